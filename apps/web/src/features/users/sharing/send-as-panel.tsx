import Box from '@mui/material/Box';
import { isPerson } from '@posthouse/contract/features/users/user-abilities';
import { useCan } from '../../../api/access.ts';
import { call } from '../../../api/call.ts';
import { useAction } from '../../../api/use-action.ts';
import { addressNames } from '../../../domain/addresses/address-choice.ts';
import { AddressField } from '../../../domain/addresses/address-field.tsx';
import { AddressRows } from '../../../domain/addresses/address-rows.tsx';
import { HiddenNotice } from '../../../domain/addresses/hidden-notice.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ActionForm } from '../../../ui/form/action-form.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import type { User } from '../user.ts';
import { SetPanel } from './set-panel.tsx';
import { type SendAs, sendAsChangesOf, sendAsSchema, sendAsValuesOf } from './sharing-values.ts';

/** The addresses the user can send as besides its own. */
export function SendAsPanel({ row }: { readonly row: User }) {
  const { t } = useTranslation('users');
  const mayChange = useCan('setSendAs');
  const query = useAction('getSendAs', { id: row.id });
  return (
    <SetPanel title={t('sharing.sendAs.title')} purpose={t('sharing.sendAs.purpose')} query={query}>
      {(record) => {
        if (!isPerson(row) && record.addresses.length + record.hidden === 0) {
          const reason = row.mailbox_type === 'normal' ? 'sharing.sendAs.type' : 'sharing.sendAs.noLogin';
          return <Notice tone="neutral">{t(reason)}</Notice>;
        }
        return mayChange ? <SendAsForm row={row} record={record} /> : <SendAsFacts record={record} />;
      }}
    </SetPanel>
  );
}

function SendAsForm({ row, record }: { readonly row: User; readonly record: SendAs }) {
  const { t } = useTranslation('users');
  const form = useRecordForm({
    command: 'setSendAs',
    given: { id: row.id },
    name: row.unicode,
    record,
    load: () => call('getSendAs', { id: row.id }),
    schema: sendAsSchema,
    valuesOf: sendAsValuesOf,
    changesOf: sendAsChangesOf,
    fieldName: () => t('facts.addresses'),
    inWords: ({ addresses }) => ({ addresses: addressNames(addresses) }),
  });
  return (
    <ActionForm form={form} submitLabel={t('page.save')}>
      <AddressField
        control={form.control}
        name="addresses"
        label={t('sharing.sendAs.add')}
        placeholder={t('sharing.search')}
        chosenLabel={t('facts.addresses')}
        empty={record.hidden === 0 ? t('sharing.sendAs.empty') : null}
        ownAddress={row.email}
        rowOf={(address) => address}
      />
      <HiddenNotice count={record.hidden} />
    </ActionForm>
  );
}

function SendAsFacts({ record: { addresses, hidden } }: { readonly record: SendAs }) {
  const { t } = useTranslation('users');
  return (
    <>
      {addresses.length + hidden === 0 ? <Box>{t('sharing.sendAs.empty')}</Box> : null}
      <AddressRows label={t('facts.addresses')} rows={addresses} hasLinks />
      <HiddenNotice count={hidden} />
    </>
  );
}
