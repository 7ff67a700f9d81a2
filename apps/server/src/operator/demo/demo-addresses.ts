import type { ListType } from '@posthouse/contract/features/lists';
import type { SmartListProtection, SmartListType } from '@posthouse/contract/features/smart-lists';
import type { AddressKind } from '@posthouse/contract/fields/related-address';
import type { Database } from '../../db/pool.ts';
import { address } from '../../db/schema/domain.ts';
import {
  aliasDestination,
  listMember,
  mailAlias,
  mailList,
  smartList,
  smartListMember,
  smartListOwner,
} from '../../db/schema/mail-list.ts';
import type { MadeDomain, MadeUser } from './demo-history.ts';

interface DemoAddress {
  /** Which of the verified domains it is in. */
  readonly domain: number;
  readonly name: string;
  readonly note?: string;
}

interface DemoAlias extends DemoAddress {
  /** Users by the part before the @, or whole addresses elsewhere; as everywhere here. */
  readonly forward: readonly string[];
  readonly isDisabled?: boolean;
}

const aliases: readonly DemoAlias[] = [
  { domain: 0, name: 'office', forward: ['info', 'anna.berg'], note: 'Front desk' },
  { domain: 0, name: 'sales', forward: ['carla.dias', 'ben.carter'] },
  {
    domain: 0,
    name: 'invoices',
    forward: ['anna.berg', 'desk@taxadviser.example'],
    note: 'Copy to the tax adviser',
  },
  { domain: 0, name: 'jobs', forward: ['ben.carter'], note: 'Until we hire again', isDisabled: true },
  { domain: 1, name: 'rechnung', forward: ['emil.fuchs'] },
  { domain: 2, name: 'bonjour', forward: ['ines.jacquet', 'jo'] },
];

interface DemoList extends DemoAddress {
  readonly type: ListType;
  readonly members: readonly string[];
}

const lists: readonly DemoList[] = [
  {
    ...{ domain: 0, name: 'team', type: 'distribution', note: 'Everybody on the job' },
    members: ['anna.berg', 'ben.carter', 'carla.dias', 'dan.evans', 'freelance@studio.example'],
  },
  { domain: 0, name: 'report-spam', type: 'spam', members: [], note: 'Forward spam here' },
];

interface DemoSmartList extends DemoAddress {
  readonly type: SmartListType;
  readonly protection: SmartListProtection;
  readonly owners: readonly string[];
  readonly members: readonly string[];
}

const smartLists: readonly DemoSmartList[] = [
  {
    ...{ domain: 0, name: 'everyone', note: 'House news', type: 'all', protection: 'members' },
    ...{ owners: ['anna.berg'], members: [] },
  },
  {
    ...{ domain: 1, name: 'stammtisch', note: '', type: 'members', protection: 'none' },
    ...{ owners: ['greta.huber'], members: ['emil.fuchs', 'guest@travel.example'] },
  },
];

const hourMs = 3_600_000;

interface Made {
  readonly domains: readonly MadeDomain[];
  readonly users: readonly MadeUser[];
}

/** A few aliases, lists and smart lists in the verified domains. */
export async function addDemoAddresses(db: Database, accountId: number, made: Made): Promise<void> {
  const place = { db, accountId, made };
  for (const alias of aliases) await addAlias(place, alias);
  for (const list of lists) await addList(place, list);
  for (const list of smartLists) await addSmartList(place, list);
}

interface Place {
  readonly db: Database;
  readonly accountId: number;
  readonly made: Made;
}

async function addAlias(place: Place, { forward, isDisabled = false, ...alias }: DemoAlias): Promise<void> {
  const row = await claim(place, 'alias', alias);
  if (row === undefined) return;
  await place.db.insert(mailAlias).values({ ...row, active: !isDisabled });
  const destinations = forward.map((to, position) => {
    const { addressId, email } = whereTo(place, to);
    const external = addressId === null ? email : '';
    return { accountId: place.accountId, aliasId: row.id, position, addressId, external };
  });
  await place.db.insert(aliasDestination).values(destinations);
}

async function addList(place: Place, { type, members, ...list }: DemoList): Promise<void> {
  const row = await claim(place, 'list', list);
  if (row === undefined) return;
  await place.db.insert(mailList).values({ ...row, type });
  const rows = membersOf(place, row.id, members);
  if (rows.length > 0) await place.db.insert(listMember).values(rows);
}

async function addSmartList(
  place: Place,
  { type, protection, owners, members, ...list }: DemoSmartList,
): Promise<void> {
  const row = await claim(place, 'smart_list', list);
  if (row === undefined) return;
  await place.db.insert(smartList).values({ ...row, type, protection });
  const rows = membersOf(place, row.id, members);
  if (rows.length > 0) await place.db.insert(smartListMember).values(rows);
  for (const { addressId } of owners.map((owner) => whereTo(place, owner))) {
    const key = { accountId: place.accountId, listId: row.id };
    if (addressId !== null) await place.db.insert(smartListOwner).values({ ...key, addressId });
  }
}

const verifiedOf = ({ made }: Place) => made.domains.filter(({ isVerified }) => isVerified);

async function claim(place: Place, kind: AddressKind, { domain: index, name, note = '' }: DemoAddress) {
  const domain = verifiedOf(place)[index];
  if (domain === undefined) return undefined;
  const { db, accountId } = place;
  const createdAt = new Date(domain.createdAt.getTime() + 9 * 24 * hourMs);
  const where = { accountId, domainId: domain.id };
  const [made] = await db
    .insert(address)
    .values({ ...where, localPart: name, kind, createdAt })
    .returning({ id: address.id });
  const named = { email: `${name}@${domain.name}`, readable: `${name}@${domain.unicode}` };
  return { ...where, ...named, id: Number(made?.id), note, createdAt };
}

/** A user by the part before the @, or an address elsewhere. */
function whereTo(place: Place, named: string) {
  const user = place.made.users.find(({ email }) => email.startsWith(`${named}@`));
  if (user === undefined) return { addressId: null, email: named, readable: named };
  const domain = verifiedOf(place).find(({ id }) => id === user.domainId);
  return { addressId: user.id, email: user.email, readable: `${named}@${domain?.unicode}` };
}

const membersOf = (place: Place, listId: number, members: readonly string[]) =>
  members.map((member) => ({ accountId: place.accountId, listId, ...whereTo(place, member) }));
