import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { call } from '../../api/call.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ActionForm } from '../../ui/form/action-form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useRecordForm } from '../../ui/form/use-record-form.ts';
import {
  type Brand,
  type Branding,
  type BrandValues,
  brandFields,
  brandSchema,
  changesOf,
  type DomainNames,
  previewOf,
} from './brand-values.ts';
import { ColourField } from './fields/colour-field.tsx';
import { LogoField } from './fields/logo-field.tsx';
import { LoginPreview } from './login-preview.tsx';
import { WhereShown } from './where-shown.tsx';

interface BrandFormProps {
  readonly record: Branding;
  /** Whose it is; the account's without one. */
  readonly domain?: DomainNames;
  /** In a side panel: what saving and cancelling lead to. */
  readonly close?: () => void;
}

/** The values of a brand, and beside them the login page they make. */
export function BrandForm({ record, domain: names, close }: BrandFormProps) {
  const domain = names?.domain;
  const { t } = useTranslation('branding');
  const form = useRecordForm({
    command: domain === undefined ? 'setAdminBranding' : 'setBrandingDomain',
    given: domain === undefined ? {} : { domain },
    record,
    load: () => (domain === undefined ? call('getAdminBranding', {}) : call('getBrandingDomain', { domain })),
    schema: brandSchema,
    valuesOf: ({ own }) => own,
    changesOf,
    ...(close ? { onDone: close } : {}),
    fieldName: (field) => (isField(field) ? t(`form.${field}`) : field),
  });
  const { control } = form;
  const { inherited } = record;
  const values = useWatch({ control }) as BrandValues;
  const inheritedHint = (field: keyof Brand) =>
    !values[field] && inherited[field] ? t('form.inherited', { value: inherited[field] }) : undefined;
  const preview = <LoginPreview brand={previewOf(values, inherited)} />;
  return (
    <Box sx={close ? undefined : besideEachOther}>
      <ActionForm form={form} submitLabel={t('save')} {...(close ? { onCancel: close } : {})}>
        <WhereShown {...(names ? { names } : {})} />
        <TextField
          control={control}
          name="brandname"
          // It is loaded after the side panel has opened.
          autoFocus={close !== undefined}
          label={t('form.brandname')}
          placeholder={inherited.brandname}
          hint={inheritedHint('brandname')}
          autoComplete="off"
        />
        <TextField
          control={control}
          name="brandlink"
          label={t('form.brandlink')}
          placeholder={inherited.brandlink}
          hint={inheritedHint('brandlink') ?? t('form.brandlinkHint')}
          type="url"
          autoComplete="off"
        />
        <TextField
          control={control}
          name="supportemail"
          label={t('form.supportemail')}
          placeholder={inherited.supportemail}
          hint={inheritedHint('supportemail') ?? t('form.supportemailHint')}
          type="email"
          autoComplete="off"
        />
        <ColourField
          control={control}
          name="brandcolor"
          inherited={inherited.brandcolor}
          hint={inheritedHint('brandcolor')}
        />
        <LogoField control={control} name="logo" inherited={inherited} brandname={values.brandname ?? ''} />
        {close ? preview : null}
      </ActionForm>
      {close ? null : preview}
    </Box>
  );
}

const besideEachOther = {
  display: 'grid',
  gap: 6,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 420px)' },
};

function isField(field: string): field is keyof Brand {
  return (brandFields as readonly string[]).includes(field);
}
