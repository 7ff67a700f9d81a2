import Box from '@mui/material/Box';
import { useCan } from '../../api/access.ts';
import { call } from '../../api/call.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ActionForm } from '../../ui/form/action-form.tsx';
import { useRecordForm } from '../../ui/form/use-record-form.ts';
import { Link } from '../../ui/navigation/link.tsx';
import { Notice } from '../../ui/page/notice.tsx';
import { addressValue } from '../../ui/table/view/view-address.ts';
import { DetailList } from '../../ui/values/detail-list.tsx';
import { RelativeTime } from '../../ui/values/relative-time.tsx';
import { changeSchema, type IpEntry, type IpEntryValues, valuesOf } from './ip-entry.ts';
import { EntryPlace, EntryType } from './ip-entry-cells.tsx';
import { IpEntryFields } from './ip-entry-fields.tsx';

interface IpEntryPanelProps {
  readonly entry: IpEntry;
  readonly close: () => void;
}

/** One entry to be changed; for those who may only look, the same as facts. */
export function IpEntryPanel({ entry, close }: IpEntryPanelProps) {
  const mayChange = useCan('updateIpAccess');
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <AskedBefore entry={entry} />
      {mayChange ? <ChangeForm entry={entry} close={close} /> : <Facts entry={entry} />}
    </Box>
  );
}

/** The entry that takes something from this one, and what. */
function AskedBefore({ entry: { shadowed_by, overlaps } }: { readonly entry: IpEntry }) {
  const { t } = useTranslation('ip-access');
  const other = shadowed_by ?? overlaps;
  if (other === null) return null;
  return (
    <Notice
      tone={shadowed_by ? 'warning' : 'neutral'}
      action={
        <Link to="/filtering/ipaccesslists" search={{ open: addressValue(other.id) }}>
          {t('note.open', { ip: other.ip })}
        </Link>
      }
    >
      {t(shadowed_by ? 'note.shadowedText' : 'note.overlapsText', { ip: other.ip })}
    </Notice>
  );
}

function ChangeForm({ entry, close }: IpEntryPanelProps) {
  const { t } = useTranslation('ip-access');
  const form = useRecordForm({
    command: 'updateIpAccess',
    given: { id: entry.id },
    name: entry.ip,
    record: entry,
    load: () => call('getIpAccess', { id: entry.id }),
    schema: changeSchema,
    valuesOf,
    onDone: close,
    fieldName: (field) => t(`facts.${field as keyof IpEntryValues}`),
  });
  return (
    <ActionForm form={form} submitLabel={t('form.save')} onCancel={close}>
      <DetailList details={[{ label: t('place.label'), value: <EntryPlace domain={entry.domain} /> }]} />
      <IpEntryFields control={form.control} />
    </ActionForm>
  );
}

function Facts({ entry }: { readonly entry: IpEntry }) {
  const { t } = useTranslation('ip-access');
  return (
    <>
      <Notice tone="neutral">{t('readOnly')}</Notice>
      <DetailList
        details={[
          { label: t('place.label'), value: <EntryPlace domain={entry.domain} /> },
          { label: t('facts.type'), value: <EntryType type={entry.type} /> },
          { label: t('facts.preference'), value: entry.preference },
          { label: t('facts.description'), value: entry.description },
          { label: t('column.created'), value: <RelativeTime time={entry.created_at} /> },
        ].filter(({ value }) => value !== '')}
      />
    </>
  );
}
