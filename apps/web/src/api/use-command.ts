import type { ActionAnswer, ActionInput } from '@posthouse/contract';
import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { fieldErrorText } from '../i18n/error-text.ts';
import { i18n } from '../i18n/i18n.ts';
import { ApiError, errorText } from './api-error.ts';
import { call } from './call.ts';
import { dismiss, type NotificationAction, notify } from './notification-store.ts';
import { queryClient } from './query-client.ts';
import type { CommandName, QueryName } from './use-action.ts';

export interface CommandOptions<Name extends CommandName> {
  /** The queries whose answers change with it; all of them unless named. */
  readonly changes?: readonly QueryName[];
  /** `screen` when the screen itself says how it went. */
  readonly announcedBy?: 'notification' | 'screen';
  /** What undoes it, offered in the notification. */
  readonly undo?: (answer: ActionAnswer<Name>, input: ActionInput<Name>) => NotificationAction | undefined;
}

/** Runs a command action and says how it went in the words of specification 8. */
export function useCommand<Name extends CommandName>(
  name: Name,
  options: CommandOptions<Name> = {},
): UseMutationResult<ActionAnswer<Name>, ApiError, ActionInput<Name>> {
  const isAnnounced = options.announcedBy !== 'screen';
  return useMutation<ActionAnswer<Name>, ApiError, ActionInput<Name>>({
    mutationKey: [name],
    mutationFn: (input) => call(name, input),
    onSuccess: async (answer, input) => {
      dismiss(name);
      const action = options.undo?.(answer, input);
      if (isAnnounced) {
        notify({ key: name, tone: 'good', title: i18n.t('operation.done'), ...(action ? { action } : {}) });
      }
      await refresh(options.changes);
    },
    onError: (error) => {
      if (isAnnounced || (error instanceof ApiError && error.isUnanswered)) announceFailure(name, error);
    },
  });
}

/** Says that a command was refused, or that its connection broke and nobody knows whether it ran. */
function announceFailure(key: string, error: unknown): void {
  // The login page says it, in the same words.
  if (error instanceof ApiError && error.code === 'session_invalid') return;
  if (error instanceof ApiError && error.isUnanswered) {
    notify({
      key,
      tone: 'bad',
      title: i18n.t('operation.dropped'),
      detail: i18n.t('operation.droppedDetail'),
    });
  } else {
    notify({ key, tone: 'bad', title: i18n.t('operation.refused'), detail: reasonOf(error) });
  }
}

/** What is wrong with the fields, where the server says so; otherwise the sentence of the code. */
function reasonOf(error: unknown): string {
  const fields = error instanceof ApiError ? Object.values(error.fields) : [];
  return fields.length > 0 ? [...new Set(fields.map(fieldErrorText))].join(' ') : errorText(error);
}

async function refresh(names: readonly QueryName[] | undefined): Promise<void> {
  if (!names) await queryClient.invalidateQueries();
  else await Promise.all(names.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
}
