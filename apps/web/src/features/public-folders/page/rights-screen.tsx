import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { everyone } from '@posthouse/contract/features/public-folders';
import { type FolderProfile, folderProfiles } from '@posthouse/contract/fields/folder-profiles';
import { readableName } from '@posthouse/contract/fields/readable-name';
import { useWatch } from 'react-hook-form';
import { useCan } from '../../../api/access.ts';
import { call } from '../../../api/call.ts';
import { type AddressChoice, rowsOf } from '../../../domain/addresses/address-choice.ts';
import { AddressField } from '../../../domain/addresses/address-field.tsx';
import { AddressRows } from '../../../domain/addresses/address-rows.tsx';
import { HiddenNotice } from '../../../domain/addresses/hidden-notice.tsx';
import type { KnownKind } from '../../../domain/addresses/known-addresses.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ActionForm } from '../../../ui/form/action-form.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { colours } from '../../../ui/theme/tokens.ts';
import { StatusLabel } from '../../../ui/values/status-label.tsx';
import type { WholeFolder } from '../folder.ts';
import { newRight, type Right, rightsChangesOf, rightsSchema, rightsValuesOf } from '../folder-values.ts';
import { FolderPage } from './folder-page.tsx';
import { ProfileGuide } from './profile-guide.tsx';

const kinds: readonly KnownKind[] = ['user', 'list'];

/** Who can do what in a folder. */
export function RightsScreen() {
  const { t } = useTranslation('public-folders');
  return (
    <FolderPage tab="rights">
      {(row) => (
        <Box sx={{ display: 'grid', gap: 5, maxWidth: 880 }}>
          <Panel title={t('page.rights')}>
            <Box sx={{ display: 'grid', gap: 4 }}>
              <Box sx={{ color: colours.textSoft }}>
                <p style={{ margin: 0 }}>{t('rights.purpose')}</p>
                <p style={{ margin: '8px 0 0' }}>{t('rights.order')}</p>
              </Box>
              <Rights row={row} />
            </Box>
          </Panel>
          <ProfileGuide />
        </Box>
      )}
    </FolderPage>
  );
}

function Rights({ row }: { readonly row: WholeFolder }) {
  const mayChange = useCan('setPublicFolderRights');
  return mayChange ? <Form row={row} /> : <Facts row={row} />;
}

function useOptions() {
  const { t } = useTranslation('public-folders');
  return folderProfiles.map((value) => ({ value, label: t(`profile.${value}`) }));
}

function Form({ row }: { readonly row: WholeFolder }) {
  const { t } = useTranslation('public-folders');
  const options = useOptions();
  const form = useRecordForm({
    command: 'setPublicFolderRights',
    given: { id: row.id },
    record: row,
    load: () => call('getPublicFolder', { id: row.id }),
    schema: rightsSchema,
    valuesOf: rightsValuesOf,
    changesOf: rightsChangesOf,
    fieldName: (field) => t(field === 'everyone' ? 'rights.everyoneShort' : 'rights.people'),
    inWords: ({ rights, everyone: profile }) => ({
      everyone: t(`profile.${profile as FolderProfile}`),
      rights: rowsOf(rights as AddressChoice<Right>).map(
        (right) => `${right.unicode}: ${t(`profile.${right.profile}`)}`,
      ),
    }),
  });
  const { control } = form;
  const ofEveryone = useWatch({ control, name: 'everyone' });
  return (
    <ActionForm form={form} submitLabel={t('form.save')} takesMinutes>
      <SelectField
        control={control}
        name="everyone"
        label={t('rights.everyone', { domain: readableName(row.domain) })}
        hint={t(`can.${ofEveryone}`)}
        options={options}
      />
      <AddressField
        control={control}
        name="rights"
        label={t('rights.add')}
        placeholder={t('rights.search')}
        chosenLabel={t('rights.people')}
        empty={row.hidden_rights === 0 ? t('rights.empty') : null}
        kinds={kinds}
        ownAddress={row.email}
        rowOf={newRight}
        controlsOf={(right, change) => <ProfileControl right={right} change={change} />}
      />
      <HiddenNotice count={row.hidden_rights} />
    </ActionForm>
  );
}

interface ProfileControlProps {
  readonly right: Right;
  readonly change: (right: Right) => void;
}

function ProfileControl({ right, change }: ProfileControlProps) {
  const { t } = useTranslation('public-folders');
  const options = useOptions();
  return (
    <>
      <NativeSelect
        input={<OutlinedInput />}
        inputProps={{ 'aria-label': t('rights.profileOf', { name: right.unicode }) }}
        value={right.profile}
        onChange={({ target }) => change({ ...right, profile: target.value as FolderProfile })}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect>
      <Allowed right={right} />
    </>
  );
}

/** What it allows, or why it allows nothing. */
function Allowed({ right: { profile, opens } }: { readonly right: Right }) {
  const { t } = useTranslation('public-folders');
  return (
    <Box sx={{ flexBasis: '100%', fontSize: 13, color: colours.textSoft }}>
      {opens === 1 ? t(`can.${profile}`) : <StatusLabel tone="warning">{t('rights.cannotOpen')}</StatusLabel>}
    </Box>
  );
}

function Facts({ row }: { readonly row: WholeFolder }) {
  const { t } = useTranslation('public-folders');
  const named = row.granted.map((right) =>
    right.address === everyone
      ? { ...right, unicode: t('rights.everyone', { domain: readableName(row.domain) }) }
      : right,
  );
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Notice tone="neutral">{t('readOnly')}</Notice>
      {row.rights === 0 ? <Box>{t('rights.none')}</Box> : null}
      <AddressRows label={t('page.rights')} rows={named} hasLinks>
        {(right) => (
          <>
            <Box sx={{ fontWeight: 500 }}>{t(`profile.${right.profile}`)}</Box>
            <Allowed right={right} />
          </>
        )}
      </AddressRows>
      <HiddenNotice count={row.hidden_rights} />
    </Box>
  );
}
