import { AppError } from '@posthouse/contract/core/errors';
import { mostAdminIps, type securityActions } from '@posthouse/contract/features/security';
import { isUniqueViolation } from '../../../db/sql-errors.ts';
import type { CallerContext, CommandPowers } from '../../../kernel/context.ts';
import type { Handlers } from '../../../kernel/handlers.ts';
import type { PasswordCheck } from '../../../rules/logins/password-check.ts';
import {
  deleteRanges,
  insertRange,
  listHas,
  listLoginAddresses,
  listRanges,
  lockAccess,
  readAccess,
  setAccess,
} from './admin-ip-access-store.ts';
import { demandListOwner, findListOwner, type ListOwner } from './list-owner.ts';

type AdminIpActions = Pick<
  typeof securityActions,
  'getAdminIpAccess' | 'setAdminIpAccess' | 'addAdminIp' | 'removeAdminIp' | 'previewAdminIpAccess'
>;

const previewDays = 30;

export function adminIpAccessHandlers(passwordCheck: PasswordCheck): Handlers<AdminIpActions> {
  return {
    getAdminIpAccess: async (ctx, { username }) => accessOf(ctx, await findListOwner(ctx, username)),
    setAdminIpAccess: {
      prepare: (ctx, { password1 }) => passwordCheck.demandRecent(ctx, password1),
      async apply(ctx, { username, restricted, confirm_own_ip }) {
        const owner = await demandListOwner(ctx, 'setAdminIpAccess', username);
        const before = await lockChangeable(ctx, owner);
        if (restricted)
          await demandUsableList(ctx, owner, { confirmed: confirm_own_ip, field: 'restricted' });
        await setAccess(ctx, owner.adminId, { restricted, managed: restricted && !owner.isSelf });
        ctx.recordHistory({
          target: owner.username,
          domainId: null,
          before: { restricted: before.restricted },
          after: { restricted },
        });
        return accessOf(ctx, owner);
      },
    },
    addAdminIp: {
      prepare: (ctx, { password1 }) => passwordCheck.demandRecent(ctx, password1),
      async apply(ctx, { username, ip, description = '' }) {
        const owner = await demandListOwner(ctx, 'addAdminIp', username);
        await lockChangeable(ctx, owner);
        if ((await listRanges(ctx, owner.adminId)).length >= mostAdminIps) {
          throw new AppError('limit_reached', { params: { num: mostAdminIps } });
        }
        const made = await insertRange(ctx, owner.adminId, { range: ip, description }).catch(
          (error: unknown) => {
            throw isUniqueViolation(error, 'admin_ip_range_account_id_admin_id_range_key')
              ? new AppError('conflict')
              : error;
          },
        );
        ctx.recordHistory({ target: owner.username, domainId: null, after: { ip: made.ip, description } });
        return made;
      },
    },
    removeAdminIp: {
      prepare: (ctx, { password1 }) => passwordCheck.demandRecent(ctx, password1),
      async apply(ctx, { username, ids, confirm_own_ip }) {
        const owner = await demandListOwner(ctx, 'removeAdminIp', username);
        const { restricted } = await lockChangeable(ctx, owner);
        if (restricted) {
          await demandUsableList(ctx, owner, { confirmed: confirm_own_ip, field: 'ids', without: ids });
        }
        const listed = new Map((await listRanges(ctx, owner.adminId)).map((range) => [range.id, range]));
        const wanted = [...new Set(ids.map(String))];
        const done = wanted.filter((id) => listed.has(id));
        await deleteRanges(ctx, owner.adminId, done.map(Number));
        for (const id of done) {
          const { ip, description } = listed.get(id) ?? { ip: '', description: '' };
          ctx.recordHistory({ target: owner.username, domainId: null, before: { ip, description } });
        }
        const failed = wanted.filter((id) => !listed.has(id));
        return { done, failed: failed.map((id) => ({ id, code: 'not_found' as const })) };
      },
    },
    async previewAdminIpAccess(ctx, { username, without = [] }) {
      const owner = await findListOwner(ctx, username);
      const since = new Date(ctx.now.getTime() - previewDays * 86_400_000);
      const addresses = await listLoginAddresses(ctx, owner.adminId, { since, without });
      return {
        allowed: addresses.filter(({ allowed }) => allowed).length,
        refused: addresses
          .filter(({ allowed }) => !allowed)
          .map(({ remoteip, lastLoginAt }) => ({ remoteip, lastlogin: lastLoginAt.toISOString() })),
      };
    },
  };
}

async function accessOf(ctx: CallerContext, { adminId, username }: ListOwner) {
  const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);
  const { restricted, managed } = await readAccess(ctx, adminId);
  return {
    username,
    restricted: flag(restricted),
    managed: flag(managed),
    remoteip: ctx.remoteIp,
    own_ip_listed: flag(await listHas(ctx, adminId, ctx.remoteIp)),
    rows: await listRanges(ctx, adminId),
  };
}

/** A restriction by who manages a sub-admin would be worth nothing if the sub-admin could widen it. */
async function lockChangeable(ctx: CallerContext & CommandPowers, { adminId, username, isSelf }: ListOwner) {
  const access = await lockAccess(ctx, adminId);
  if (!(isSelf && access.managed)) return access;
  ctx.recordHistory({ target: username });
  throw new AppError('forbidden');
}

/** A list that counts must have an entry, and the caller's own address unless they say that they mean it. */
async function demandUsableList(
  ctx: CallerContext,
  { adminId, isSelf }: ListOwner,
  { confirmed, field, without = [] }: { confirmed: boolean | undefined; field: string; without?: number[] },
): Promise<void> {
  const left = (await listRanges(ctx, adminId)).filter(({ id }) => !without.includes(Number(id)));
  if (left.length === 0) throw AppError.field(field, 'ip_list_empty');
  if (!isSelf || confirmed) return;
  if (!(await listHas(ctx, adminId, ctx.remoteIp, without))) {
    throw AppError.field('confirm_own_ip', 'own_ip_missing');
  }
}
