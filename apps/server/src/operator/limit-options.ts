import { integer } from '@posthouse/contract/fields/number';
import type { Command } from 'commander';
import { type LimitName, type Limits, limitColumns } from '../rules/accounts/account-limits.ts';
import { UsageError } from './command-environment.ts';

export const limitMeanings: Readonly<Record<LimitName, string>> = {
  maxemails: 'basic users',
  maxeemails: 'enhanced users',
  maxdomains: 'domains',
  maxexemails: 'exchange connector users',
  maxocemails: 'external connector users',
  maxzulipusers: 'chat users',
  maxquota: 'quota in MB',
  autogrow_quota: 'quota may always be assigned up to the maximum (1 or 0)',
};

export const limitNames = Object.keys(limitColumns) as LimitName[];

/** `--limit maxdomains=10`, as often as needed; the last of a name wins. */
export function addLimitOption(command: Command): Command {
  const collect = (text: string, limits?: Limits) => ({ ...limits, ...parseLimit(text) });
  return command
    .option('--limit <name=value>', 'a limit of the account, repeatable', collect)
    .addHelpText('after', `\nLimits:\n${limitNames.map(explain).join('\n')}`);
}

function explain(name: LimitName): string {
  return `  ${name.padEnd(16)}${limitMeanings[name]}`;
}

function parseLimit(text: string): Limits {
  const [, name, value] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
  if (name === undefined) throw new UsageError(`--limit ${text}: write it as name=value.`);
  if (!isLimitName(name))
    throw new UsageError(`--limit ${text}: unknown limit. Use one of ${limitNames.join(', ')}.`);
  const max = largest(name);
  const parsed = integer({ min: 0, max }).safeParse(value);
  if (!parsed.success) throw new UsageError(`--limit ${text}: must be a whole number from 0 to ${max}.`);
  return { [name]: parsed.data };
}

function isLimitName(name: string): name is LimitName {
  return Object.hasOwn(limitColumns, name);
}

function largest(name: LimitName): number {
  if (name === 'autogrow_quota') return 1;
  return name === 'maxquota' ? 999_999_999_999 : 2_147_483_647;
}
