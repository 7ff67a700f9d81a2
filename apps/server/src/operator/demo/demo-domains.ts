import type { Database } from '../../db/pool.ts';
import { aliasDomain, domain, domainName } from '../../db/schema/domain.ts';
import { claimDays } from '../../rules/hosted-domains/claim-schedule.ts';
import type { MadeDomain } from './demo-history.ts';
import type { SeededRandom } from './seeded-random.ts';

interface DemoDomain {
  readonly name: string;
  readonly unicode?: string;
  readonly state: 'verified' | 'queued';
  readonly aliases?: readonly string[];
}

/** Believable, and nobody's: names for documentation, which resolve nowhere. */
const firstDomains: readonly DemoDomain[] = [
  { name: 'north-harbour.example', state: 'verified', aliases: ['northharbour.example'] },
  { name: 'lindenhof.example', state: 'verified' },
  { name: 'xn--bcher-kva.example', unicode: 'bücher.example', state: 'verified' },
  { name: 'casa-azul.example', state: 'queued' },
];

const words: readonly [string, ...string[]] = [
  'amber',
  'birch',
  'cedar',
  'delta',
  'ember',
  'fjord',
  'grove',
  'harbour',
  'inlet',
  'jasper',
];

const dayMs = 86_400_000;

const namesAtOnce = 500;

interface Wanted {
  /** How many there are in the end. */
  readonly count: number;
  /** How many of them are there already. */
  readonly present?: number;
  readonly random: SeededRandom;
  readonly now: Date;
}

/** The first four, and as many more as are wanted; some hundred at a time, in the order of their names here. */
export async function addDemoDomains(
  db: Database,
  accountId: number,
  { count, present = 0, random, now }: Wanted,
): Promise<MadeDomain[]> {
  const wanted = wantedDomains(random, count, present);
  const made: MadeDomain[] = [];
  for (let start = 0; start < wanted.length; start += namesAtOnce) {
    const some = wanted.slice(start, start + namesAtOnce);
    const names = await addNames(db, accountId, some, { kind: 'domain', random, now });
    // Their health is not made up: it is looked for like that of any other domain.
    await db.insert(domain).values(names.map(({ id }) => ({ accountId, id, healthDueAt: now })));
    made.push(...names);
    for (const [index, { aliases = [] }] of some.entries()) {
      const domainId = names[index]?.id;
      if (aliases.length === 0 || domainId === undefined) continue;
      const named = aliases.map((name): DemoDomain => ({ name, state: 'verified' }));
      const added = await addNames(db, accountId, named, { kind: 'alias_domain', random, now });
      await db
        .insert(aliasDomain)
        .values(added.map(({ id }) => ({ accountId, id, domainId, healthDueAt: now })));
    }
  }
  return made;
}

/** Their numbers go on where those that are there may have ended. */
function wantedDomains(random: SeededRandom, count: number, present: number): DemoDomain[] {
  const first = present === 0 ? firstDomains.slice(0, count) : [];
  const more = Array.from(
    { length: Math.max(0, count - present - first.length) },
    (_, index): DemoDomain => ({
      name: `${random.pick(words)}-${random.pick(words)}-${present + index + 1}.example`,
      state: 'verified',
    }),
  );
  return [...first, ...more];
}

interface Setting {
  readonly kind: 'domain' | 'alias_domain';
  readonly random: SeededRandom;
  readonly now: Date;
}

async function addNames(
  db: Database,
  accountId: number,
  wanted: readonly DemoDomain[],
  { kind, random, now }: Setting,
): Promise<MadeDomain[]> {
  const rows = wanted.map(({ name, unicode = name, state }) => {
    const createdAt = new Date(now.getTime() - (10 + random.below(50)) * dayMs);
    return {
      ...{ accountId, kind, ascii: name, unicode, createdAt, state },
      proof: Array.from({ length: 40 }, () => random.below(16).toString(16)).join(''),
      ...(state === 'verified'
        ? { verifiedAt: new Date(createdAt.getTime() + dayMs) }
        : { nextCheckAt: now, claimEndsAt: new Date(now.getTime() + claimDays * dayMs) }),
    };
  });
  const made = await db.insert(domainName).values(rows).returning({ id: domainName.id });
  return rows.map(({ ascii: name, unicode, state, createdAt }, index) => ({
    ...{ id: Number(made[index]?.id), name, unicode, isVerified: state === 'verified', createdAt },
  }));
}
