import Box from '@mui/material/Box';
import { dmarcResults, spfResults } from '@posthouse/contract/fields/filter-decision';
import { useFormState } from 'react-hook-form';
import { ApiError, errorText } from '../../api/api-error.ts';
import { useAction } from '../../api/use-action.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SidePanel } from '../../ui/dialogs/side-panel.tsx';
import { ActionForm } from '../../ui/form/action-form.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useActionForm } from '../../ui/form/use-action-form.ts';
import { LoadingState } from '../../ui/page/loading-state.tsx';
import { EmptyState, ErrorState } from '../../ui/page/page-states.tsx';
import {
  addressOfQuestion,
  inputOfQuestion,
  type Question,
  questionOfAddress,
  questionSchema,
} from './question.ts';
import { TestResult } from './test-result.tsx';

interface TestPanelProps {
  /** The question as it is in the address. */
  readonly asked: string;
  readonly isOpen: boolean;
  readonly onAsk: (asked: string) => void;
  readonly onClose: () => void;
}

/** What would become of a message: described above, decided below. */
export function TestPanel({ asked, isOpen, onAsk, onClose }: TestPanelProps) {
  const { t } = useTranslation();
  return (
    <SidePanel title={t('filterTest')} isOpen={isOpen} onClose={onClose} isWide>
      <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Asking asked={asked} onAsk={onAsk} />
      </Box>
    </SidePanel>
  );
}

function Asking({ asked, onAsk }: Pick<TestPanelProps, 'asked' | 'onAsk'>) {
  const { t } = useTranslation('test-filter');
  const { number } = useFormat();
  const question = questionOfAddress(asked);
  const score = Number(question.score);
  const form = useActionForm({
    schema: questionSchema,
    defaultValues: { ...question, ...(score ? { score: number(score) } : {}) },
    submit: async (values) => onAsk(addressOfQuestion(values)),
  });
  const { control } = form;
  const { errors } = useFormState({ control });
  return (
    <>
      <ActionForm form={form} submitLabel={t('submit')} guardsChanges={false}>
        <Box sx={twoColumns}>
          <TextField
            control={control}
            name="from"
            label={t('form.from')}
            hint={t('form.fromHint')}
            inputMode="email"
            autoComplete="off"
          />
          <TextField
            control={control}
            name="to"
            label={t('form.to')}
            hint={t('form.toHint')}
            inputMode="email"
            autoComplete="off"
            required
          />
          <TextField
            control={control}
            name="ip"
            label={t('form.ip')}
            hint={t('form.ipHint')}
            autoComplete="off"
          />
          <SelectField
            control={control}
            name="spf"
            label={t('form.spf')}
            hint={t('form.spfHint')}
            options={spfResults.map((value) => ({ value, label: t(`spf.${value}`) }))}
          />
          <TextField
            control={control}
            name="header_from"
            label={t('form.headerFrom')}
            hint={t('form.headerFromHint')}
            inputMode="email"
            autoComplete="off"
          />
          <TextField
            control={control}
            name="signed_by"
            label={t('form.signedBy')}
            hint={t('form.signedByHint')}
            autoComplete="off"
          />
          <SelectField
            control={control}
            name="dmarc"
            label={t('form.dmarc')}
            hint={t('form.dmarcHint')}
            options={dmarcResults.map((value) => ({ value, label: t(`dmarc.${value}`) }))}
          />
          <TextField
            control={control}
            name="score"
            label={t('form.score')}
            hint={t('form.scoreHint', { example: number(4.5) })}
            inputMode="decimal"
            autoComplete="off"
          />
        </Box>
      </ActionForm>
      {Object.keys(errors).length > 0 ? null : <Answered question={question} />}
    </>
  );
}

const twoColumns = {
  display: 'grid',
  gap: 4,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};

/** Never sent: the question is not whole. */
const nothing = { from: '', to: '' };

function Answered({ question }: { readonly question: Question }) {
  const { t } = useTranslation('test-filter');
  const input = inputOfQuestion(question);
  const { data, error, refetch, isPlaceholderData } = useAction('testFilter', input ?? nothing, {
    enabled: input !== undefined,
    keepPrevious: true,
  });
  if (input === undefined) return <EmptyState title={t('idle.title')}>{t('idle.text')}</EmptyState>;
  if (error instanceof ApiError && error.code === 'not_found')
    return <EmptyState title={t('unknown.title')}>{t('unknown.text', { name: question.to })}</EmptyState>;
  if (error) return <ErrorState reason={errorText(error)} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState rows={6} />;
  return (
    <Box aria-busy={isPlaceholderData} aria-live="polite" sx={{ opacity: isPlaceholderData ? 0.5 : 1 }}>
      <TestResult answer={data} score={Number(question.score || 0)} />
    </Box>
  );
}
