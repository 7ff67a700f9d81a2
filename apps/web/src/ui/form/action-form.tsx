import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useRef } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.ts';
import { roomBelow } from '../page/use-published-height.ts';
import { colours } from '../theme/tokens.ts';
import { DraftOffer } from './draft/draft-offer.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { firstControlOf } from './field-control.ts';
import { type OwnWords, OwnWordsContext } from './form-finding.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { ProgressButton } from './progress-button.tsx';
import { findingsOf } from './server-findings.ts';
import { StaleNotice } from './stale-notice.tsx';
import type { ActionForm as Form } from './use-action-form.ts';

interface ActionFormProps<Values extends FieldValues> {
  readonly form: Form<Values>;
  /** A verb and its thing: "Add alias". */
  readonly submitLabel: string;
  readonly onCancel?: () => void;
  /** False for forms that are nothing lost, e.g. a single code. */
  readonly guardsChanges?: boolean;
  /** For a form longer than a window: its buttons stay in sight, above whatever floats at the bottom. */
  readonly isLong?: boolean;
  /** What it changes is passed on to open sessions or other servers, which takes a moment (specification 9). */
  readonly takesMinutes?: boolean;
  readonly children: ReactNode;
}

/** One column of fields, the errors summed up above, one button that submits once. */
export function ActionForm<Values extends FieldValues>(props: ActionFormProps<Values>) {
  const { t } = useTranslation();
  const { form, onSubmit, refusal, ownWords = noOwnWords, stale, draft } = props.form;
  const { isSubmitting, isDirty, errors } = form.formState;
  const { element, summary } = useFocusOnFailure(props.form);
  return (
    <FormProvider {...form}>
      <OwnWordsContext value={ownWords}>
        {props.guardsChanges === false ? null : <LeaveGuard isDirty={isDirty} />}
        <Box
          component="form"
          ref={element}
          noValidate
          onSubmit={(event) => void onSubmit(event)}
          sx={props.isLong ? { ...column, ...clearOfEdges } : column}
        >
          {draft ? <DraftOffer offer={draft} /> : null}
          {stale ? <StaleNotice stale={stale} /> : null}
          <ErrorSummary
            ref={summary}
            refusal={refusal}
            errors={errors}
            isSubmitted={form.formState.isSubmitted}
          />
          {props.children}
          {props.takesMinutes ? (
            <Box sx={{ fontSize: 13, color: colours.textSoft }}>{t('form.withinMinutes')}</Box>
          ) : null}
          <Box sx={props.isLong ? { ...buttons, ...inSight } : buttons}>
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
      </OwnWordsContext>
    </FormProvider>
  );
}

const noOwnWords: OwnWords = () => undefined;

const column = { display: 'grid', gap: 4 } as const;

/** What gets the focus is scrolled clear of what stays at the upper and lower edge. */
const clearOfEdges = { '& :is(input, select, textarea, button)': { scrollMargin: '120px 0 80px' } } as const;

const buttons = { display: 'flex', flexWrap: 'wrap', gap: 2, marginTop: 1 } as const;

const inSight = {
  position: 'sticky',
  bottom: roomBelow(0),
  zIndex: 2,
  padding: '12px 0',
  backgroundColor: colours.canvas,
  borderTop: `1px solid ${colours.border}`,
} as const;

/** On something the form asks for beside its own fields, such as the password again: it took the focus itself. */
function isOnQuestion(form: HTMLFormElement, values: FieldValues): boolean {
  const name = form.contains(document.activeElement) ? document.activeElement?.getAttribute('name') : null;
  return name !== null && name !== undefined && !(name in values);
}

/** To the first field that is not in order, or to what is said above the form; the browser scrolls there. */
function useFocusOnFailure<Values extends FieldValues>({ form, failures }: Form<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failures === 0 || !element.current) return;
    const fields = findingsOf(form.formState.errors).map(({ field }) => field);
    const target = firstControlOf(element.current, fields) ?? summary.current;
    if (!isOnQuestion(element.current, form.getValues())) target?.focus();
  }, [failures, form]);
  return { element, summary };
}
