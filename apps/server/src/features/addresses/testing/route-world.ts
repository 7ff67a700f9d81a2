import fc from 'fast-check';
import type { Pool } from 'pg';

export const domains = ['main.example', 'two.example'] as const;
export const aliasDomainName = 'aka.example';
const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

/** One thing of an account, with its destinations: others by their place in the world, or texts. */
export interface Thing {
  readonly kind: 'user' | 'alias' | 'list' | 'smart_list';
  readonly domain: number;
  readonly isActive: boolean;
  readonly isRemoved: boolean;
  readonly keepsCopy: boolean;
  readonly takesAll: boolean;
  readonly leadsTo: readonly (number | string)[];
}

export interface World {
  readonly things: readonly Thing[];
  /** Of the second domain. */
  readonly catchall: string;
}

export const emailOf = (things: readonly Thing[], place: number) =>
  `${names[place]}@${domains[things[place]?.domain ?? 0]}`;

const localPart = fc.constantFrom(...names, 'nobody');
const text = fc.oneof(
  { arbitrary: fc.constantFrom('x@elsewhere.example', 'y@elsewhere.example'), weight: 3 },
  { arbitrary: localPart.map((name) => `${name}@${aliasDomainName}`), weight: 1 },
  { arbitrary: fc.tuple(localPart, fc.constantFrom(...domains)).map((parts) => parts.join('@')), weight: 1 },
  {
    arbitrary: fc.tuple(localPart, fc.constantFrom(...domains)).map((parts) => parts.join('+more@')),
    weight: 1,
  },
);
const usually = fc.integer({ min: 0, max: 9 }).map((number) => number > 0);

const thing: fc.Arbitrary<Thing> = fc.record({
  kind: fc.constantFrom('user', 'alias', 'list', 'smart_list'),
  domain: fc.constantFrom(0, 0, 1),
  isActive: usually,
  isRemoved: usually.map((is) => !is),
  keepsCopy: fc.boolean(),
  takesAll: usually.map((is) => !is),
  leadsTo: fc.uniqueArray(
    fc.oneof({ arbitrary: fc.nat(names.length - 1), weight: 3 }, { arbitrary: text, weight: 1 }),
    {
      maxLength: 4,
    },
  ),
});

export const someWorld: fc.Arbitrary<World> = fc
  .record({
    things: fc.array(thing, { minLength: 2, maxLength: names.length }),
    catchall: fc.oneof(fc.constant(''), text),
  })
  .map(({ things, catchall }) => ({
    catchall,
    things: things.map((one, place) => ({
      ...one,
      leadsTo: one.leadsTo.filter((to) => to !== place && (typeof to === 'string' || to < things.length)),
    })),
  }));

/** Every address that is worth asking about. */
export function addressesOf({ things }: World): string[] {
  const own = things.map((_, place) => emailOf(things, place));
  const local = own.map((email) => email.split('@')[0]);
  return [
    ...own,
    ...own.map((email) => email.replace('@', '+news@')),
    ...local.map((name) => `${name}@${aliasDomainName}`),
    `nobody@${aliasDomainName}`,
    ...domains.map((domain) => `nobody@${domain}`),
    'x@elsewhere.example',
  ];
}

type Run = (query: string, ...values: unknown[]) => Promise<{ id: number }[]>;

/** Makes the world of an account anew, by SQL: no command would make its loops. */
export async function makeWorld(
  pool: Pool,
  accountId: number,
  domainIds: readonly number[],
  { things, catchall }: World,
): Promise<void> {
  const run: Run = async (query, ...values) =>
    (await pool.query<{ id: number }>(query, [accountId, ...values])).rows;
  await run('delete from address where account_id = $1');
  await run('update domain set catchall = $3 where account_id = $1 and id = $2', domainIds[1], catchall);
  const ids: number[] = [];
  for (const [place, thing] of things.entries()) {
    ids.push(await addThing(run, thing, domainIds[thing.domain] ?? 0, emailOf(things, place)));
  }
  for (const [place, thing] of things.entries()) {
    const id = ids[place] ?? 0;
    for (const [position, to] of thing.leadsTo.entries()) {
      const target =
        typeof to === 'string' ? { email: to, id: null } : { email: emailOf(things, to), id: ids[to] };
      await leadOn(run, thing.kind, { id, position, target });
    }
    if (thing.isRemoved)
      await run(
        `update ${tables[thing.kind]} set removed_at = now(), removal_id = gen_random_uuid()
          where account_id = $1 and id = $2`,
        id,
      );
  }
}

const tables = {
  user: 'mail_user',
  alias: 'mail_alias',
  list: 'mail_list',
  smart_list: 'smart_list',
} as const;
/** What each kind has besides, and how it says so. */
const besides = {
  user: () => ({ columns: ', account_type, quota_mb', values: ", 'basic', 1" }),
  alias: () => ({ columns: '', values: '' }),
  list: () => ({ columns: ', type', values: ", 'distribution'" }),
  smart_list: ({ takesAll }: Thing) => ({ columns: ', type', values: takesAll ? ", 'all'" : ", 'members'" }),
} as const;

async function addThing(run: Run, thing: Thing, domainId: number, email: string): Promise<number> {
  const [made] = await run(
    `insert into address (account_id, domain_id, local_part, kind, created_at)
     values ($1, $2, $3, $4, now()) returning id`,
    ...[domainId, email.split('@')[0], thing.kind],
  );
  const id = made?.id ?? 0;
  const { columns, values } = besides[thing.kind](thing);
  await run(
    `insert into ${tables[thing.kind]} (account_id, id, domain_id, email, readable, active, created_at${columns})
     values ($1, $2, $3, $4, $4, $5, now()${values})`,
    ...[id, domainId, email, thing.isActive],
  );
  if (thing.kind === 'user')
    await run(
      'insert into user_sharing (account_id, user_id, keep_copy) values ($1, $2, $3)',
      id,
      thing.keepsCopy,
    );
  return id;
}

interface Leading {
  readonly id: number;
  readonly position: number;
  readonly target: { readonly email: string; readonly id: number | null | undefined };
}

async function leadOn(run: Run, kind: Thing['kind'], { id, position, target }: Leading): Promise<void> {
  if (kind === 'list' || kind === 'smart_list') {
    await run(
      `insert into ${kind === 'list' ? 'list_member' : 'smart_list_member'} (account_id, list_id, address_id, email, readable)
       values ($1, $2, $3, $4, $4) on conflict do nothing`,
      ...[id, target.id, target.email],
    );
    return;
  }
  const [table, key] = kind === 'user' ? ['user_forward', 'user_id'] : ['alias_destination', 'alias_id'];
  await run(
    `insert into ${table} (account_id, ${key}, position, address_id, external) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    ...[id, position, target.id, target.id === null ? target.email : ''],
  );
}
