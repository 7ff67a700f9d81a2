import type { ErrorCode } from '@posthouse/contract/core/errors';
import { failureText, fieldErrorText } from '../i18n/error-text.ts';
import { say } from '../i18n/texts.ts';
import { ApiError, errorText } from './api-error.ts';
import { isRowResults, type RowResults } from './bulk-answer.ts';
import {
  dismiss,
  type Notification,
  type NotificationAction,
  type NotificationGroup,
  notify,
} from './notification-store.ts';
import { whenOnline } from './online.ts';

export interface AnswerWords {
  /** What undoes it; offered only when something was done. */
  readonly action?: NotificationAction | undefined;
  /** How a row of a bulk command is called. */
  readonly rowName?: ((id: string) => string | undefined) | undefined;
  /** Why a row failed, where the code's own sentence does not help. */
  readonly reason?: ((code: ErrorCode) => string | undefined) | undefined;
}

/** Says how a command went in the words of specification 8; a bulk command only succeeded when every row did. */
export function announceAnswer(
  key: string,
  answer: unknown,
  { action, rowName, reason }: AnswerWords = {},
): void {
  const offer = { ...(action ? { action } : {}), ...lossOf(answer) };
  if (!isRowResults(answer) || answer.failed.length === 0) {
    notify({ key, tone: 'good', title: say('operation.done'), ...offer });
    return;
  }
  const groups = failuresOf(answer, { rowName, reason });
  const [done, failed] = [answer.done.length, answer.failed.length];
  if (done === 0) notify({ key, tone: 'bad', title: say('operation.refused'), groups });
  else
    notify({
      key,
      tone: 'warning',
      stays: true,
      title: say('operation.partly', { done, failed }),
      groups,
      ...offer,
    });
}

/** What cannot be undone is said until it was read. */
function lossOf(answer: unknown): Pick<Notification, 'detail' | 'stays'> {
  const num = isRowResults(answer) ? (answer.deleted_for_good ?? 0) : 0;
  return num > 0 ? { detail: say('operation.deletedForGood', { num }), stays: true } : {};
}

/** Says that a command was refused, or that its connection broke and nobody knows whether it ran. */
export function announceFailure(key: string, error: unknown): void {
  // The page it leads to says it.
  if (error instanceof ApiError && ['session_invalid', 'password_expired'].includes(error.code)) return;
  if (error instanceof ApiError && error.isUnsettled) {
    notify({
      key,
      tone: 'bad',
      title: say('operation.dropped'),
      detail: say('operation.droppedDetail'),
    });
  } else {
    notify({ key, tone: 'bad', title: say('operation.refused'), detail: reasonText(error) });
    if (error instanceof ApiError && error.code === 'offline') void whenOnline().then(() => dismiss(key));
  }
}

/** The rows that failed, gathered by the reason. */
function failuresOf({ failed }: RowResults, { rowName, reason }: AnswerWords): readonly NotificationGroup[] {
  const codes = [...new Set(failed.map(({ code }) => code))];
  return codes.map((code) => {
    const rows = failed.filter((row) => row.code === code);
    const lines = rows.flatMap(({ id }) => rowName?.(id) ?? []);
    return { title: reason?.(code) ?? failureText(code), lines, count: rows.length };
  });
}

/** What is wrong with the fields, where the server says so; otherwise the sentence of the code. */
export function reasonText(error: unknown): string {
  const fields = error instanceof ApiError ? Object.values(error.fields) : [];
  return fields.length > 0 ? [...new Set(fields.map(fieldErrorText))].join(' ') : errorText(error);
}
