import type { ParsedInputOf } from '@posthouse/contract/core/action';
import { AppError } from '@posthouse/contract/core/errors';
import type { subAdminsActions } from '@posthouse/contract/features/sub-admins';
import { endSessionsOf } from '../../domain/admin-sessions.ts';
import type { ManagedAdmin } from '../../domain/managed-admins.ts';
import { demandMayGrant } from '../../domain/sub-admin-rules.ts';
import type { SessionContext } from '../../kernel/context.ts';
import type { FeatureParts } from '../../kernel/feature.ts';
import type { CommandHandler } from '../../kernel/handlers.ts';
import { changeAddress } from './confirm-address.ts';
import { type DomainLimit, domainsOf, isAboutDomains, limitAfter } from './domain-limit.ts';
import { lockSubAdmin } from './lock-sub-admin.ts';
import {
  changeSubAdmins,
  type SubAdminChange,
  saveDomains,
  savePermissions,
  subAdminList,
} from './sub-admins-store.ts';

type Update = typeof subAdminsActions.updateSubAdmin;
type Input = ParsedInputOf<Update>;

export function updateSubAdminHandler(parts: FeatureParts): CommandHandler<Update, string | undefined> {
  return {
    prepare: async (_ctx, { password }) =>
      password === undefined ? undefined : parts.passwords.hash(password),
    async apply(ctx, input, passwordHash) {
      const before = await lockSubAdmin(ctx, 'updateSubAdmin', input.id, async (found) =>
        withDomains(changedFacts(found, input), await domainFacts(ctx, found, input)),
      );
      if (input.version !== undefined && input.version !== before.version) throw new AppError('stale');
      await changeRights(ctx, before, input);
      await changeSubAdmins(ctx, [before.adminId], changeOf(before, input, passwordHash, ctx.now));
      if (passwordHash) {
        await endSessionsOf(ctx.db, { accountId: ctx.session.accountId, adminId: before.adminId });
      }
      // After that, for it also voids links that were mailed.
      if (input.email !== undefined) await changeAddress(ctx, parts, before, input.email);
      const after = await subAdminList.readRow(ctx, before.adminId);
      if (after === undefined) throw new Error('a locked sub-admin is gone');
      return after;
    },
  };
}

async function changeRights(ctx: SessionContext, before: ManagedAdmin, input: Input): Promise<void> {
  const permissions = { ...before.permissions, ...input.permissions };
  const limit = await limitAfter(ctx, before.domains, input);
  demandMayGrant(ctx.session, { permissions, domains: domainsOf(limit) });
  if (input.permissions) await savePermissions(ctx, before.adminId, permissions);
  if (isAboutDomains(input)) await saveDomains(ctx, before.adminId, limit);
}

/** The domains by their names, before and after, where the input is about them. */
async function domainFacts(ctx: SessionContext, before: ManagedAdmin, input: Input) {
  if (!isAboutDomains(input)) return undefined;
  const factsOf = ({ limited, names }: DomainLimit) => ({ domains_limited: limited, domains: names });
  return {
    before: factsOf(await limitAfter(ctx, before.domains, {})),
    after: factsOf(await limitAfter(ctx, before.domains, input)),
  };
}

function withDomains(entry: ReturnType<typeof changedFacts>, facts: Awaited<ReturnType<typeof domainFacts>>) {
  return {
    ...entry,
    before: { ...entry.before, ...facts?.before },
    after: { ...entry.after, ...facts?.after },
  };
}

function changeOf(
  before: ManagedAdmin,
  input: Input,
  passwordHash: string | undefined,
  now: Date,
): SubAdminChange {
  const newEmail = input.email === before.email ? undefined : input.email;
  return {
    ...(input.name === undefined ? {} : { name: input.name }),
    ...(input.twofa_allowed === undefined ? {} : { twofaAllowed: input.twofa_allowed }),
    ...(input.domains_limited === undefined ? {} : { domainsLimited: input.domains_limited }),
    // A new address signs in only once its owner confirmed it.
    ...(newEmail === undefined ? {} : { email: newEmail, emailConfirmedAt: null }),
    ...(passwordHash === undefined ? {} : { passwordHash, passwordChangedAt: now, passwordNoticeDays: null }),
  };
}

/** Only what the input names: the history shows what was meant to change. */
function changedFacts(before: ManagedAdmin, { name, email, twofa_allowed, permissions, password }: Input) {
  const now = { name, email, twofa_allowed, permissions };
  const then = {
    name: before.name,
    email: before.email,
    twofa_allowed: before.twofaAllowed,
    permissions: before.permissions,
  };
  const named = (Object.keys(now) as (keyof typeof now)[]).filter((field) => now[field] !== undefined);
  const pick = (facts: typeof now | typeof then) =>
    Object.fromEntries(named.map((field) => [field, facts[field]]));
  return {
    target: before.username,
    domainId: null,
    before: pick(then),
    after: {
      ...pick(now),
      ...(permissions ? { permissions: { ...before.permissions, ...permissions } } : {}),
      ...(password ? { signin_changed: true } : {}),
    },
  };
}
