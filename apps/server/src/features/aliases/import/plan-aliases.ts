import { AppError } from '@posthouse/contract/core/errors';
import { readableName } from '@posthouse/contract/fields/readable-name';
import { findAddresses, type Place, placeKey } from '../../../rules/addresses/addresses.ts';
import {
  asItIs,
  destinationProblem,
  emailsOf,
  isVisible,
  type KnownAddress,
} from '../../../rules/addresses/known-addresses.ts';
import { findMailboxDomains } from '../../../rules/addresses/mailbox-domains.ts';
import { checkedSet } from '../../../rules/addresses/related-set.ts';
import { planWays } from '../../../rules/mail-ways/planned-ways.ts';
import { atOneCell } from '../../../rules/plans/import-cells.ts';
import { nothingExpected, planAddressRows } from '../../../rules/plans/plan-address-rows.ts';
import { meantByRows, plannedProblem } from '../../../rules/plans/plan-destinations.ts';
import type {
  DoneRow,
  Expected,
  ImportedRow,
  PlanContext,
  Planned,
  PlannedRow,
} from '../../../rules/plans/plan-kind.ts';
import { type ReadRow, readRows } from '../../../rules/plans/plan-rows.ts';
import {
  type AliasFields,
  aliasDestinations,
  aliases,
  aliasRecord,
  type LockedAlias,
} from '../aliases-store.ts';
import { type AliasRow, nameOf, readAliasRow } from './alias-row.ts';

/** What applying finds of a row. */
export type AliasChangeRow = AliasRow | Omit<AliasRow, 'alias' | 'domain'>;

interface Known extends LockedAlias {
  readonly destinations: readonly KnownAddress[];
}

/** Row by row in the order of the file: an alias may lead to one that a row before it adds. */
export async function planAliases(
  ctx: PlanContext,
  imported: readonly ImportedRow[],
  expected: Expected = nothingExpected,
): Promise<Planned> {
  const read = await readRows(imported, readAliasRow);
  const found = await findThings(ctx, read, expected);
  const ways = await planWays(ctx, [...found.aliases.keys()]);
  const added = new Map(expected.addresses);
  const refused = new Set(expected.refused);
  const rows = planAddressRows(
    {
      type: 'alias',
      imported,
      read,
      domains: found.domains,
      nameOf,
      localPartOf: ({ alias }) => alias,
      ...{ expected, refused },
    },
    (row, place) => {
      const alias = aliasAt(found, place);
      const wanted = destinationsOf(row.forward, {
        meant: found.meantAt(place),
        email: place.email,
        alias,
        expected: { ...expected, addresses: added, refused },
      });
      const forward = emailsOf(wanted);
      const hidden = alias?.destinations.filter((one) => !one.isVisible) ?? [];
      const planned = alias ? planChange(alias, { ...row, forward }) : planNew({ ...row, forward }, place);
      if (planned.outcome === 'skip') return planned;
      const { email } = place;
      ways.lead({ email, readable: readableName(email), isVisible: true }, [...wanted, ...hidden]);
      if (!alias) added.set(email, { type: 'alias' });
      return planned;
    },
  );
  return { rows, changes: {} };
}

type Found = Awaited<ReturnType<typeof findThings>>;

/** Undefined where there is nothing yet; refuses what is something else. */
function aliasAt(found: Found, place: Place): Known | undefined {
  const id = found.addresses.get(placeKey(place));
  const alias = id === undefined ? undefined : found.aliases.get(id);
  if (id === undefined || alias) return alias;
  throw new AppError('conflict', { fields: { email: { code: 'address_taken' } } });
}

async function findThings(ctx: PlanContext, read: readonly ReadRow<AliasRow>[], expected: Expected) {
  const rows = read.flatMap((one) => ('row' in one ? [one.row] : []));
  const domains = await findMailboxDomains(ctx, [...new Set(rows.map(({ domain }) => domain))]);
  const places = rows.flatMap(({ alias, domain }) => {
    const place = domains.get(domain);
    return place ? [{ domainId: place.id, localPart: alias }] : [];
  });
  const addresses = await findAddresses(ctx, places);
  const destinations = rows.flatMap(({ forward }) => forward);
  const meantAt = await meantByRows(ctx, destinations, expected);
  return { domains, addresses, meantAt, aliases: await aliasesById(ctx, [...addresses.values()]) };
}

