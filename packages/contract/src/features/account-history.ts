import { z } from 'zod';
import { command, query } from '../core/action.ts';
import { anyOf, exportInput, exportOutput, historyInput, historyOutput } from '../core/paging.ts';
import { levels } from '../core/permissions.ts';
import { flag } from '../fields/flag.ts';
import { wireId } from '../fields/id.ts';
import { day, wireTime } from '../fields/time.ts';

/** Before and after of a change: the declared fields of the action, as JSON. */
const facts = z.record(z.string(), z.unknown()).nullable();

/** `pending`: a login that waited for its second factor. */
export const historyOutcomes = ['done', 'refused', 'pending'] as const;

export const accountHistoryRow = z.strictObject({
  id: wireId,
  at: wireTime,
  adminname: z.string(),
  action: z.string(),
  target: z.string(),
  outcome: z.enum(historyOutcomes),
  remoteip: z.string(),
  before: facts,
  after: facts,
});

/** What is no change: an admin came or went. */
export const loginOperations = ['login', 'loginCode', 'openLoginLink', 'logout'] as const;

const filter = z.string().max(200, 'max_length').optional();

export const accountHistoryFilters = {
  adminname: filter,
  /** The action's name; `action` itself is taken by the wire. */
  operation: filter,
  target: filter,
  outcome: anyOf(z.enum(historyOutcomes, 'format')),
  /** 0: everything but logins and logouts of admins; 1: these alone. */
  logins: flag.optional(),
  /** What happened to the domain of this name, and in it. */
  domain: filter,
  /** What happened to the user of this address, also under its former ones. */
  user: filter,
  from: day.optional(),
  to: day.optional(),
};

export const accountHistoryActions = {
  getAccountHistory: query({
    summary: 'Lists who changed what, newest first.',
    access: { area: 'accounthistory', level: levels.view },
    scope: 'domain',
    input: historyInput(accountHistoryFilters),
    output: historyOutput(accountHistoryRow),
    example: { search: 'demo' },
  }),
  exportAccountHistory: command({
    summary: 'Exports everything the list matches to a file.',
    access: { area: 'accounthistory', level: levels.view },
    scope: 'domain',
    input: exportInput(accountHistoryFilters, accountHistoryRow),
    output: exportOutput,
    example: { format: 'csv' },
    history: ['format', 'search'],
  }),
};
