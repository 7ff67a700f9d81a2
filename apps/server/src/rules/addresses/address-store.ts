import { AppError } from '@posthouse/contract/core/errors';
import type { AddressKind } from '@posthouse/contract/fields/related-address';
import { and, type Column, eq, sql } from 'drizzle-orm';
import { anyOfIds } from '../../db/any-of.ts';
import type { RecordDefinition, RecordOf } from '../../db/record.ts';
import type { TenantContext } from '../../kernel/context.ts';
import { lockMailWays } from '../mail-ways/mail-loops.ts';
import { type AddressTable, visibleIn } from './address-table.ts';
import { claimAddress, moveAddress, type NameField } from './addresses.ts';
import { demandVerifiedDomain } from './mailbox-domains.ts';

/** Where something is, locked for the command that is about it. */
export interface LockedAddress {
  readonly id: number;
  readonly domainId: number;
  readonly email: string;
  readonly readable: string;
  readonly version: number;
}

type Fields = Readonly<Record<string, Column>>;
type Change<F extends Fields> = Parameters<RecordDefinition<F>['columnsOf']>[0];
type ExtraColumns = Readonly<Record<string, unknown>>;

interface AddressedThing<F extends Fields> {
  readonly table: AddressTable;
  readonly record: RecordDefinition<F>;
  readonly kind: AddressKind;
  readonly nameField: NameField;
}

/** Adding, finding, renaming and changing what has an address of its own. */
export function addressStore<F extends Fields>({ table, record, kind, nameField }: AddressedThing<F>) {
  type Locked = LockedAddress & RecordOf<F>;
  const visible = visibleIn(table);
  const select = (ctx: TenantContext, ids: readonly number[]) =>
    ctx.db
      .select({
        id: table.id,
        domainId: table.domainId,
        email: table.email,
        readable: table.readable,
        version: table.version,
        ...(record.fields as Fields),
      })
      .from(table)
      .where(and(visible(ctx), anyOfIds(table.id, ids)))
      .orderBy(table.id);

  /** In an order that lets no two wait for each other. */
  async function lock(ctx: TenantContext, ids: readonly number[]): Promise<Locked[]> {
    return (await select(ctx, ids).for('update')) as unknown as Locked[];
  }

  return {
    lock,
    async read(ctx: TenantContext, ids: readonly number[]): Promise<Locked[]> {
      return ids.length === 0 ? [] : ((await select(ctx, ids)) as unknown as Locked[]);
    },
    async demandVisible(ctx: TenantContext, id: number): Promise<Locked> {
      const [found] = (await select(ctx, [id])) as unknown as Locked[];
      if (found === undefined) throw new AppError('not_found');
      return found;
    },
    /** The one a command is about, as somebody has seen it. */
    async lockOne(ctx: TenantContext, id: number, version?: number | undefined): Promise<Locked> {
      const [found] = await lock(ctx, [id]);
      if (found === undefined) throw new AppError('not_found');
      if (version !== undefined && version !== found.version) throw new AppError('stale');
      return found;
    },
    /** A new one in a verified domain; nobody else changes where mail goes until the command ends. */
    async add(
      ctx: TenantContext & { readonly now: Date },
      { name, domain: ascii }: { readonly name: string; readonly domain: string },
      fields: RecordOf<F>,
      extraColumns: ExtraColumns = {},
    ): Promise<Omit<LockedAddress, 'version'>> {
      const domain = await demandVerifiedDomain(ctx, ascii);
      await lockMailWays(ctx);
      const place = { domainId: domain.id, localPart: name };
      const id = await claimAddress(ctx, kind, place, nameField);
      const made = {
        ...{ id, domainId: domain.id },
        ...{ email: `${name}@${domain.ascii}`, readable: `${name}@${domain.unicode}` },
      };
      const columns = { ...record.columnsOf(fields), ...extraColumns };
      await ctx.db
        .insert(table)
        .values({ ...columns, ...made, accountId: ctx.caller.accountId, createdAt: ctx.now });
      return made;
    },
    /** Takes another name in the same domain. Answers the columns that change with it: none where it has that name. */
    async rename(
      ctx: TenantContext,
      { id, domainId, email, readable }: LockedAddress,
      name: string | undefined,
    ): Promise<Partial<Pick<LockedAddress, 'email' | 'readable'>>> {
      const atDomain = (address: string) => `${name}${address.slice(address.lastIndexOf('@'))}`;
      if (name === undefined || atDomain(email) === email) return {};
      await moveAddress(ctx, id, { domainId, localPart: name }, nameField);
      return { email: atDomain(email), readable: atDomain(readable) };
    },
    async change(
      { db, caller }: TenantContext,
      ids: readonly number[],
      change: Change<F>,
      extraColumns: ExtraColumns = {},
    ): Promise<void> {
      if (ids.length === 0) return;
      await db
        .update(table)
        .set({ ...record.columnsOf(change), ...extraColumns, version: sql`${table.version} + 1` })
        .where(and(eq(table.accountId, caller.accountId), anyOfIds(table.id, ids)));
    },
    async remove(ctx: RemovalContext, ids: readonly number[]): Promise<void> {
      if (ids.length === 0) return;
      await ctx.db
        .update(table)
        .set({ removedAt: ctx.now, removedBy: ctx.caller.adminname, removalId: sql`gen_random_uuid()` })
        .where(and(eq(table.accountId, ctx.caller.accountId), anyOfIds(table.id, ids)));
    },
  };
}

export type RemovalContext = TenantContext & {
  readonly now: Date;
  readonly caller: { readonly adminname: string };
};
