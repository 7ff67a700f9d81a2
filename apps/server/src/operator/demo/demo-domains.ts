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

/** The first four, and as many more as are wanted. */
export async function addDemoDomains(
  db: Database,
  accountId: number,
  { count, random, now }: { count: number; random: SeededRandom; now: Date },
): Promise<MadeDomain[]> {
  const made: MadeDomain[] = [];
  const more = Array.from(
    { length: Math.max(0, count - firstDomains.length) },
    (_, index): DemoDomain => ({
      name: `${random.pick(words)}-${random.pick(words)}-${index + 1}.example`,
      state: 'verified',
    }),
  );
  for (const wanted of [...firstDomains, ...more].slice(0, count)) {
    const { id, createdAt } = await addDomain(db, accountId, wanted, { random, now });
    made.push({
      id,
      name: wanted.name,
      unicode: wanted.unicode ?? wanted.name,
      isVerified: wanted.state === 'verified',
      createdAt,
    });
    for (const alias of wanted.aliases ?? []) {
      const { id: aliasId } = await addName(
        db,
        accountId,
        { name: alias, state: 'verified', kind: 'alias_domain' },
        { random, now },
      );
      await db.insert(aliasDomain).values({ accountId, id: aliasId, domainId: id, healthDueAt: now });
    }
  }
  return made;
}

interface Setting {
  readonly random: SeededRandom;
  readonly now: Date;
}

/** Its health is not made up: it is looked for like that of any other domain. */
async function addDomain(
  db: Database,
  accountId: number,
  wanted: DemoDomain,
  setting: Setting,
): Promise<MadeName> {
  const made = await addName(db, accountId, { ...wanted, kind: 'domain' }, setting);
  await db.insert(domain).values({ accountId, id: made.id, healthDueAt: setting.now });
  return made;
}

type MadeName = Pick<MadeDomain, 'id' | 'createdAt'>;

interface DemoName extends Pick<DemoDomain, 'name' | 'unicode' | 'state'> {
  readonly kind: 'domain' | 'alias_domain';
}

async function addName(
  db: Database,
  accountId: number,
  { name, unicode, state, kind }: DemoName,
  { random, now }: Setting,
): Promise<MadeName> {
  const createdAt = new Date(now.getTime() - (10 + random.below(50)) * dayMs);
  const [made] = await db
    .insert(domainName)
    .values({
      accountId,
      kind,
      ascii: name,
      unicode: unicode ?? name,
      createdAt,
      proof: Array.from({ length: 40 }, () => random.below(16).toString(16)).join(''),
      state,
      ...(state === 'verified'
        ? { verifiedAt: new Date(createdAt.getTime() + dayMs) }
        : { nextCheckAt: now, claimEndsAt: new Date(now.getTime() + claimDays * dayMs) }),
    })
    .returning({ id: domainName.id });
  return { id: Number(made?.id), createdAt };
}
