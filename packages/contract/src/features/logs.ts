import { z } from 'zod';
import { command, query } from '../core/action.ts';
import { exportInput, exportOutput, historyInput, historyOutput } from '../core/paging.ts';
import { levels } from '../core/permissions.ts';
import { missing } from '../fields/missing.ts';
import { mailLogFilters, mailLogRange, mailLogRow } from './logs/mail-logs.ts';
import { messageStoryActions } from './logs/message-story.ts';

export const logKinds = ['incoming', 'outgoing'] as const;
export type LogKind = (typeof logKinds)[number];

const canView = { area: 'logs', level: levels.view } as const;
const mailLogInput = historyInput(mailLogFilters, mailLogRange);
/** With how long the operator keeps the log. */
const mailLogOutput = historyOutput(mailLogRow).extend({ kept_days: z.int() });

export const logsActions = {
  ...messageStoryActions,
  getIncomingLogs: query({
    summary: 'Lists incoming messages by recipient, newest first, and what became of them.',
    access: canView,
    scope: 'domain',
    input: mailLogInput,
    output: mailLogOutput,
    example: { from: '@example.com', recipient_status: 'permanent' },
  }),
  getOutgoingLogs: query({
    summary: 'Lists outgoing messages by recipient, newest first, and what became of them.',
    access: canView,
    scope: 'domain',
    input: mailLogInput,
    output: mailLogOutput,
    example: { to: 'ann@example.com', message_status: 'temporary' },
  }),
  exportLogs: command({
    summary: 'Exports everything a log matches to a file.',
    access: canView,
    scope: 'domain',
    input: exportInput(mailLogFilters, mailLogRow, mailLogRange).extend({ kind: z.enum(logKinds, missing) }),
    output: exportOutput,
    example: { kind: 'incoming', format: 'csv' },
    history: ['kind', 'format', 'search'],
  }),
};
