import { readDeliveryLine } from './dovecot-delivery-line.ts';
import type { MailEvent } from './fold-logs.ts';
import { readHooksLine } from './hooks-line.ts';
import type { LogSource } from './log-files.ts';
import { readPostfixLine } from './postfix-line.ts';

/** What a line tells about mail, if anything. */
export function readLine(source: LogSource, line: string, now: Date): MailEvent | undefined {
  if (source === 'hooks') return readHooksLine(line);
  return source === 'dovecot' ? readDeliveryLine(line) : readPostfixLine(line, now);
}
