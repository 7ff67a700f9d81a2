import type { LogKind } from '@posthouse/contract/features/logs';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Where a story is found: with the account, the key of its table. */
export interface StoryKey {
  readonly kind: LogKind;
  /** As PostgreSQL reads it, to the microsecond. */
  readonly at: string;
  readonly story: string;
}

/** The whole key in one text that can be part of an address. */
export function storyId(kind: LogKind, at: SQLWrapper, story: SQLWrapper): SQL {
  const key = sql`${sql.raw(`'${kind} '`)} || (extract(epoch from ${at}) * 1000000)::bigint || ' ' || ${story}`;
  return sql`translate(encode(convert_to(${key}, 'UTF8'), 'base64'), E'+/=\\n', '-_')`;
}

/** Undefined for what is no such text: it comes back from a stranger. */
export function readStoryId(id: string): StoryKey | undefined {
  const text = Buffer.from(id, 'base64url').toString('utf8');
  const [, kind, micros, story] = /^(incoming|outgoing) (\d{1,17}) ([^\0]+)$/.exec(text) ?? [];
  if (kind === undefined || micros === undefined || story === undefined) return undefined;
  const seconds = new Date(Number(micros.slice(0, -6)) * 1_000).toISOString().slice(0, -5);
  return { kind: kind as LogKind, at: `${seconds}.${micros.slice(-6).padStart(6, '0')}Z`, story };
}
