import Box from '@mui/material/Box';
import { useCan } from '../../api/access.ts';
import { call } from '../../api/call.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ActionForm } from '../../ui/form/action-form.tsx';
import { changedFields } from '../../ui/form/record-changes.ts';
import { useRecordForm } from '../../ui/form/use-record-form.ts';
import { Notice } from '../../ui/page/notice.tsx';
import { DetailList } from '../../ui/values/detail-list.tsx';
import { RelativeTime } from '../../ui/values/relative-time.tsx';
import { LastDay, OtherListNotice, Place } from './sender-cells.tsx';
import {
  changeSchema,
  type SenderEntry,
  type SenderListName,
  type SenderValues,
  senderLists,
  valuesOf,
} from './sender-entry.ts';
import { SenderFields } from './sender-fields.tsx';

interface SenderPanelProps {
  readonly entry: SenderEntry;
  readonly list: SenderListName;
  readonly close: () => void;
}

/** One entry to be changed; for those who may only look, the same as facts. */
export function SenderPanel(props: SenderPanelProps) {
  const mayChange = useCan(senderLists[props.list].update);
  return mayChange ? <ChangeForm {...props} /> : <Facts {...props} />;
}

function ChangeForm({ entry, list, close }: SenderPanelProps) {
  const { t } = useTranslation('sender-lists');
  const { update, read } = senderLists[list];
  const form = useRecordForm<'updateWhitelist' | 'updateBlacklist', SenderValues>({
    command: update,
    given: { id: entry.id },
    record: entry as SenderEntry & { ignore_spf: 0 | 1 },
    load: () => call<'getWhitelistEntry' | 'getBlacklistEntry'>(read, { id: entry.id }),
    schema: changeSchema,
    valuesOf,
    changesOf: (from, values) => changedFields(valuesOf(from), values) as Partial<SenderValues>,
    onDone: close,
    fieldName: (field) => t(`form.${field as keyof SenderValues}`),
  });
  return (
    <ActionForm form={form} submitLabel={t('form.save')} onCancel={close}>
      <OtherListNotice entry={entry} list={list} />
      <DetailList details={useKnown(entry)} />
      <SenderFields control={form.control} list={list} />
    </ActionForm>
  );
}

/** What nobody changes of it. */
function useKnown(entry: SenderEntry) {
  const { t } = useTranslation('sender-lists');
  const { number } = useFormat();
  const { last_hit_at, hits, created_at, created_by } = entry;
  return [
    { label: t('form.scope'), value: <Place {...entry} /> },
    { label: t('column.hits'), value: number(hits) },
    {
      label: t('column.lastHit'),
      value: last_hit_at === null ? t('never') : <RelativeTime time={last_hit_at} />,
    },
    { label: t('column.created'), value: <RelativeTime time={created_at} /> },
    { label: t('column.createdBy'), value: created_by },
  ];
}

function Facts({ entry, list }: SenderPanelProps) {
  const { t } = useTranslation('sender-lists');
  const { t: shared } = useTranslation();
  const yesNo = (flag: 0 | 1 | undefined) => shared(flag === 1 ? 'list.yes' : 'list.no');
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Notice tone="neutral">{t('readOnly')}</Notice>
      <OtherListNotice entry={entry} list={list} />
      <DetailList
        details={[
          ...(list === 'whitelist' ? [{ label: t('form.ignore_spf'), value: yesNo(entry.ignore_spf) }] : []),
          { label: t('form.apply_to_headers'), value: yesNo(entry.apply_to_headers) },
          ...(entry.expires === null ? [] : [{ label: t('form.expires'), value: <LastDay {...entry} /> }]),
          ...(entry.note === '' ? [] : [{ label: t('form.note'), value: entry.note }]),
          ...useKnown(entry),
        ]}
      />
    </Box>
  );
}
