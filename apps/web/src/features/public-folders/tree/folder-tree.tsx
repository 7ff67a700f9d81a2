import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { readableName } from '@posthouse/contract/fields/readable-name';
import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { errorText } from '../../../api/api-error.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LoadingState } from '../../../ui/page/loading-state.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { ErrorState } from '../../../ui/page/page-states.tsx';
import { rowsClass } from '../../../ui/table/list-body.tsx';
import { colours } from '../../../ui/theme/tokens.ts';
import type { Folder } from '../folder.ts';
import { columnsOfTree, TreeNode } from './folder-node.tsx';
import { useOpenFolders } from './open-folders.ts';
import { moveByKey } from './tree-keys.ts';
import { type FolderNode, treesOf } from './tree-of.ts';
import { useAllFolders } from './use-all-folders.ts';

interface FolderTreeProps {
  /** Only of this domain. */
  readonly domain: string | undefined;
  readonly menuOf: (row: Folder) => ReactNode;
}

/** The folders of each domain as lists within lists: every screen reader knows those, and their links and buttons. */
export function FolderTree({ domain, menuOf }: FolderTreeProps) {
  const { t } = useTranslation('public-folders');
  const { rows, isComplete, error, reload } = useAllFolders(domain);
  const filled = (rows ?? []).filter(({ subfolders }) => subfolders > 0).map(({ id }) => id);
  const open = useOpenFolders(filled);
  if (rows === undefined) {
    return error ? <ErrorState reason={errorText(error)} onRetry={reload} /> : <LoadingState rows={8} />;
  }
  return (
    <Box className={rowsClass} sx={{ overflow: 'auto', minHeight: { md: 240 } }}>
      {filled.length > 0 ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, marginBottom: 2 }}>
          <Button
            variant="outlined"
            startIcon={<ChevronsUpDown size={15} aria-hidden />}
            onClick={() => open.setAll(true)}
          >
            {t('tree.openAll')}
          </Button>
          <Button
            variant="outlined"
            startIcon={<ChevronsDownUp size={15} aria-hidden />}
            onClick={() => open.setAll(false)}
          >
            {t('tree.closeAll')}
          </Button>
          <Box sx={{ fontSize: 13, color: colours.textSoft, display: { xs: 'none', md: 'block' } }}>
            {t('tree.keys')}
          </Box>
        </Box>
      ) : null}
      {isComplete ? null : <Notice tone="neutral">{t('tree.more')}</Notice>}
      <Box sx={{ display: 'grid', gap: 4 }} onKeyDown={(event) => moveByKey(event, open)}>
        {treesOf(rows).map(([name, nodes]) => (
          <DomainTree key={name} name={readableName(name)} nodes={nodes} open={open} menuOf={menuOf} />
        ))}
      </Box>
    </Box>
  );
}

interface DomainTreeProps extends Pick<FolderTreeProps, 'menuOf'> {
  readonly name: string;
  readonly nodes: readonly FolderNode[];
  readonly open: ReturnType<typeof useOpenFolders>;
}

function DomainTree({ name, nodes, open, menuOf }: DomainTreeProps) {
  const { t } = useTranslation('public-folders');
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ minWidth: 0 }}>
      <Typography variant="h2" id={headingId} sx={{ marginBottom: 2, overflowWrap: 'anywhere' }}>
        <span className="visually-hidden">{t('tree.label', { domain: name })}</span>
        <span aria-hidden>{name}</span>
      </Typography>
      <Box sx={frame}>
        <Box aria-hidden sx={{ ...columnsOfTree, ...head }}>
          <span>{t('column.path')}</span>
          <span>{t('column.type')}</span>
          <span>{t('column.quota')}</span>
          <span>{t('column.owners')}</span>
          <span>{t('column.rights')}</span>
          <span />
        </Box>
        <Box component="ul" aria-labelledby={headingId} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {nodes.map((node) => (
            <TreeNode key={node.row.id} node={node} level={0} open={open} menuOf={menuOf} />
          ))}
        </Box>
      </Box>
    </Box>
  );
}

const frame = {
  border: `1px solid ${colours.border}`,
  borderRadius: 1,
  backgroundColor: colours.surface,
} as const;

const head = {
  display: { xs: 'none', md: 'grid' },
  minHeight: 36,
  borderBottom: `1px solid ${colours.border}`,
  fontSize: 13,
  fontWeight: 550,
  color: colours.textSoft,
} as const;
