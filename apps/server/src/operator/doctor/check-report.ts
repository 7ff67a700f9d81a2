import { exitCodes } from '../command-environment.ts';
import { quantity } from '../command-output.ts';
import type { CommandResult } from '../command-run.ts';
import type { Check } from './check.ts';

/** The answer of a doctor: ends with 1 where a check failed. */
export function reportChecks(checks: readonly Check[]): CommandResult {
  const failed = checks.some(({ status }) => status === 'fail');
  return {
    json: { ok: !failed, checks },
    text: report(checks),
    exitCode: failed ? exitCodes.failed : exitCodes.done,
  };
}

function report(checks: readonly Check[]): string {
  const width = Math.max(...checks.map(({ name }) => name.length));
  const lines = checks.flatMap(({ name, status, message, hint }) => [
    `${status.padEnd(4)}  ${name.padEnd(width)}  ${message}`,
    ...(hint ? [`${' '.repeat(width + 8)}→ ${hint}`] : []),
  ]);
  const count = (status: Check['status']) => checks.filter((check) => check.status === status).length;
  const summary = `${quantity(count('fail'), 'failure')}, ${quantity(count('warn'), 'warning')}.`;
  return [...lines, '', summary].join('\n');
}
