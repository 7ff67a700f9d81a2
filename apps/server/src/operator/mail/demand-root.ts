import { CommandError } from '../command-environment.ts';

export function demandRoot(): void {
  if (process.getuid?.() !== 0)
    throw new CommandError(
      'The mail engine needs root: Postfix and Dovecot start as root. Run this with sudo.',
    );
}
