import { mostStoryRecipients } from '@posthouse/contract/features/logs/message-story';
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { incomingMail, incomingStory, outgoingMail, outgoingStory } from '../../db/schema/mail-log.ts';
import { mailUser } from '../../db/schema/mail-user.ts';
import type { TenantContext } from '../../kernel/context.ts';
import { withinDomains } from '../../rules/hosted-domains/domain-scope.ts';
import type { StoryKey } from './story-id-store.ts';

const tables = {
  incoming: { mail: incomingMail, story: incomingStory },
  outgoing: { mail: outgoingMail, story: outgoingStory },
};

/** As the reader of the logs has noted it. */
export interface StoryFacts {
  readonly client_name?: string;
  readonly client_ip?: string;
  readonly login?: string;
  readonly message_id?: string;
  readonly from?: string;
  readonly filter?: {
    readonly score: number;
    readonly symbols: readonly { readonly name: string; readonly score: number }[];
    readonly spf: string;
    readonly dmarc: string;
    readonly signedBy: readonly string[];
    readonly isForged: boolean;
  };
}

/** The rows of its recipients that the caller can see, and one more than are told of. */
export async function readStory(ctx: TenantContext, key: StoryKey) {
  const { mail, story } = tables[key.kind];
  const at = sql`${key.at}::timestamptz`;
  const rows = await ctx.db
    .select({
      at: mail.at,
      sender: mail.sender,
      recipient: mail.recipient,
      reached: mail.reached,
      subject: mail.subject,
      bytes: mail.bytes,
      status: mail.recipientStatus,
      messageStatus: mail.messageStatus,
      events: mail.events,
    })
    .from(mail)
    .where(
      and(
        eq(mail.accountId, ctx.caller.accountId),
        eq(mail.at, at as SQL<Date>),
        eq(mail.story, key.story),
        withinDomains(ctx, mail.domainId),
      ),
    )
    .orderBy(asc(mail.id))
    .limit(mostStoryRecipients + 1);
  const [found] = await ctx.db
    .select({ facts: story.facts })
    .from(story)
    .where(
      and(
        eq(story.accountId, ctx.caller.accountId),
        eq(story.at, at as SQL<Date>),
        eq(story.story, key.story),
      ),
    );
  return { rows, facts: (found?.facts ?? {}) as StoryFacts };
}

/** Of users with these addresses that the caller can see. */
export async function readUserIds(
  ctx: TenantContext,
  emails: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await ctx.db
    .select({ id: mailUser.id, email: mailUser.email })
    .from(mailUser)
    .where(
      and(
        eq(mailUser.accountId, ctx.caller.accountId),
        inArray(mailUser.email, [...new Set(emails)]),
        isNull(mailUser.removedAt),
        withinDomains(ctx, mailUser.domainId),
      ),
    );
  return new Map(rows.map(({ id, email }) => [email, id] as const));
}
