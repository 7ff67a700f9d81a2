import type { ZulipMember } from '../../rules/zulip/zulip-client.ts';

/** A chat user as it is stored. */
export interface KnownChatUser {
  readonly id: number;
  readonly zulipId: number | null;
  readonly domainId: number | null;
  readonly email: string;
  readonly name: string;
  readonly role: string;
  readonly active: boolean;
  readonly failure: string;
  readonly changedAt: Date;
  readonly removedAt: Date | null;
}

interface MergedMember extends ZulipMember {
  readonly domainId: number | null;
}

export interface Merge {
  /** `isBack`: it was removed here and is active again in Zulip. */
  readonly change: readonly (MergedMember & { readonly id: number; readonly isBack: boolean })[];
  readonly add: readonly MergedMember[];
  readonly remove: readonly number[];
}

interface Reading {
  /** When the members were asked for: rows that changed later know better. */
  readonly readAt: Date;
  readonly domainIdOf: (email: string) => number | null;
}

/**
 * An attempt to add somebody has ended, one way or the other, after this time: who is not in Zulip by then is given up,
 * and who asks again takes over what was left.
 */
export const attemptMs = 120_000;

/** What has to change here so that it is as it is in Zulip. */
export function mergeMembers(
  known: readonly KnownChatUser[],
  members: readonly ZulipMember[],
  { readAt, domainIdOf }: Reading,
): Merge {
  const byZulipId = new Map(
    known.flatMap((row) => (row.zulipId === null ? [] : [[row.zulipId, row] as const])),
  );
  const waiting = new Map(known.flatMap((row) => (row.zulipId === null ? [[row.email, row] as const] : [])));
  const change: Merge['change'][number][] = [];
  const add: MergedMember[] = [];
  const seen = new Set<number>();
  for (const plain of new Map(members.map((one) => [one.zulipId, one])).values()) {
    const member = { ...plain, domainId: domainIdOf(plain.email) };
    const row = byZulipId.get(member.zulipId) ?? waiting.get(member.email);
    if (row === undefined) {
      // Whoever was deactivated before anybody here knew them stays unknown.
      if (member.active) add.push(member);
      continue;
    }
    seen.add(row.id);
    if (row.zulipId === null) waiting.delete(member.email);
    const isBack = row.removedAt !== null;
    const isNews = isBack ? member.active : isOther(row, member);
    if (isNews && row.changedAt <= readAt) change.push({ ...member, id: row.id, isBack });
  }
  const unseen = known.filter(({ id }) => !seen.has(id));
  return { change, add, remove: unseen.filter((row) => isGone(row, readAt)).map(({ id }) => id) };
}

function isGone({ zulipId, changedAt }: KnownChatUser, readAt: Date): boolean {
  const settledMs = zulipId === null ? attemptMs : 0;
  return changedAt.getTime() + settledMs <= readAt.getTime();
}

function isOther(row: KnownChatUser, member: MergedMember): boolean {
  const names = ['zulipId', 'domainId', 'email', 'name', 'role', 'active'] as const;
  // What was not known for sure is known by now.
  return row.failure === 'upstream_failed' || names.some((name) => row[name] !== member[name]);
}

export interface ChangedRole {
  readonly email: string;
  readonly domainId: number | null;
  readonly before: string;
  readonly after: string;
}

/** Roles that somebody changed in Zulip itself; what was never confirmed here had none there. */
export function rolesChangedThere(known: readonly KnownChatUser[], { change }: Merge): ChangedRole[] {
  const before = new Map(known.map((row) => [row.id, row]));
  return change.flatMap(({ id, email, domainId, role }) => {
    const row = before.get(id);
    if (row === undefined || row.zulipId === null || row.role === role) return [];
    return { email, domainId, before: row.role, after: role };
  });
}
