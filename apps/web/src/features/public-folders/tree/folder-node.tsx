import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Link } from '../../../ui/navigation/link.tsx';
import { colours } from '../../../ui/theme/tokens.ts';
import { type Folder, folderAddress } from '../folder.ts';
import { Owners, Quota, RightCount, Type } from '../list/folder-cells.tsx';
import type { useOpenFolders } from './open-folders.ts';
import type { FolderNode } from './tree-of.ts';

/** The columns of the tree, of its head and of each of its rows. */
export const columnsOfTree = {
  gridTemplateColumns: 'minmax(200px, 1fr) 130px 150px minmax(120px, 240px) 90px 40px',
  columnGap: 4,
  alignItems: 'center',
  padding: '4px 8px 4px 12px',
} as const;

interface TreeNodeProps {
  readonly node: FolderNode;
  readonly level: number;
  readonly open: ReturnType<typeof useOpenFolders>;
  readonly menuOf: (row: Folder) => ReactNode;
}

/** A folder with what there is to know about it, and below it the folders in it. */
export function TreeNode({ node: { row, children }, level, open, menuOf }: TreeNodeProps) {
  const { t } = useTranslation('public-folders');
  const listId = useId();
  const isOpen = children.length > 0 && open.isOpen(row.id);
  const indent = { xs: `${level * 14}px`, md: `${level * 22}px` };
  return (
    <Box component="li" sx={level === 0 ? { '& + &': between } : between}>
      <Box sx={line}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0, paddingLeft: indent }}>
          {children.length > 0 ? (
            <IconButton
              aria-label={t(isOpen ? 'tree.close' : 'tree.open', { name: row.name })}
              aria-expanded={isOpen}
              {...(isOpen ? { 'aria-controls': listId } : {})}
              onClick={() => open.setOpen(row.id, !isOpen)}
              sx={{ width: 28, height: 28, flexShrink: 0 }}
            >
              {isOpen ? <ChevronDown size={16} aria-hidden /> : <ChevronRight size={16} aria-hidden />}
            </IconButton>
          ) : (
            <Box sx={{ width: 28, flexShrink: 0 }} />
          )}
          <Link
            to={folderAddress(row.id)}
            underline="hover"
            data-folder={row.id}
            data-parent={row.parent}
            data-filled={children.length > 0 ? 'yes' : 'no'}
            sx={{
              minWidth: 0,
              padding: '4px 0',
              fontWeight: 540,
              color: colours.text,
              overflowWrap: 'anywhere',
            }}
          >
            {row.name}
          </Link>
        </Box>
        <Box sx={{ ...details, paddingLeft: { xs: `${level * 14 + 32}px`, md: 0 } }}>
          <Type type={row.type} />
          <Cell label={t('column.quota')}>
            <Quota {...row} />
          </Cell>
          <Cell label={t('column.owners')}>
            <Owners {...row} />
          </Cell>
          <RightCount rights={row.rights} />
        </Box>
        <Box sx={{ gridArea: 'menu', justifySelf: 'end' }}>{menuOf(row)}</Box>
      </Box>
      {isOpen ? (
        <Box component="ul" id={listId} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {children.map((child) => (
            <TreeNode key={child.row.id} node={child} level={level + 1} open={open} menuOf={menuOf} />
          ))}
        </Box>
      ) : null}
    </Box>
  );
}

/** The heads of the columns are for the eye alone. */
function Cell({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <span className="visually-hidden">{label}: </span>
      {children}
    </Box>
  );
}

const between = { borderTop: `1px solid ${colours.border}` } as const;

const line = {
  ...columnsOfTree,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) 40px', md: columnsOfTree.gridTemplateColumns },
  gridTemplateAreas: { xs: '"name menu" "details details"', md: '"name type quota owners rights menu"' },
  minHeight: 44,
  '&:hover': { backgroundColor: colours.canvas },
} as const;

/** Cells of the row where there is room for columns, otherwise a line below the name. */
const details = {
  display: { xs: 'flex', md: 'contents' },
  gridArea: { xs: 'details' },
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 4,
  rowGap: 1,
  paddingBottom: { xs: 1 },
  fontSize: { xs: 13 },
  color: { xs: colours.textSoft },
} as const;
