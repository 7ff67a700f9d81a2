import Box from '@mui/material/Box';
import { mostRowsOfKind, plansActions } from '@posthouse/contract/features/plans';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { sendCommand } from '../../api/send-command.ts';
import { forgetText, handedText } from '../../domain/imports/handed-text.ts';
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
import { Panel } from '../../ui/page/panel.tsx';
import { ColumnHelp } from './column-help.tsx';
import { CsvField, type ImportValues } from './csv-field.tsx';
import { type FileKind, planKinds } from './plan-kinds.ts';

export const UsersImport = () => <ImportScreen kind="users" />;
export const AliasesImport = () => <ImportScreen kind="aliases" />;
export const ListMembersImport = () => <ImportScreen kind="list_members" />;

interface KindProps {
  readonly kind: FileKind;
}

function ImportScreen({ kind }: KindProps) {
  const { t } = useTranslation('plans');
  return (
    <>
      <BackToList to={planKinds[kind].list} label={t(`of.${kind}.back`)} />
      <PageHead title={t(`of.${kind}.title`)} purpose={t(`of.${kind}.purpose`)} />
      <Box sx={columns}>
        <div>
          <Panel title={t('form.title')}>
            <ImportForm kind={kind} />
          </Panel>
          <RecentPlans kind={kind} />
        </div>
        <ColumnHelp kind={kind} />
      </Box>
    </>
  );
}

const schema = plansActions.planImport.input.omit({ kind: true });

/** What is sent is only looked at; the answer is the preview, at an address of its own. */
function ImportForm({ kind }: KindProps) {
  const { t } = useTranslation('plans');
  const { number } = useFormat();
  const navigate = useNavigate();
  const made = useRef('');
  useEffect(() => forgetText, []);
  const form = useActionForm<ImportValues>({
    schema,
    defaultValues: { csv: handedText() },
    submit: async ({ csv }) => {
      const options = { announcedBy: 'screen', changes: ['getPlan', 'getPlans'] } as const;
      const { plan } = await sendCommand('planImport', { kind, csv }, options);
      made.current = plan.id;
    },
    onDone: () => void navigate({ to: planAddress({ kind, id: made.current }) }),
    recover: async (error, { setError }) => {
      if (!(error instanceof ApiError) || !atTheFile.includes(error.code)) return false;
      setError('csv', formFinding(error));
      return true;
    },
    ownWords: ({ type }) =>
      csvProblems
        .filter((problem) => problem === type)
        .map((problem) => t(`form.${problem}`, { rows: number(mostRowsOfKind[kind]) }))[0],
  });
  return (
    <ActionForm form={form} submitLabel={t('form.submit')}>
      <CsvField form={form.form} mostRows={mostRowsOfKind[kind]} />
    </ActionForm>
  );
}

const atTheFile: readonly string[] = ['file_invalid', 'request_too_large'];

const columns = {
  display: 'grid',
  gap: 4,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
} as const;
