import Box from '@mui/material/Box';
import { canForward } from '@posthouse/contract/features/users/user-abilities';
import { useWatch } from 'react-hook-form';
import { useCan } from '../../../api/access.ts';
import { call } from '../../../api/call.ts';
import { useAction } from '../../../api/use-action.ts';
import { addressNames, type RelatedAddress, rowsOf } from '../../../domain/addresses/address-choice.ts';
import { AddressField } from '../../../domain/addresses/address-field.tsx';
import { AddressRows } from '../../../domain/addresses/address-rows.tsx';
import { HiddenNotice } from '../../../domain/addresses/hidden-notice.tsx';
import { knownKinds } from '../../../domain/addresses/known-addresses.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ActionForm } from '../../../ui/form/action-form.tsx';
import { SwitchField } from '../../../ui/form/switch-field.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { EmptyState } from '../../../ui/page/page-states.tsx';
import { DetailList } from '../../../ui/values/detail-list.tsx';
import { UserPage } from '../page/user-page.tsx';
import { SetPanel } from '../sharing/set-panel.tsx';
import type { User } from '../user.ts';
import {
  type Forwards,
  forwardsChangesOf,
  forwardsSchema,
  forwardsValuesOf,
  leavesAccount,
  reachesNobody,
} from './forwards-values.ts';

/** Where the user's mail also goes. */
export function ForwardsScreen() {
  return (
    <UserPage tab="forwards">
      {(row) => (
        <Box sx={{ maxWidth: 720 }}>
          <ForwardsPanel row={row} />
        </Box>
      )}
    </UserPage>
  );
}

interface PartProps {
  readonly row: User;
  readonly record: Forwards;
}

function ForwardsPanel({ row }: { readonly row: User }) {
  const { t } = useTranslation('users');
  const mayChange = useCan('setForwards');
  const query = useAction('getForwards', { id: row.id });
  return (
    <SetPanel title={t('page.forwards')} purpose={t('sharing.forwards.purpose')} query={query}>
      {(record) => {
        const isPossible = canForward(row) || record.destinations.length > 0;
        if (!isPossible) {
          return (
            <EmptyState title={t('sharing.forwards.audit')}>{t('sharing.forwards.auditHint')}</EmptyState>
          );
        }
        return mayChange ? (
          <ForwardsForm row={row} record={record} />
        ) : (
          <ForwardsFacts row={row} record={record} />
        );
      }}
    </SetPanel>
  );
}

function ForwardsForm({ row, record }: PartProps) {
  const { t } = useTranslation('users');
  const form = useRecordForm({
    command: 'setForwards',
    given: { id: row.id },
    name: row.unicode,
    record,
    load: () => call('getForwards', { id: row.id }),
    schema: forwardsSchema,
    valuesOf: forwardsValuesOf,
    changesOf: forwardsChangesOf,
    fieldName: (field) => t(`facts.${field as 'destinations' | 'keep_copy'}`),
    inWords: ({ destinations, ...others }) => ({
      ...others,
      destinations: addressNames(destinations),
    }),
  });
  const { control } = form;
  const rows = rowsOf(useWatch({ control, name: 'destinations' }));
  const { hidden } = record;
  return (
    <ActionForm form={form} submitLabel={t('page.save')}>
      <AddressField
        control={control}
        name="destinations"
        label={t('sharing.forwards.to')}
        placeholder={t('sharing.forwards.search')}
        chosenLabel={t('facts.destinations')}
        empty={hidden === 0 ? t('sharing.forwards.empty') : null}
        ownAddress={row.email}
        kinds={knownKinds}
        takesExternal
        rowOf={(address) => address}
      />
      <HiddenNotice count={hidden} />
      <Consequences rows={rows} hidden={hidden} />
      {rows.length > 0 || hidden > 0 ? (
        <SwitchField
          control={control}
          name="keep_copy"
          label={t(copyLabelOf(row))}
          hint={t('sharing.forwards.keepCopyHint')}
        />
      ) : null}
    </ActionForm>
  );
}

/** A connector has no mailbox here to keep a copy in. */
const copyLabelOf = ({ account_type }: User) =>
  account_type === 'exchange' || account_type === 'external'
    ? 'sharing.forwards.passOn'
    : 'sharing.forwards.keepCopy';

/** What it means that mail goes there. */
function Consequences({
  rows,
  hidden,
}: {
  readonly rows: readonly RelatedAddress[];
  readonly hidden: number;
}) {
  const { t } = useTranslation('users');
  return (
    <>
      {leavesAccount(rows) ? (
        <Notice tone="warning" title={t('sharing.forwards.leaves')}>
          {t('sharing.forwards.leavesText')}
        </Notice>
      ) : null}
      {reachesNobody(rows, hidden) ? <Notice tone="warning">{t('sharing.forwards.nobody')}</Notice> : null}
    </>
  );
}

function ForwardsFacts({ row, record: { destinations, hidden, keep_copy } }: PartProps) {
  const { t } = useTranslation('users');
  const { t: shared } = useTranslation();
  const hasAny = destinations.length > 0 || hidden > 0;
  return (
    <>
      <Notice tone="neutral">{t('page.readOnly')}</Notice>
      {hasAny ? null : <Box>{t('sharing.forwards.empty')}</Box>}
      <AddressRows label={t('facts.destinations')} rows={destinations} hasLinks />
      <HiddenNotice count={hidden} />
      <Consequences rows={destinations} hidden={hidden} />
      {hasAny ? (
        <DetailList
          details={[{ label: t(copyLabelOf(row)), value: shared(keep_copy === 1 ? 'list.yes' : 'list.no') }]}
        />
      ) : null}
    </>
  );
}
