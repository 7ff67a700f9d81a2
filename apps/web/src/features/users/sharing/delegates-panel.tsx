import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { delegateRights, delegateSending } from '@posthouse/contract/features/users/sharing';
import { canHaveDelegates } from '@posthouse/contract/features/users/user-abilities';
import { useCan } from '../../../api/access.ts';
import { call } from '../../../api/call.ts';
import { useAction } from '../../../api/use-action.ts';
import { type AddressChoice, rowsOf } from '../../../domain/addresses/address-choice.ts';
import { AddressField } from '../../../domain/addresses/address-field.tsx';
import { AddressRows } from '../../../domain/addresses/address-rows.tsx';
import { HiddenNotice } from '../../../domain/addresses/hidden-notice.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ActionForm } from '../../../ui/form/action-form.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { colours } from '../../../ui/theme/tokens.ts';
import type { User } from '../user.ts';
import { useFocusOfPlace } from './delegates-place.ts';
import { SetPanel } from './set-panel.tsx';
import {
  type Delegate,
  type Delegates,
  delegatesChangesOf,
  delegatesSchema,
  delegatesValuesOf,
  newDelegate,
} from './sharing-values.ts';
import { useRightsInWords } from './use-rights-in-words.ts';

/** Who can open the mailbox; and which mailboxes its own user can open. */
export function DelegatesPanels({ row }: { readonly row: User }) {
  const { t } = useTranslation('users');
  const mayChange = useCan('setDelegates');
  const query = useAction('getDelegates', { id: row.id });
  const mailboxes = query.data?.mailboxes ?? [];
  return (
    <>
      <SetPanel title={t('sharing.delegates.title')} purpose={t('sharing.delegates.purpose')} query={query}>
        {(record) => {
          const isNone = record.delegates.length + record.hidden === 0;
          if (isNone && !canHaveDelegates(row)) {
            const reason =
              row.account_type === 'audit' ? 'sharing.delegates.audit' : 'sharing.delegates.connector';
            return <Notice tone="neutral">{t(reason)}</Notice>;
          }
          return (
            <>
              {isNone && row.mailbox_type !== 'normal' ? (
                <Notice tone="warning" title={t('sharing.delegates.nobody')}>
                  {t('sharing.delegates.nobodyText')}
                </Notice>
              ) : null}
              {mayChange ? <DelegatesForm row={row} record={record} /> : <DelegatesFacts record={record} />}
            </>
          );
        }}
      </SetPanel>
      {mailboxes.length > 0 ? (
        <Panel title={t('sharing.mailboxes.title')}>
          <Box sx={{ marginBottom: 4, color: colours.textSoft }}>{t('sharing.mailboxes.purpose')}</Box>
          <AddressRows label={t('sharing.mailboxes.title')} rows={mailboxes} hasLinks>
            {(mailbox) => <Rights {...mailbox} />}
          </AddressRows>
        </Panel>
      ) : null}
    </>
  );
}

function DelegatesForm({ row, record }: { readonly row: User; readonly record: Delegates }) {
  const { t } = useTranslation('users');
  const rightsOf = useRightsInWords();
  useFocusOfPlace();
  const form = useRecordForm({
    command: 'setDelegates',
    given: { id: row.id },
    name: row.unicode,
    record,
    load: () => call('getDelegates', { id: row.id }),
    schema: delegatesSchema,
    valuesOf: delegatesValuesOf,
    changesOf: delegatesChangesOf,
    fieldName: () => t('facts.delegates'),
    inWords: ({ delegates }) => ({
      delegates: rowsOf(delegates as AddressChoice<Delegate>).map(
        (delegate) => `${delegate.unicode}: ${rightsOf(delegate)}`,
      ),
    }),
  });
  return (
    <ActionForm form={form} submitLabel={t('page.save')} takesMinutes>
      <AddressField
        control={form.control}
        name="delegates"
        label={t('sharing.delegates.add')}
        hint={t('sharing.delegates.rightsHint')}
        placeholder={t('sharing.search')}
        chosenLabel={t('facts.delegates')}
        empty={record.hidden === 0 ? t('sharing.delegates.empty') : null}
        ownAddress={row.email}
        rowOf={newDelegate}
        controlsOf={(delegate, change) => <RightsControls delegate={delegate} change={change} />}
      />
      <HiddenNotice count={record.hidden} />
    </ActionForm>
  );
}

interface RightsControlsProps {
  readonly delegate: Delegate;
  readonly change: (delegate: Delegate) => void;
}

function RightsControls({ delegate, change }: RightsControlsProps) {
  const { t } = useTranslation('users');
  const name = delegate.unicode;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, flex: '0 1 auto' }}>
      <NativeSelect
        input={<OutlinedInput />}
        inputProps={{ 'aria-label': t('sharing.delegates.rightOf', { name }) }}
        value={delegate.right}
        onChange={({ target }) => change({ ...delegate, right: target.value as Delegate['right'] })}
      >
        {delegateRights.map((right) => (
          <option key={right} value={right}>
            {t(`sharing.right.${right}`)}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        input={<OutlinedInput />}
        inputProps={{ 'aria-label': t('sharing.delegates.sendOf', { name }) }}
        value={delegate.send}
        onChange={({ target }) => change({ ...delegate, send: target.value as Delegate['send'] })}
      >
        {delegateSending.map((send) => (
          <option key={send} value={send}>
            {t(`sharing.send.${send}`)}
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
}

function Rights(delegate: Delegate) {
  const rightsOf = useRightsInWords();
  return <Box sx={{ fontSize: 13, color: colours.textSoft }}>{rightsOf(delegate)}</Box>;
}

function DelegatesFacts({ record: { delegates, hidden } }: { readonly record: Delegates }) {
  const { t } = useTranslation('users');
  return (
    <>
      {delegates.length + hidden === 0 ? <Box>{t('sharing.delegates.empty')}</Box> : null}
      <AddressRows label={t('facts.delegates')} rows={delegates} hasLinks>
        {(delegate) => <Rights {...delegate} />}
      </AddressRows>
      <HiddenNotice count={hidden} />
    </>
  );
}
