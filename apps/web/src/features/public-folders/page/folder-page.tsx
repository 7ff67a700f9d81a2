import Box from '@mui/material/Box';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useAction } from '../../../api/use-action.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PageTabs } from '../../../ui/page/page-tabs.tsx';
import { RecordPage } from '../../../ui/page/record-page.tsx';
import { HeadActions } from '../../../ui/table/commands/head-actions.tsx';
import { useAskedPanels } from '../asked-panels.tsx';
import {
  type FolderTab,
  folderAddress,
  foldersAddress,
  folderTabs,
  programPath,
  type WholeFolder,
} from '../folder.ts';
import { Type } from '../list/folder-cells.tsx';
import { useFolderActions } from '../list/use-folder-actions.ts';

interface FolderPageProps {
  /** The part that is shown. */
  readonly tab: FolderTab;
  readonly children: (row: WholeFolder) => ReactNode;
}

/** The head and the tabs of a folder's page around one of its parts. */
export function FolderPage({ tab: shown, children }: FolderPageProps) {
  const { t } = useTranslation('public-folders');
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const record = useAction('getPublicFolder', { id });
  return (
    <RecordPage
      record={record}
      place={{ id: `folder-${id}`, to: folderAddress(id) }}
      list={{ to: foldersAddress, label: t('page.back') }}
      nameOf={({ path }) => path}
      title={t('title')}
      part={t(`page.${shown}`)}
      purpose={(row) => <FolderStates row={row} />}
      actions={(row) => <FolderActions row={row} />}
      gone={{ title: t('page.gone'), hint: t('page.goneHint') }}
    >
      {(row) => (
        <>
          <PageTabs
            label={t('page.tabs')}
            tabs={folderTabs.map((tab) => ({ label: t(`page.${tab}`), to: folderAddress(row.id, tab) }))}
          />
          {children(row)}
        </>
      )}
    </RecordPage>
  );
}

function FolderStates({ row }: { readonly row: WholeFolder }) {
  const { t } = useTranslation('public-folders');
  return (
    <Box
      component="span"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1, marginTop: 1 }}
    >
      <Type type={row.type} />
      <span>
        {t('page.imapPath')}: {programPath(row)}
      </span>
      {row.unicode ? <span>{row.unicode}</span> : null}
    </Box>
  );
}

function FolderActions({ row }: { readonly row: WholeFolder }) {
  const { ask, panel } = useAskedPanels();
  const { rowActions } = useFolderActions(ask);
  return (
    <>
      <HeadActions name={row.path} actions={rowActions(row)} list={foldersAddress} />
      {panel}
    </>
  );
}
