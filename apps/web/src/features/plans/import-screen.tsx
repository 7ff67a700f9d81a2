import Box from '@mui/material/Box';
import { mostRowsOfKind, plansActions } from '@posthouse/contract/features/plans';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import type { DefaultValues, Path, UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { ApiError } from '../../api/api-error.ts';
import { sendCommand } from '../../api/send-command.ts';
import { forgetText, handedPlace, handedText } from '../../domain/imports/handed-text.ts';
import { planAddress } from '../../domain/imports/plan-address.ts';
import { csvProblems } from '../../domain/imports/read-csv-file.ts';
import { RecentPlans } from '../../domain/imports/recent-plans.tsx';
import { PlaceFields, useFirstPlace } from '../../domain/senders/place-fields.tsx';
import { sentPlace, withPlace } from '../../domain/senders/sender-entry.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ActionForm } from '../../ui/form/action-form.tsx';
import { formFinding } from '../../ui/form/form-finding.ts';
import type { InputSchema } from '../../ui/form/schema-resolver.ts';
import { type ActionForm as ActionFormOf, useActionForm } from '../../ui/form/use-action-form.ts';
import { BackToList } from '../../ui/page/back-to-list.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { ColumnHelp } from './column-help.tsx';
import { CsvField, type ImportValues } from './csv-field.tsx';
import { type FileKind, planKinds } from './plan-kinds.ts';

export const UsersImport = () => <ImportScreen kind="users" />;
export const AliasesImport = () => <ImportScreen kind="aliases" />;
export const ListMembersImport = () => <ImportScreen kind="list_members" />;
export const WhitelistImport = () => <ImportScreen kind="whitelist" />;
export const BlacklistImport = () => <ImportScreen kind="blacklist" />;

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
            {isPlaced(kind) ? <PlacedForm kind={kind} /> : <PlainForm kind={kind} />}
          </Panel>
          <RecentPlans kind={kind} />
        </div>
        <ColumnHelp kind={kind} />
      </Box>
    </>
  );
}

const { csv } = plansActions.planImport.input.shape;
const plainSchema = z.strictObject({ csv });
const placedSchema = withPlace({ csv });

const isPlaced = (kind: FileKind) => kind === 'whitelist' || kind === 'blacklist';

function PlainForm({ kind }: KindProps) {
  const form = useImportForm<ImportValues>(kind, {
    schema: plainSchema,
    defaultValues: { csv: handedText() },
    placeOf: () => ({}),
  });
  return <ImportForm kind={kind} form={form} csv={form.form} />;
}

/** All of the file counts for one place. */
function PlacedForm({ kind }: KindProps) {
  const place = useFirstPlace(handedPlace());
  const form = useImportForm<PlacedValues>(kind, {
    schema: placedSchema,
    defaultValues: { csv: handedText(), ...place },
    placeOf: sentPlace,
  });
  return (
    <ImportForm kind={kind} form={form} csv={form.form as unknown as UseFormReturn<ImportValues>}>
      <PlaceFields control={form.control} />
    </ImportForm>
  );
}

type PlacedValues = z.input<typeof placedSchema>;

interface FormParts<Values extends ImportValues> {
  readonly schema: InputSchema<Values>;
  readonly defaultValues: DefaultValues<Values>;
  readonly placeOf: (values: Values) => Partial<Record<'domain' | 'email', string>>;
}

/** What is sent is only looked at; the answer is the preview, at an address of its own. */
function useImportForm<Values extends ImportValues>(
  kind: FileKind,
  { schema, defaultValues, placeOf }: FormParts<Values>,
) {
  const { t } = useTranslation('plans');
  const { number } = useFormat();
  const navigate = useNavigate();
  const made = useRef('');
  useEffect(() => forgetText, []);
  return useActionForm<Values>({
    schema,
    defaultValues,
    submit: async (values) => {
      const options = { announcedBy: 'screen', changes: ['getPlan', 'getPlans'] } as const;
      const input = { kind, csv: values.csv, ...placeOf(values) };
      const { plan } = await sendCommand('planImport', input, options);
      made.current = plan.id;
    },
    onDone: () => void navigate({ to: planAddress({ kind, id: made.current }) }),
    recover: async (error, { setError }) => {
      if (!(error instanceof ApiError) || !atTheFile.includes(error.code)) return false;
      setError('csv' as Path<Values>, formFinding(error));
      return true;
    },
    ownWords: ({ type }) =>
      csvProblems
        .filter((problem) => problem === type)
        .map((problem) => t(`form.${problem}`, { rows: number(mostRowsOfKind[kind]) }))[0],
  });
}

interface ImportFormProps<Values extends ImportValues> extends KindProps {
  readonly form: ActionFormOf<Values>;
  /** The same, of which only the file matters. */
  readonly csv: UseFormReturn<ImportValues>;
  readonly children?: ReactNode;
}

function ImportForm<Values extends ImportValues>({
  kind,
  form,
  csv: file,
  children,
}: ImportFormProps<Values>) {
  const { t } = useTranslation('plans');
  return (
    <ActionForm form={form} submitLabel={t('form.submit')}>
      {children}
      <CsvField form={file} isLines={isPlaced(kind)} mostRows={mostRowsOfKind[kind]} />
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
