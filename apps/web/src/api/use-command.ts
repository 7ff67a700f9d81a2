import type { ActionAnswer, ActionInput } from '@posthouse/contract';
import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';
import { type CommandOptions, sendCommand } from './send-command.ts';
import type { CommandName } from './use-action.ts';

/** A command action with its state: whether it runs, what it was refused for. */
export function useCommand<Name extends CommandName>(
  name: Name,
  options: CommandOptions<Name> = {},
): UseMutationResult<ActionAnswer<Name>, ApiError, ActionInput<Name>> {
  return useMutation<ActionAnswer<Name>, ApiError, ActionInput<Name>>({
    mutationKey: [name],
    mutationFn: (input) => sendCommand(name, input, options),
  });
}
