import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ActionAnswer, ActionInput, ActionName } from '@posthouse/contract';
import type { State } from './crawl-steps.ts';
import { expect, type TestAccount } from './panel-test.ts';

export type Call = <Name extends ActionName>(
  name: Name,
  input: ActionInput<Name>,
) => Promise<ActionAnswer<Name>>;

/** What the things of every feature stand on: a domain, and users of each look. */
export interface Ground {
  readonly username: string;
  /** A sub-admin who may only view. */
  readonly viewer: string;
  readonly domain: string;
  readonly domainId: string;
  readonly user: string;
  readonly userId: string;
  readonly roomId: string;
  readonly removedUser: string;
}

/** Where a feature makes its things. */
export interface Site {
  readonly call: Call;
  readonly account: TestAccount;
  readonly ground: Ground;
  /** For what has to run as long as the crawl. */
  readonly atEnd: (stop: () => Promise<void>) => void;
}

/** What a feature brings to the crawl: things to look at, and every screen, tab, side panel and dialog. What a list and
 * the page of a row ask in the same words is looked at on the page. */
export interface CrawledFeature {
  readonly make: (site: Site) => Promise<object>;
  readonly states: (sights: Ground) => State[];
}

/** The states know the ground and what the feature itself makes, by name. */
export const crawled = <Made extends object = object>({
  make,
  states,
}: {
  readonly make?: (site: Site) => Promise<Made>;
  readonly states: (sights: Ground & Made) => State[];
}): CrawledFeature => ({
  make: async (site) => (await make?.(site)) ?? {},
  states: (sights) => states(sights as Ground & Made),
});

/** Whatever has a file in the folder, by the name of its feature and in that order: lists have aliases as members. */
export async function crawledFeatures(): Promise<ReadonlyMap<string, CrawledFeature>> {
  const folder = join(import.meta.dirname, 'crawl');
  const read = async (file: string) => {
    const { crawl } = (await import(/* @vite-ignore */ join(folder, file))) as { crawl: CrawledFeature };
    return [basename(file, '.ts'), crawl] as const;
  };
  return new Map(await Promise.all(readdirSync(folder).sort().map(read)));
}

/** Waits for the health of a domain: nothing else on the pages moves by itself. */
export async function settleHealth(call: Call, domain: string): Promise<void> {
  await call('checkDomainHealth', { domain });
  await expect
    .poll(async () => (await call('getDomainHealth', { domain })).health, { timeout: 60_000 })
    .not.toBe('queued');
}

export function subAdminOf({ username, password }: TestAccount, name: string) {
  const login = `${username}.${name}`;
  return { username: login, email: `${login}@admins.example`, password };
}
