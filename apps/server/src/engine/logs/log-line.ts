import { readDeliveryLine } from './dovecot-delivery-line.ts';
import type { MailEvent } from './fold-logs.ts';
import { readHooksLine } from './hooks-line.ts';
import type { LoginEvent } from './log-events.ts';
import type { LogSource } from './log-files.ts';
import { readLoginLine, readSmtpLoginLine } from './login-line.ts';
import { readPostfixLine } from './postfix-line.ts';

export type LogEvent = MailEvent | LoginEvent;
type ReadLine = (line: string, now: Date) => LogEvent | undefined;

/** What a line tells, if anything. */
export const readLineOf: Readonly<Record<LogSource, ReadLine>> = {
  hooks: readHooksLine,
  logins: readSmtpLoginLine,
  dovecot: (line) => readLoginLine(line) ?? readDeliveryLine(line),
  postfix: readPostfixLine,
};
