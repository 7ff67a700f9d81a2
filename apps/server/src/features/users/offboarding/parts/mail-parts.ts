import { AppError } from '@posthouse/contract/core/errors';
import { canForward, canHaveDelegates } from '@posthouse/contract/features/users/user-abilities';
import { emailsOf, idsOf, isVisible } from '../../../../rules/addresses/known-addresses.ts';
import { demandNoLoop } from '../../../../rules/mail-ways/mail-loops.ts';
import { goneIsStale, targetOf } from '../../../../rules/plans/plan-rows.ts';
import { readVacation } from '../../delivery/delivery-store.ts';
import { changeVacation } from '../../delivery/vacation-actions.ts';
import { changeForwards } from '../../forwards/forwards-actions.ts';
import { forwardDestinations } from '../../forwards/forwards-store.ts';
import { changeDelegates, type Delegate, withAddresses } from '../../sharing/change-delegates.ts';
import { readDelegates, readSharing } from '../../sharing/sharing-store.ts';
import type { UserPart } from '../offboarding-part.ts';

interface Forwards {
  readonly destinations: string[];
  readonly keep_copy: boolean;
}

/** Mail goes to a colleague alone, or to nobody else any more. */
export const forwardPart: UserPart = {
  type: 'forward',
  like: { action: 'setForwards', input: {} },
  step: 2,
  async plan(ctx, user, { forward, keep_copy, stop_forwards }) {
    if (forward === undefined && !stop_forwards) return undefined;
    const { forwards: version, keepCopy } = await readSharing(ctx, user.id);
    const all = await forwardDestinations.read(ctx, user.id);
    const present = all.filter(isVisible);
    if (forward === undefined && present.length === 0) return undefined;
    if (!canForward(user)) throw AppError.field('destinations', 'type_unsuitable');
    const hidden = all.filter((one) => !one.isVisible);
    const wanted = forward ? [forward] : [];
    await demandNoLoop(ctx, user.id, {
      destinationIds: idsOf([...wanted, ...hidden]),
      field: 'destinations',
    });
    const before: Forwards = { destinations: emailsOf(present), keep_copy: keepCopy };
    const after: Forwards = { destinations: emailsOf(wanted), keep_copy: forward ? keep_copy : true };
    if (JSON.stringify(before) === JSON.stringify(after)) return { outcome: 'skip' };
    return {
      outcome: 'update',
      version,
      change: { ...after },
      before: present.length > 0 ? { ...before } : {},
      after: wanted.length > 0 ? { ...after } : { destinations: [] },
    };
  },
  async apply(ctx, row) {
    const { id, version } = targetOf(row);
    const change = row.change as unknown as Forwards;
    await changeForwards(ctx, { id, version, ...change }).catch(goneIsStale);
    return { action: 'setForwards', target: { id, version: version + 1 } };
  },
  async planUndo(ctx, { targetVersion, before, change }, user) {
    const { forwards: version } = await readSharing(ctx, user.id);
    if (version !== targetVersion) throw new AppError('stale');
    const former = { destinations: [], keep_copy: true, ...before };
    return { outcome: 'update', version, change: former, before: change, after: former };
  },
};

interface NamedDelegate {
  readonly address: string;
  readonly right: Delegate['access'];
  readonly send: Delegate['sending'];
}

export const named = ({ address, access, sending }: Delegate): NamedDelegate => ({
  address: address.email,
  right: access,
  send: sending,
});
const addressesOf = (delegates: readonly NamedDelegate[]) => delegates.map(({ address }) => address);

export const changedDelegates = (former: readonly NamedDelegate[], delegates: readonly NamedDelegate[]) => ({
  outcome: 'update' as const,
  change: { delegates, former },
  before: { delegates: addressesOf(former) },
  after: { delegates: addressesOf(delegates) },
});

/** A colleague opens the mailbox, and answers on its behalf. */
export const delegatePart: UserPart = {
  type: 'delegate',
  like: { action: 'setDelegates', input: {} },
  step: 2,
  async plan(ctx, user, { delegate }) {
    if (delegate === undefined) return undefined;
    if (!canHaveDelegates(user)) throw AppError.field('delegates', 'type_unsuitable');
    const { delegates: version } = await readSharing(ctx, user.id);
    const all = await withAddresses(ctx, await readDelegates(ctx, user.id));
    const present = all.filter(({ address }) => address.isVisible).map(named);
    if (addressesOf(present).includes(delegate.email)) return { outcome: 'skip' };
    const added: NamedDelegate = { address: delegate.email, right: 'full', send: 'behalf' };
    return { version, ...changedDelegates(present, [...present, added]) };
  },
  async apply(ctx, row) {
    const { id, version } = targetOf(row);
    const { delegates } = row.change as { readonly delegates: NamedDelegate[] };
    await changeDelegates(ctx, { id, version, delegates }).catch(goneIsStale);
    return { action: 'setDelegates', target: { id, version: version + 1 } };
  },
  async planUndo(ctx, { targetVersion, change }, user) {
    const { delegates: version } = await readSharing(ctx, user.id);
    if (version !== targetVersion) throw new AppError('stale');
    const { delegates, former } = change as Readonly<Record<'delegates' | 'former', NamedDelegate[]>>;
    return { version, ...changedDelegates(delegates, former) };
  },
};

interface Reply {
  readonly active: boolean;
  readonly starts_on: string;
  readonly ends_on: string;
  readonly subject: string;
  readonly text: string;
}

/** Whoever writes is told, from now on. */
export const vacationPart: UserPart = {
  type: 'vacation',
  like: { action: 'setVacation', input: {} },
  step: 2,
  async plan(ctx, user, { vacation: text, vacation_subject: subject }) {
    if (text.trim() === '') return undefined;
    if (!canForward(user)) throw AppError.field('active', 'type_unsuitable');
    const { version, ...before } = await readVacation(ctx, user.id);
    const former: Reply = {
      ...{ active: before.active, subject: before.subject, text: before.text },
      ...{ starts_on: before.starts_on ?? '', ends_on: before.ends_on ?? '' },
    };
    const reply: Reply = { active: true, starts_on: '', ends_on: '', subject, text };
    return {
      outcome: 'update',
      version,
      change: { reply, former },
      before: told(former),
      after: told(reply),
    };
  },
  async apply(ctx, row) {
    const { id, version } = targetOf(row);
    const { reply } = row.change as { readonly reply: Reply };
    await changeVacation(ctx, { id, version, ...reply }).catch(goneIsStale);
    return { action: 'setVacation', target: { id, version: version + 1 } };
  },
  async planUndo(ctx, { targetVersion, change }, user) {
    const { version } = await readVacation(ctx, user.id);
    if (version !== targetVersion) throw new AppError('stale');
    const { reply, former } = change as Readonly<Record<'reply' | 'former', Reply>>;
    return {
      outcome: 'update',
      version,
      change: { reply: former, former: reply },
      before: told(reply),
      after: told(former),
    };
  },
};

/** Without what is empty. */
const told = (reply: Reply) => Object.fromEntries(Object.entries(reply).filter(([, value]) => value !== ''));
