import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from './error-summary.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { ProgressButton } from './progress-button.tsx';
import { StaleNotice } from './stale-notice.tsx';
import type { ActionForm as Form } from './use-action-form.ts';

interface ActionFormProps<Values extends FieldValues> {
  readonly form: Form<Values>;
  /** A verb and its thing: "Add alias". */
  readonly submitLabel: string;
  readonly onCancel?: () => void;
  /** False for forms that are nothing lost, e.g. a single code. */
  readonly guardsChanges?: boolean;
  readonly children: ReactNode;
}

/** One column of fields, the errors summed up above, one button that submits once. */
export function ActionForm<Values extends FieldValues>(props: ActionFormProps<Values>) {
  const { t } = useTranslation();
  const { form, onSubmit, refusal, stale } = props.form;
  const { isSubmitting, isDirty, errors } = form.formState;
  return (
    <FormProvider {...form}>
      {props.guardsChanges === false ? null : <LeaveGuard isDirty={isDirty} />}
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void onSubmit(event)}
        sx={{ display: 'grid', gap: 4 }}
      >
        {stale ? <StaleNotice stale={stale} /> : null}
        <ErrorSummary refusal={refusal} errors={errors} isSubmitted={form.formState.isSubmitted} />
        {props.children}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, marginTop: 1 }}>
          <ProgressButton type="submit" isRunning={isSubmitting}>
            {props.submitLabel}
          </ProgressButton>
          {props.onCancel ? (
            <Button variant="outlined" onClick={props.onCancel}>
              {t('action.cancel')}
            </Button>
          ) : null}
        </Box>
      </Box>
    </FormProvider>
  );
}
