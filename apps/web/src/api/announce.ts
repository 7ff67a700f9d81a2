import type { ErrorCode } from '@posthouse/contract/core/errors';
import { loadCatalogs } from '../i18n/catalogs.ts';
import { deedText } from '../i18n/deed-words.ts';
import { failureText, fieldErrorText } from '../i18n/error-text.ts';
import { say } from '../i18n/texts.ts';
import { ApiError, errorText } from './api-error.ts';
import { isRowResults, type RowResults } from './bulk-answer.ts';
import { type DoneCommand, deedOf, thingOf } from './deed-of.ts';
import {
  dismiss,
  type Notification,
  type NotificationAction,
  type NotificationGroup,
  notify,
} from './notification-store.ts';
import { whenOnline } from './online.ts';

export interface AnswerWords extends DoneCommand {
  /** What undoes it; offered only when something was done. */
  readonly action?: NotificationAction | undefined;
  /** Why a row failed, where the code's own sentence does not help. */
  readonly reason?: ((code: ErrorCode) => string | undefined) | undefined;
}

const longestWaitMs = 2_000;

/** Loads the sentences of all commands; without them the catalogue's own would have to do. */
export async function loadDeedWords(): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, longestWaitMs);
  });
  await Promise.race([loadCatalogs(['deeds']).catch(() => undefined), late]);
  clearTimeout(timer);
}

/**
 * Says what a command did to what, and below it the words of specification 8; a bulk command only succeeded when every row
 * did.
 */
export function announceAnswer(command: string, answer: unknown, words: AnswerWords = {}): void {
  const { action, rowName, reason, input } = words;
  const deed = deedText(deedOf(command, answer, words));
  const thing = thingOf(command, answer, input);
  const offer = { ...(action ? { action } : {}), ...(thing ? { thing } : {}), ...lossOf(answer) };
  const key = command;
  if (!isRowResults(answer) || answer.failed.length === 0) {
    const done = say('operation.done');
    notify({ key, tone: 'good', ...(deed ? { title: deed, catalogue: done } : { title: done }), ...offer });
    return;
  }
  const groups = failuresOf(answer, { rowName, reason });
  const [done, failed] = [answer.done.length, answer.failed.length];
  if (done === 0) {
    const title = say('operation.none', { failed });
    notify({ key, tone: 'bad', title, groups, catalogue: say('operation.refused') });
  } else {
    const title = deed
      ? say('operation.partlyOf', { deed, failed })
      : say('operation.partly', { done, failed });
    notify({ key, tone: 'warning', stays: true, title, groups, ...offer });
  }
}

/** Says of what was saved without a change that it is as it was. */
export function announceUnchanged(command: string): void {
  notify({
    key: command,
    tone: 'good',
    title: say('operation.unchanged'),
    catalogue: say('operation.done'),
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
    notify({ key, tone: 'bad', ...whyNot(error), catalogue: say('operation.refused') });
    if (error instanceof ApiError && error.code === 'offline') void whenOnline().then(() => dismiss(key));
  }
}

/** First what stood in the way; where that is only a code's sentence about the server, what it means here. */
function whyNot(error: unknown): Pick<Notification, 'title' | 'detail'> {
  const code = error instanceof ApiError ? error.code : 'server_error';
  const detail = reasonText(error);
  if (code === 'offline') return { title: say('operation.offline'), detail };
  if (code === 'server_error') return { title: say('operation.serverFailed'), detail };
  return { title: detail };
}

/** The rows that failed, gathered by the reason. */
function failuresOf({ failed }: RowResults, { rowName, reason }: AnswerWords): readonly NotificationGroup[] {
  const codes = [...new Set(failed.map(({ code }) => code))];
  return codes.map((code) => {
    const rows = failed.filter((row) => row.code === code);
    const lines = rows.flatMap(({ id, name }) => rowName?.(id) ?? name ?? []);
    return { title: reason?.(code) ?? failureText(code), lines, count: rows.length };
  });
}

/** What is wrong with the fields, where the server says so; otherwise the sentence of the code. */
export function reasonText(error: unknown): string {
  const fields = error instanceof ApiError ? Object.values(error.fields) : [];
  return fields.length > 0 ? [...new Set(fields.map(fieldErrorText))].join(' ') : errorText(error);
}
