import Box from '@mui/material/Box';
import type { ActionAnswer, ActionInput } from '@posthouse/contract';
import { quotaMb } from '@posthouse/contract/fields/quota';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { errorText } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { useAction } from '../../../api/use-action.ts';
import { remainingQuotaMb } from '../../../domain/quota/quota.ts';
import { QuotaField } from '../../../domain/quota/quota-field.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { schemaResolver } from '../../../ui/form/schema-resolver.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import type { Asking } from '../../../ui/table/definition/list-actions.ts';
import { QuotaWarning } from './quota-warning.tsx';

const quotaResolver = schemaResolver<{ quota: unknown }>(z.strictObject({ quota: quotaMb }));

type Effects = ActionAnswer<'getQuotaEffects'>;
/** What the server said about a quota. */
interface Looked {
  readonly quota: number;
  readonly effects?: Effects;
  readonly error?: unknown;
}

/** The same quota for each of the selected users. The server is asked first whom it would hurt, and where it would, so is the admin. */
export function BulkQuotaDialog({
  count,
  input,
  isRunning,
  onConfirm,
  onCancel,
}: Asking<Partial<ActionInput<'updateUsers'>>>) {
  const { t } = useTranslation('users');
  const { number, size } = useFormat();
  const { data: status } = useAction('status', {});
  const form = useForm<{ quota: unknown }>({ defaultValues: { quota: '' }, resolver: quotaResolver });
  const [isLooking, setIsLooking] = useState(false);
  const [looked, setLooked] = useState<Looked>();
  const [leavesOut, setLeavesOut] = useState(true);
  const latest = useRef(0);
  useEffect(
    () => () => {
      latest.current = -1;
    },
    [],
  );
  const typed = Number(form.watch('quota'));
  // What was said about another quota says nothing about this one.
  const told = looked?.quota === typed ? looked : undefined;
  const over = told?.effects?.over ?? 0;
  const left = count.num - (leavesOut ? over : 0);

  const confirm = (quota: number) =>
    onConfirm({
      quota,
      ...(over > 0 && leavesOut ? { leave_over: 1, ...(input['all'] === 1 ? { count: left } : {}) } : {}),
    });
  const look = async (quota: number) => {
    latest.current += 1;
    const own = latest.current;
    setIsLooking(true);
    const found = await call('getQuotaEffects', { ...input, quota } as ActionInput<'getQuotaEffects'>).then(
      (effects): Looked => ({ quota, effects }),
      (error: unknown): Looked => ({ quota, error }),
    );
    // Closed meanwhile, or asked about another.
    if (own !== latest.current) return;
    setIsLooking(false);
    setLooked(found);
    const isStillMeant = Number(form.getValues('quota')) === quota;
    if (isStillMeant && found.effects?.over === 0 && found.effects.missing === 0) onConfirm({ quota });
  };
  const submit = form.handleSubmit(({ quota }) => {
    // It was checked above.
    const wanted = Number(quota);
    if (told?.effects) confirm(wanted);
    else void look(wanted);
  });
  return (
    <ConfirmDialog
      title={t('ask.quota', { ...count })}
      consequences={
        <Box sx={{ display: 'grid', gap: 4 }}>
          <span>{t('ask.quotaText')}</span>
          <QuotaField
            control={form.control}
            name="quota"
            label={t('form.quota')}
            hint={status && t('form.quotaLeft', { num: size(remainingQuotaMb(status)) })}
          />
          {told?.effects ? (
            <QuotaWarning effects={told.effects} leavesOut={leavesOut} onLeaveOut={setLeavesOut} />
          ) : null}
          {told?.error && !isLooking ? (
            <Notice tone="bad" isAlert>
              {errorText(told.error)}
            </Notice>
          ) : null}
        </Box>
      }
      confirmLabel={over > 0 ? t('ask.quota', { num: left, shown: number(left) }) : t('bulk.quota')}
      isRunning={isRunning || isLooking}
      isBlocked={left <= 0}
      onConfirm={() => void submit()}
      onCancel={onCancel}
    />
  );
}
