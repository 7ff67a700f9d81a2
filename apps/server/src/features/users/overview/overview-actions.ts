import { AppError } from '@posthouse/contract/core/errors';
import { isGranted } from '@posthouse/contract/core/permissions';
import {
  overviewNeeds,
  sessionAddressNeeds,
  shownOfPart,
  type userOverviewActions,
} from '@posthouse/contract/features/users/overview';
import type { CallerContext } from '../../../kernel/context.ts';
import type { Feature } from '../../../kernel/feature.ts';
import type { QueryHandler } from '../../../kernel/handlers.ts';
import {
  isVisible,
  type KnownAddress,
  readAddresses,
  wireAddress,
} from '../../../rules/addresses/known-addresses.ts';
import { mailEngineState } from '../../../rules/mail-engine/mail-engine-state.ts';
import { readMailEngine } from '../../../rules/mail-engine/mail-engine-store.ts';
import { readRules, readVacation } from '../delivery/delivery-store.ts';
import { forwardDestinations } from '../forwards/forwards-store.ts';
import { listAppPasswords } from '../passwords/passwords-store.ts';
import { readSharing } from '../sharing/sharing-store.ts';
import { findUserId } from '../users-store.ts';
import { readAliasDomains, readFolders, readSessions, readSubject } from './overview-store.ts';
import { type Related, type RelatedName, type RelatedPart, readRelated } from './related-store.ts';

type Overview = typeof userOverviewActions.getUserOverview;

export function userOverviewFeature(): Feature<typeof userOverviewActions> {
  return { handlers: { getUserOverview } };
}

const alwaysShown = ['delegates', 'mailboxes', 'send_as', 'forwarded_from'] as const;
const byRight = ['aliases', 'lists', 'smart_lists'] as const;

/** A fixed number of short questions, whatever the user is connected to. */
const getUserOverview: QueryHandler<Overview> = async (ctx, { limit = shownOfPart, ...key }) => {
  const subject = await readSubject(ctx, await findUserId(ctx, key));
  if (subject === undefined) throw new AppError('not_found');
  const has = (part: keyof typeof overviewNeeds) => isGranted(overviewNeeds[part], ctx.caller);
  const names = [...alwaysShown, ...byRight.filter(has)];
  const related = await readRelated(ctx, subject, names, limit);
  const partOf = await wireParts(ctx, related, names);
  return {
    id: String(subject.id),
    storage: { quota: subject.quotaMb, used: subject.usedMb },
    ...(has('aliases') ? { aliases: partOf('aliases') } : {}),
    ...(has('alias_domains') ? { alias_domains: await readAliasDomains(ctx, subject, limit) } : {}),
    ...(has('lists') ? { lists: partOf('lists') } : {}),
    ...(has('smart_lists') ? { smart_lists: partOf('smart_lists') } : {}),
    folders: await readFolders(ctx, subject, limit),
    delegates: { ...partOf('delegates'), hidden: related.delegates.hidden },
    mailboxes: partOf('mailboxes'),
    send_as: { ...partOf('send_as'), hidden: related.send_as.hidden },
    forwards: await forwardsOf(ctx, subject.id, limit),
    forwarded_from: partOf('forwarded_from'),
    ...(await deliveryOf(ctx, subject.id)),
    sessions: await sessionsOf(ctx, subject.id, limit),
    passwords: { can_log_in: subject.canLogIn ? 1 : 0, ...(await passwordsOf(ctx, subject.id, limit)) },
  };
};

type WireRow<Name extends RelatedName> = ReturnType<typeof wireAddress> &
  NonNullable<
    Related[Name]['rows'][number]['detail'] extends null ? object : Related[Name]['rows'][number]['detail']
  >;

/** The addresses of all parts in one question. */
async function wireParts(ctx: CallerContext, related: Related, names: readonly RelatedName[]) {
  const ids = names.flatMap((name) => related[name].rows.map(({ id }) => id));
  const known = await readAddresses(ctx, [...new Set(ids)]);
  return <Name extends RelatedName>(name: Name): { total: number; rows: WireRow<Name>[] } => {
    const { total, rows }: RelatedPart = related[name];
    const shown = rows.flatMap(({ id, detail }) => {
      const address: KnownAddress | undefined = known.get(id);
      return address?.isVisible ? [{ ...wireAddress(address), ...(detail as object | null) }] : [];
    });
    return { total, rows: shown as WireRow<Name>[] };
  };
}

async function forwardsOf(ctx: CallerContext, userId: number, limit: number) {
  const all = await forwardDestinations.read(ctx, userId);
  const shown = all.filter(isVisible);
  const { keepCopy } = await readSharing(ctx, userId);
  return {
    keep_copy: keepCopy ? (1 as const) : (0 as const),
    total: shown.length,
    rows: shown.slice(0, limit).map(wireAddress),
    hidden: all.length - shown.length,
  };
}

async function deliveryOf(ctx: CallerContext, userId: number) {
  const { active, starts_on, ends_on, startsAt, endsAt } = await readVacation(ctx, userId);
  const { rules } = await readRules(ctx, userId);
  return {
    vacation: {
      active: active ? (1 as const) : (0 as const),
      starts_on: starts_on ?? '',
      ends_on: ends_on ?? '',
      starts_at: startsAt?.toISOString() ?? null,
      ends_at: endsAt?.toISOString() ?? null,
    },
    rules: { active: rules.filter((rule) => rule.active).length, total: rules.length },
  };
}

/** What was seen last says nothing once nobody looks any more. */
async function sessionsOf(ctx: CallerContext, userId: number, limit: number) {
  const { state } = mailEngineState(await readMailEngine(ctx), ctx.now);
  if (state !== 'running' && state !== 'trouble') return null;
  const { total, rows } = await readSessions(ctx, userId, limit);
  const showsAddresses = isGranted(sessionAddressNeeds, ctx.caller);
  return {
    total,
    rows: rows.map(({ service, ip, since }) => ({
      service,
      ip: showsAddresses ? ip : '',
      since: since.toISOString(),
    })),
  };
}

async function passwordsOf(ctx: CallerContext, userId: number, limit: number) {
  const all = await listAppPasswords(ctx, userId);
  const byUse = all.toSorted((one, other) => ((one.lastuse ?? '') < (other.lastuse ?? '') ? 1 : -1));
  return { total: all.length, rows: byUse.slice(0, limit) };
}