async function aliasesById(ctx: PlanContext, ids: readonly number[]): Promise<ReadonlyMap<number, Known>> {
  const found = await aliases.read(ctx, ids);
  const destinations = await aliasDestinations.readAll(
    ctx,
    found.map(({ id }) => id),
  );
  return new Map(found.map((one) => [one.id, { ...one, destinations: destinations.get(one.id) ?? [] }]));
}

interface DestinationCheck {
  readonly meant: (email: string) => KnownAddress;
  readonly email: string;
  readonly alias: Known | undefined;
  readonly expected: Expected;
}

/** The destinations as the account knows them, by the rules of a single alias. */
function destinationsOf(
  forward: readonly string[],
  { meant, email, alias, expected }: DestinationCheck,
): KnownAddress[] {
  try {
    return checkedSet(forward.map(meant), {
      field: 'forward',
      addressOf: asItIs,
      present: alias?.destinations ?? [],
      refusesDuplicates: true,
      problemOf: (address) =>
        address.email === email ? 'address_own' : plannedProblem(address, expected, destinationProblem),
    });
  } catch (error) {
    if (!(error instanceof AppError) || error.fields === undefined) throw error;
    throw new AppError(error.code, { fields: atOneCell(error.fields, 'forward') });
  }
}

function planNew(row: AliasRow, { email, domainId }: { email: string; domainId: number }): PlannedRow {
  const { forward, note, active } = row;
  const { after } = aliasRecord.difference({ note: '', active: true }, { note, active });
  return {
    ...{ name: email, outcome: 'create', domainId },
    change: { ...row } satisfies AliasChangeRow,
    after: { forward, ...after },
  };
}

type Wanted = Pick<AliasRow, 'forward' | 'note' | 'active'>;

function planChange(alias: Known, { forward, note, active }: Wanted): PlannedRow {
  const { id, version, email, domainId } = alias;
  const about = { name: email, domainId, target: { id, version } };
  const shown = emailsOf(alias.destinations.filter(isVisible));
  const isSame = forward.length === shown.length && forward.every((one) => shown.includes(one));
  const changed = aliasRecord.difference(alias, { note, active });
  if (isSame && Object.keys(changed.after).length === 0) return { ...about, outcome: 'skip' };
  return {
    ...{ ...about, outcome: 'update' },
    change: { forward, note, active } satisfies AliasChangeRow,
    before: { ...(isSame ? {} : { forward: shown }), ...changed.before },
    after: { ...(isSame ? {} : { forward }), ...changed.after },
  };
}

/** What was added is removed, what was changed gets its old values; unless somebody changed it since. */
export async function planUndoOfAliases(ctx: PlanContext, done: readonly DoneRow[]): Promise<Planned> {
  const found = await aliasesById(
    ctx,
    done.flatMap(({ targetId }) => (targetId === null ? [] : [targetId])),
  );
  const rows = done.map((row): PlannedRow => {
    const alias = row.targetId === null ? undefined : found.get(row.targetId);
    if (alias === undefined || alias.version !== row.targetVersion) {
      return { name: row.name, outcome: 'refuse', reason: { code: 'stale' }, domainId: row.domainId };
    }
    const shown = emailsOf(alias.destinations.filter(isVisible));
    if (row.outcome === 'create') {
      const { id, version, email: name, domainId } = alias;
      return { name, outcome: 'remove', domainId, target: { id, version }, before: { forward: shown } };
    }
    const { forward, note, active } = (row.before ?? {}) as Partial<AliasFields> & { forward?: string[] };
    return planChange(alias, { forward: forward ?? shown, note, active });
  });
  return { rows, changes: {} };
}
