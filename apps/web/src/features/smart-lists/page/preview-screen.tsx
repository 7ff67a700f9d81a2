import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { errorText } from '../../../api/api-error.ts';
import { useAction } from '../../../api/use-action.ts';
import type { RelatedAddress } from '../../../domain/addresses/address-choice.ts';
import { AddressRows } from '../../../domain/addresses/address-rows.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LoadingState } from '../../../ui/page/loading-state.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { ErrorState } from '../../../ui/page/page-states.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { colours } from '../../../ui/theme/tokens.ts';
import type { SmartList } from '../smart-list.ts';
import { SmartListPage } from './smart-list-page.tsx';

/** What the settings and members come to: who gets a message, and whose message is taken. */
export function PreviewScreen() {
  return <SmartListPage tab="preview">{(row) => <Preview row={row} />}</SmartListPage>;
}

function Preview({ row }: { readonly row: SmartList }) {
  const { t } = useTranslation('smart-lists');
  const { number } = useFormat();
  const { data, error, refetch } = useAction('getSmartListPreview', { id: row.id });
  if (error) return <ErrorState reason={errorText(error)} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState rows={6} rowHeight={48} />;
  const isForMembers = data.posting_by === 'members';
  const counted = (num: number) => ({ num, shown: number(num) });
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {row.active === 1 ? null : <Notice tone="warning">{t('preview.disabled')}</Notice>}
      <Box sx={columns}>
        <Panel title={t('preview.receiving')}>
          <Some
            label={t('preview.receiving')}
            text={t('preview.receivers', counted(data.receivers))}
            rows={data.receiving}
            total={data.receivers}
          />
        </Panel>
        <Panel title={t('preview.posting')}>
          <Some
            label={t('preview.posting')}
            text={
              <>
                {t(`preview.by.${data.posting_by}`)}
                {isForMembers ? ` ${t('preview.posters', counted(data.posters))}` : ''}
              </>
            }
            rows={isForMembers ? data.posting : []}
            total={data.posters}
          />
        </Panel>
      </Box>
    </Box>
  );
}

interface SomeProps {
  readonly label: string;
  readonly text: ReactNode;
  readonly rows: readonly RelatedAddress[];
  readonly total: number;
}

/** How many, and the first of them. */
function Some({ label, text, rows, total }: SomeProps) {
  const { t } = useTranslation('smart-lists');
  const { number } = useFormat();
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box>{text}</Box>
      {rows.length > 0 && rows.length < total ? (
        <Box sx={{ fontSize: 13, color: colours.textSoft }}>
          {t('preview.shown', { num: rows.length, shown: number(rows.length) })}
        </Box>
      ) : null}
      <AddressRows label={label} rows={rows} hasLinks />
    </Box>
  );
}

const columns = {
  display: 'grid',
  gap: 4,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;
