import type { ActionInput } from '@posthouse/contract';
import { useState } from 'react';
import { announceAnswer, loadDeedWords } from '../../../api/announce.ts';
import { useCommand } from '../../../api/use-command.ts';
import { fieldErrorText } from '../../../i18n/error-text.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { apartFromPassword, passwordProblem } from './refusal.ts';

type ConfirmedCommand = 'setAdminIpAccess' | 'addAdminIp' | 'removeAdminIp';

/** A command with the password again, asked for only when the server wants it: the login may be recent enough. */
export function useConfirmed<Name extends ConfirmedCommand>(name: Name) {
  const { t } = useTranslation('security');
  const command = useCommand(name, {
    announcedBy: 'screen',
    changes: ['getAdminIpAccess', 'getSubAdmins', 'getAccountHistory'],
  });
  const [password, setPassword] = useState<string>();
  const problem = passwordProblem(command.error);
  const wasGiven = command.variables?.password1 !== undefined;

  /** Throws what it was refused for, apart from the password. */
  const run = async (input: ActionInput<Name>): Promise<void> => {
    try {
      const answer = await command.mutateAsync(
        password === undefined ? input : { ...input, password1: password },
      );
      void loadDeedWords().then(() => announceAnswer(name, answer, { input }));
    } catch (error) {
      if (passwordProblem(error)) setPassword((typed) => typed ?? '');
      throw apartFromPassword(error);
    }
  };

  const passwordInput =
    password === undefined ? null : (
      <PasswordInput
        label={t('password.label')}
        hint={t('password.hint')}
        name="password1"
        autoFocus
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        problem={problem && wasGiven ? fieldErrorText(problem) : undefined}
      />
    );
  return { run, error: command.error, isRunning: command.isPending, passwordInput };
}

export type Confirmed = Pick<
  ReturnType<typeof useConfirmed<ConfirmedCommand>>,
  'error' | 'isRunning' | 'passwordInput'
>;
