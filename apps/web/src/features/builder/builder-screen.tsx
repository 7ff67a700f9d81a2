import Box from '@mui/material/Box';
import { mostRowsOfKind } from '@posthouse/contract/features/plans';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useCan } from '../../api/access.ts';
import { ApiError } from '../../api/api-error.ts';
import { sendCommand } from '../../api/send-command.ts';
import { forgetText, handedProblems, handedText } from '../../domain/imports/handed-text.ts';
import { planAddress } from '../../domain/imports/plan-address.ts';
import { csvProblems } from '../../domain/imports/read-csv-file.ts';
import { RecentPlans } from '../../domain/imports/recent-plans.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ActionForm } from '../../ui/form/action-form.tsx';
import { formFinding } from '../../ui/form/form-finding.ts';
import { useActionForm } from '../../ui/form/use-action-form.ts';
import { BackToList } from '../../ui/page/back-to-list.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { type BuilderValues, builderSchema, emptyBuilder } from './builder-values.ts';
import { DomainRecords } from './domain-records.tsx';
import { EverythingField } from './everything-field.tsx';
import { RefusedBefore } from './refused-before.tsx';
import { SectionField } from './section-field.tsx';
import {
  assemble,
  distribute,
  type SectionName,
  sectionNames,
  typeOfSection,
  withoutPasswords,
} from './sections.ts';

/** A customer in one sitting: what is typed here becomes one plan, which is looked at before anything changes. */
export function BuilderScreen() {
  const { t } = useTranslation('builder');
  return (
    <>
      <BackToList to="/users/list" label={t('back')} />
      <PageHead title={t('title')} purpose={t('purpose')} />
      <BuilderForm />
      <RecentPlans kind="builder" />
    </>
  );
}

function BuilderForm() {
  const { t } = useTranslation('builder');
  const { number } = useFormat();
  const navigate = useNavigate();
  const offered = useOfferedSections();
  const made = useRef('');
  const [problems] = useState(handedProblems);
  const sectionOf = (type: (typeof problems)[number]['type']) =>
    offered.find((name) => typeOfSection[name] === type);
  const refusedIn = (section: SectionName | undefined) => (
    <RefusedBefore problems={problems.filter(({ type }) => sectionOf(type) === section)} />
  );
  const rows = number(mostRowsOfKind.builder);
  const form = useActionForm<BuilderValues>({
    schema: builderSchema,
    defaultValues: emptyBuilder,
    submit: async ({ everything, ...sections }) => {
      const csv = assemble(sections, everything);
      if (csv === '') throw new ApiError('invalid_input', { fields: { users: { code: 'required' } } });
      const options = { announcedBy: 'screen', changes: ['getPlan', 'getPlans'] } as const;
      const { plan } = await sendCommand('planImport', { kind: 'builder', csv }, options);
      made.current = plan.id;
    },
    onDone: () => void navigate({ to: planAddress({ kind: 'builder', id: made.current }) }),
    recover: async (error, { setError }) => {
      if (!(error instanceof ApiError) || !atTheFile.includes(error.code)) return false;
      setError('everything', formFinding(error));
      return true;
    },
    ownWords: ({ type }) => {
      if (type === 'noType') return t('everything.noType');
      const problem = csvProblems.find((one) => one === type);
      return problem && t(`everything.${problem}`, { rows });
    },
    draft: { clean: (field, value) => (field === 'users' ? withoutPasswords(String(value)) : value) },
  });
  const { setValue } = form.form;
  useEffect(() => {
    const handed = distribute(handedText(), offered);
    if (handed) {
      const values = { ...handed.sections, everything: handed.rest };
      for (const name of Object.keys(emptyBuilder) as (keyof BuilderValues)[])
        setValue(name, values[name], { shouldDirty: true });
    }
    return forgetText;
  }, [setValue, offered]);
  return (
    <ActionForm form={form} submitLabel={t('submit')} isLong>
      <EverythingField form={form.form} offered={offered}>
        {refusedIn(undefined)}
      </EverythingField>
      {offered.map((name, index) => (
        <SectionField key={name} form={form.form} name={name} step={index + 1}>
          {refusedIn(name)}
          {name === 'domains' ? <DomainRecords form={form.form} /> : null}
        </SectionField>
      ))}
      <Box sx={{ fontSize: 13 }}>{t('next')}</Box>
    </ActionForm>
  );
}

/** Those this admin may fill in. */
function useOfferedSections(): readonly SectionName[] {
  const domains = useCan('addDomain');
  const users = useCan('addUser');
  const aliases = useCan('addAlias');
  const lists = useCan('addList');
  return useMemo(() => {
    const may = { domains, users, aliases, lists };
    return sectionNames.filter((name) => may[name]);
  }, [domains, users, aliases, lists]);
}

const atTheFile: readonly string[] = ['file_invalid', 'request_too_large'];
