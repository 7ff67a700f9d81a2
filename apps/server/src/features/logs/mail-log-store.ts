import type { ParsedInputOf } from '@posthouse/contract/core/action';
import type { LogKind, logsActions } from '@posthouse/contract/features/logs';
import { mailLogRow } from '@posthouse/contract/features/logs/mail-logs';
import { and, eq, gte, inArray, isNotNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { containing } from '../../db/like-pattern.ts';
import { defineList } from '../../db/pages/list-page.ts';
import { incomingMail, outgoingMail } from '../../db/schema/mail-log.ts';
import type { TenantContext } from '../../kernel/context.ts';
import { withinDomains } from '../../rules/hosted-domains/domain-scope.ts';
import { containsPart, isAddress } from './address-store.ts';
import { readAsked } from './asked-store.ts';
import { storyId } from './story-id-store.ts';

export type MailLogInput = ParsedInputOf<typeof logsActions.getIncomingLogs>;

/** The tables know numbers and moments alone, so that they can be kept in a database of their own. */
type ListInput = Omit<MailLogInput, 'domain' | 'start' | 'end'> & {
  readonly domain?: readonly number[] | undefined;
  readonly start?: Date | undefined;
  readonly end?: Date | undefined;
  readonly sort?: 'at';
};

type MailTable = typeof incomingMail | typeof outgoingMail;

/** A day has most pages. A rare thing is looked for in a week, then in all days that are asked for. */
const windowDays = [1, 7];

const listOf = (kind: LogKind, mail: MailTable) =>
  defineList<typeof mailLogRow, ListInput, TenantContext>({
    row: mailLogRow,
    columns: {
      id: sql`${mail.id}::text`,
      at: mail.at,
      story: storyId(kind, mail.at, mail.story),
      from: mail.sender,
      to: mail.recipient,
      reached: mail.reached,
      sender_ip: sql`coalesce(host(${mail.clientIp}), '')`,
      subject: mail.subject,
      bytes: mail.bytes,
      score: mail.score,
      is_spam: mail.isSpam,
      message_status: mail.messageStatus,
      recipient_status: mail.recipientStatus,
      answer: mail.answer,
    },
    from: sql`${mail}`,
    account: mail.accountId,
    id: mail.id,
    time: { column: mail.at, windowDays, within: ({ start, end }) => ({ from: start, to: end }) },
    scope: (ctx) => withinDomains(ctx, mail.domainId),
    search: (text) =>
      or(
        sql`${mail.searchSubject} like ${containing(text)}`,
        ...[mail.sender, mail.recipient, mail.reached].map((address) => containsPart(address, text)),
      ) ?? sql`true`,
    sorts: { at: { column: sql`${mail.at}`, type: 'timestamptz' } },
    order: ['at', 'desc'],
    filters: {
      domain: (ids) => isAnyOf(mail.domainId, ids),
      from: (text) =>
        isAddress({ address: mail.sender, domain: sql`split_part(${mail.sender}, '@', 2)` }, text),
      to: (text) => reaches(mail, text),
      // A message without a client came from no address at all.
      sender_ip: (range) =>
        sql`(${isNotNull(mail.clientIp)} and ${mail.clientIp} ${sql.raw(range.includes('/') ? '<<=' : '=')} ${range}::inet)`,
      subject: (text) => sql`${mail.searchSubject} like ${containing(text)}`,
      message_status: (statuses) => isAnyOf(mail.messageStatus, statuses),
      recipient_status: (statuses) => isAnyOf(mail.recipientStatus, statuses),
      start: (moment) => gte(mail.at, moment),
      end: (moment) => lt(mail.at, moment),
      score_min: (least) => gte(mail.score, least),
      score_max: (most) => lte(mail.score, most),
    },
  });

/** The address as its sender wrote it, or the one it led to where that is another: only these are indexed. */
function reaches(mail: MailTable, text: string): SQL {
  const wrote = { address: mail.recipient, domain: sql`split_part(${mail.recipient}, '@', 2)` };
  const reached = { address: mail.reached, domain: sql`split_part(${mail.reached}, '@', 2)` };
  return (
    or(isAddress(wrote, text), and(ne(mail.reached, mail.recipient), isAddress(reached, text))) ?? sql`true`
  );
}

/** One of them by `=`: an index then holds the rows in the order of the list. */
function isAnyOf<Column extends MailTable['domainId' | 'messageStatus' | 'recipientStatus']>(
  column: Column,
  values: readonly Column['_']['data'][],
): SQL {
  const [only, ...others] = values;
  if (only === undefined) return sql`false`;
  return others.length === 0 ? eq(column, only) : inArray(column, [...values]);
}

const lists = { incoming: listOf('incoming', incomingMail), outgoing: listOf('outgoing', outgoingMail) };

/** The log of incoming or outgoing mail. */
export function mailLog(kind: LogKind) {
  const list = lists[kind];
  return {
    answer: async (ctx: TenantContext, input: MailLogInput) =>
      list.historyAnswer(ctx, { ...input, ...(await readAsked(ctx, input)) }),
    readPage: async (ctx: TenantContext, input: MailLogInput) =>
      list.readPage(ctx, { ...input, ...(await readAsked(ctx, input)) }),
  };
}
