import {
  highestLevel,
  type Permissions,
  permissionsAt,
  type Rights,
  type Role,
} from '@posthouse/contract/core/permissions';
import type { PoolClient } from 'pg';
import type { Actor } from './actor.ts';

export type DomainSet = 'all' | readonly number[];

/** Who does something, with the rights they have at this moment. */
export interface ActingAdmin extends Actor, Rights {
  /** The domains a sub-admin is limited to, or that it is limited to none. */
  readonly domains: DomainSet;
  /** Who sits in front of it: the admin, or the main admin who looks through the admin's eyes. */
  readonly viewer: Actor;
}

/** What `admin_rights` answers. */
export interface RightsRow {
  role: Role;
  permissions: Partial<Permissions> | null;
  domain_ids: number[] | null;
}

/** Those of the main admin. */
export const everyRight: RightsRow = { role: 'admin', permissions: null, domain_ids: null };

const everything = permissionsAt(highestLevel);
const nothing = permissionsAt(0);

export function rightsOf({
  role,
  permissions,
  domain_ids,
}: RightsRow): Rights & Pick<ActingAdmin, 'domains'> {
  return {
    role,
    permissions: role === 'admin' ? everything : { ...nothing, ...permissions },
    domainsLimited: domain_ids !== null,
    domains: domain_ids ?? 'all',
  };
}

/** The admin for whom work goes on after its request was answered; undefined once it may do nothing any more. */
export async function loadActingAdmin(
  client: Pick<PoolClient, 'query'>,
  { accountId, adminId }: { accountId: number; adminId: number },
): Promise<ActingAdmin | undefined> {
  // First the account, then the admin, as commands lock them: in another order two could wait for each other.
  const account = await client.query(`select from account where id = $1 and state = 'active' for share`, [
    accountId,
  ]);
  if (account.rowCount === 0) return undefined;
  const { rows } = await client.query<{ rights: RightsRow; username: string }>(
    `select a.username, admin_rights(a) as rights from admin a
      where a.account_id = $1 and a.id = $2 and a.active for share of a`,
    [accountId, adminId],
  );
  const [row] = rows;
  if (row === undefined) return undefined;
  const actor = { accountId, adminId, adminname: row.username };
  return { ...actor, viewer: actor, ...rightsOf(row.rights) };
}
