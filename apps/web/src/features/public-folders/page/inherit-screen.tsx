import Box from '@mui/material/Box';
import type { ActionAnswer } from '@posthouse/contract';
import { everyone } from '@posthouse/contract/features/public-folders';
import { useCan } from '../../../api/access.ts';
import { errorText } from '../../../api/api-error.ts';
import { useAction } from '../../../api/use-action.ts';
import { useCommand } from '../../../api/use-command.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ProgressButton } from '../../../ui/form/progress-button.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { LoadingState } from '../../../ui/page/loading-state.tsx';
import { EmptyState, ErrorState, NoPermissionState } from '../../../ui/page/page-states.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { colours } from '../../../ui/theme/tokens.ts';
import { folderAddress, type WholeFolder } from '../folder.ts';
import { presentRights } from '../folder-values.ts';
import { FolderPage } from './folder-page.tsx';

type Preview = ActionAnswer<'previewPublicFolderRights'>;
type PreviewedFolder = Preview['folders'][number];

/** Gives the rights of a folder to all that are in it, after a look at what changes. */
export function InheritScreen() {
  const { t } = useTranslation('public-folders');
  const mayApply = useCan('setPublicFolderRights');
  return (
    <FolderPage tab="inherit">
      {(row) =>
        mayApply ? (
          <Box sx={{ maxWidth: 880 }}>
            <Panel title={t('page.inherit')}>
              <Box sx={{ marginBottom: 4, color: colours.textSoft }}>{t('inherit.purpose')}</Box>
              <Inherit row={row} />
            </Panel>
          </Box>
        ) : (
          <NoPermissionState />
        )
      }
    </FolderPage>
  );
}

function Inherit({ row }: { readonly row: WholeFolder }) {
  const { t } = useTranslation('public-folders');
  const rights = presentRights(row);
  const { data, error, refetch } = useAction('previewPublicFolderRights', { id: row.id, rights });
  const { mutate, isPending } = useCommand('setPublicFolderRights');
  if (data === undefined) {
    if (error) return <ErrorState reason={errorText(error)} onRetry={() => void refetch()} />;
    return <LoadingState rows={4} />;
  }
  if (data.changed + data.unchanged === 0) {
    return <EmptyState title={t('inherit.noSubfolders')}>{t('inherit.noSubfoldersHint')}</EmptyState>;
  }
  if (data.changed === 0) return <EmptyState title={t('inherit.same')}>{t('inherit.sameHint')}</EmptyState>;
  const apply = () => mutate({ id: row.id, version: row.version, rights, subfolders: 1 });
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Box role="status" sx={{ fontWeight: 550 }}>
        {t('inherit.changes', { num: data.changed })}
        {data.unchanged > 0 ? (
          <Box component="span" sx={{ fontWeight: 400, color: colours.textSoft }}>
            {' · '}
            {t('inherit.unchanged', { num: data.unchanged })}
          </Box>
        ) : null}
      </Box>
      <Changes preview={data} />
      <Box>
        <ProgressButton isRunning={isPending} onClick={apply}>
          {t('inherit.apply', { num: data.changed })}
        </ProgressButton>
      </Box>
    </Box>
  );
}

function Changes({ preview: { folders, changed } }: { readonly preview: Preview }) {
  const { t } = useTranslation('public-folders');
  const left = changed - folders.length;
  return (
    <>
      <Box component="ul" aria-label={t('inherit.changes', { num: changed })} sx={list}>
        {folders.map((folder) => (
          <Box component="li" key={folder.id} sx={line}>
            <Link to={folderAddress(folder.id, 'rights')} sx={{ fontWeight: 540, overflowWrap: 'anywhere' }}>
              {folder.path}
            </Link>
            <FolderChanges folder={folder} />
          </Box>
        ))}
      </Box>
      {left > 0 ? (
        <Box sx={{ color: colours.textSoft }}>{t('inherit.moreFolders', { num: left })}</Box>
      ) : null}
    </>
  );
}

function FolderChanges({ folder: { changes, total } }: { readonly folder: PreviewedFolder }) {
  const { t } = useTranslation('public-folders');
  const nameOf = ({ who, unicode }: PreviewedFolder['changes'][number]) =>
    who === everyone ? t('rights.everyoneShort') : unicode;
  const left = total - changes.length;
  return (
    <Box component="ul" sx={{ margin: '4px 0 0', paddingLeft: 5, fontSize: 13, overflowWrap: 'anywhere' }}>
      {changes.map((change) => {
        const before = change.before === null ? '' : t(`profile.${change.before}`);
        const after = change.after === null ? '' : t(`profile.${change.after}`);
        const words =
          change.before === null
            ? 'inherit.added'
            : change.after === null
              ? 'inherit.removed'
              : 'inherit.changed';
        return <li key={change.who}>{t(words, { who: nameOf(change), before, after })}</li>;
      })}
      {left > 0 ? <li>{t('inherit.more', { num: left })}</li> : null}
    </Box>
  );
}

const list = {
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${colours.border}`,
  borderRadius: 1,
} as const;

const line = { padding: '10px 12px', '& + &': { borderTop: `1px solid ${colours.border}` } } as const;
