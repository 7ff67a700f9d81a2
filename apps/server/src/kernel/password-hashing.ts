import { hash, verify } from '@node-rs/argon2';
import { AppError } from '@posthouse/contract/core/errors';

export interface PasswordHashing {
  /** For somebody who is logged in, or whose link was right. */
  hash(password: string): Promise<string>;
  /** As slow for an absent hash as for a wrong password, so that time tells nothing about a name. */
  verify(hash: string | undefined, password: string, sender?: { isKnown: boolean }): Promise<boolean>;
}

/** The cost of production; tests use less. */
export const standardCost = { memoryKib: 19_456, passes: 2 } as const;

/** argon2id (the library's default) on the thread pool, in the form Dovecot reads. */
const library = { hash, verify };

export async function createPasswordHashing(
  cost: { memoryKib: number; passes: number },
  argon2: typeof library = library,
): Promise<PasswordHashing> {
  const options = {
    memoryCost: cost.memoryKib,
    timeCost: cost.passes,
    parallelism: 1,
  };
  const nobody = await argon2.hash('nobody has this password', options);
  let underWay = 0;
  const bounded = async <Value>(work: () => Promise<Value>, isKnown = false): Promise<Value> => {
    if (underWay >= (isKnown ? mostAtOnce : mostOfStrangers))
      throw new AppError('rate_limited', { params: { seconds: retrySeconds } });
    underWay += 1;
    return work().finally(() => {
      underWay -= 1;
    });
  };
  return {
    hash: (password) => bounded(() => argon2.hash(password, options), true),
    async verify(stored, password, sender) {
      const matches = await bounded(() => argon2.verify(stored ?? nobody, password), sender?.isKnown);
      return matches && stored !== undefined;
    },
  };
}

/** Hashing shares its threads with everything else; a crowd at the door must not keep those inside waiting. */
const mostAtOnce = 32;
/** The rest is kept for those who come from where they came from before. */
const mostOfStrangers = 24;
const retrySeconds = 5;
