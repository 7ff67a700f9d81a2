import type { Database } from '../../db/pool.ts';
import { address } from '../../db/schema/domain.ts';
import { mailUser } from '../../db/schema/mail-user.ts';
import type { MadeDomain } from './demo-history.ts';
import { familyNames, firstNames, plain } from './demo-names.ts';
import { measureUsers } from './demo-users.ts';
import type { SeededRandom } from './seeded-random.ts';

const quotasMb: readonly [number, ...number[]] = [1_000, 2_000, 5_000, 10_000];
const largestQuotaMb = 10_000;

const rowsAtOnce = 2_000;
const hourMs = 3_600_000;
const bytesPerMb = 1_000_000;

/** What an account needs at most for so many. */
export const crowdLimits = (count: number) => ({ maxemails: count, maxquota: count * largestQuotaMb });

interface Crowd {
  readonly count: number;
  /** How many users are there already: the numbers of these go on behind them. */
  readonly present?: number;
  readonly passwordHash: string;
  readonly random: SeededRandom;
  readonly now: Date;
}

/** Very many basic users, spread over the verified domains: for trying what a list of that size is like. */
export async function addDemoCrowd(
  db: Database,
  accountId: number,
  domains: readonly MadeDomain[],
  { count, present = 0, ...crowd }: Crowd,
): Promise<void> {
  const verified = domains.filter(({ isVerified }) => isVerified);
  if (verified.length === 0) return;
  for (let start = 0; start < count; start += rowsAtOnce) {
    const size = Math.min(rowsAtOnce, count - start);
    const people = Array.from({ length: size }, (_, index) =>
      personOf(verified, present + start + index, crowd),
    );
    const claimed = await db
      .insert(address)
      .values(
        people.map(({ domain, localPart, createdAt }) => ({
          accountId,
          domainId: domain.id,
          localPart,
          kind: 'user' as const,
          createdAt,
        })),
      )
      .returning({ id: address.id });
    await db.insert(mailUser).values(
      people.map(({ domain, localPart, measured: _measured, ...person }, index) => ({
        ...person,
        accountId,
        domainId: domain.id,
        id: Number(claimed[index]?.id),
        email: `${localPart}@${domain.name}`,
        readable: `${localPart}@${domain.unicode}`,
        accountType: 'basic' as const,
        passwordHash: crowd.passwordHash,
        passwordChangedAt: person.createdAt,
      })),
    );
    await measureUsers(
      db,
      people.map(({ measured }, index) => ({ accountId, userId: Number(claimed[index]?.id), ...measured })),
    );
  }
}

function personOf(
  domains: readonly MadeDomain[],
  index: number,
  { random, now }: Pick<Crowd, 'random' | 'now'>,
) {
  const domain = domains[index % domains.length] as MadeDomain;
  const [first, family] = [random.pick(firstNames), random.pick(familyNames)];
  const quotaMb = random.pick(quotasMb);
  const hasLoggedIn = random.below(10) > 0;
  return {
    domain,
    localPart: `${plain(first)}.${plain(family)}${index + 1}`,
    name: `${first} ${family}`,
    quotaMb,
    measured: {
      usedBytes: hasLoggedIn ? Math.round(random.next() ** 3 * 1.02 * quotaMb * bytesPerMb) : null,
      lastLoginAt: hasLoggedIn ? new Date(now.getTime() - random.below(60 * 24) * hourMs) : null,
    },
    active: random.below(50) > 0,
    twofaAllowed: random.below(20) === 0,
    createdAt: new Date(domain.createdAt.getTime() + random.below(9 * 24) * hourMs),
  };
}
