import type { DatabasePool } from '../../../db/pool.ts';
import { aliasDomainName, domains, emailOf, type Thing, type World } from './route-world.ts';

/** Where mail ends, one line each: `mailbox a@main.example`, `external …`, `refused …`; and who is in a loop. */
export interface Expansion {
  readonly ends: readonly string[];
  readonly loops: readonly string[];
}

interface Step {
  readonly ends: readonly string[];
  readonly next: readonly string[];
}

const withoutMore = (address: string) => address.replace(/\+[^@]*@/, '@');

/** What the documentation says about aliases, lists and forwards, written down a second time. */
export function expand(world: World, start: string): Expansion {
  const seen = new Map<string, Step>();
  const waiting = [start];
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (seen.has(address)) continue;
    const step = stepOf(world, address);
    seen.set(address, step);
    waiting.push(...step.next);
  }
  const canReach = (from: string, to: string, passed = new Set<string>()): boolean =>
    (seen.get(from)?.next ?? []).some((next) => {
      if (next === to) return true;
      if (passed.has(next)) return false;
      passed.add(next);
      return canReach(next, to, passed);
    });
  return {
    ends: sorted([...seen.values()].flatMap(({ ends }) => ends)),
    loops: sorted([...seen.keys()].filter((address) => canReach(address, address))),
  };
}

const sorted = (all: readonly string[]) => [...new Set(all)].sort();

function stepOf(world: World, address: string): Step {
  const [, domain = ''] = address.split('@');
  const refused = { ends: [`refused ${address}`], next: [] };
  if (domain === aliasDomainName) {
    const behind = address.replace(`@${aliasDomainName}`, `@${domains[0]}`);
    return takesMail(world, behind) ? { ends: [], next: [behind] } : refused;
  }
  if (!isOurs(domain)) return { ends: [`external ${address}`], next: [] };
  if (!takesMail(world, address)) return refused;
  const thing = thingAt(world, address);
  if (thing === undefined) return { ends: [], next: [world.catchall] };
  const plain = withoutMore(address);
  if (plain !== address) return { ends: [], next: [plain] };
  const next = receiversOf(world, thing);
  const stays = thing.kind === 'user' && (thing.keepsCopy || next.length === 0);
  return { ends: stays ? [`mailbox ${plain}`] : [], next };
}

const isOurs = (domain: string) => (domains as readonly string[]).includes(domain);

function thingAt({ things }: World, address: string): Thing | undefined {
  return things.find((_, place) => emailOf(things, place) === withoutMore(address));
}

/** In use, and where it keeps nothing itself, with somebody to receive. */
function takesMail(world: World, address: string): boolean {
  const thing = thingAt(world, address);
  if (thing === undefined) return isCaught(world, address);
  if (!thing.isActive || thing.isRemoved) return false;
  return thing.kind === 'user' || receiversOf(world, thing).length > 0;
}

function isCaught(world: World, address: string): boolean {
  const { catchall } = world;
  if (!address.endsWith(`@${domains[1]}`) || catchall === '' || catchall === address) return false;
  const caught = thingAt(world, catchall.replace(`@${aliasDomainName}`, `@${domains[0]}`));
  const [, domain = ''] = catchall.split('@');
  if (!isOurs(domain) && domain !== aliasDomainName) return true;
  return caught?.isActive === true && !caught.isRemoved;
}

function receiversOf({ things }: World, thing: Thing): string[] {
  if (thing.kind === 'smart_list' && thing.takesAll) {
    return things.flatMap((one, place) =>
      one.kind === 'user' && one.domain === thing.domain && one.isActive && !one.isRemoved
        ? [emailOf(things, place)]
        : [],
    );
  }
  return thing.leadsTo.flatMap((to) => {
    if (typeof to === 'string') return [to];
    const one = things[to];
    return one?.isActive && !one.isRemoved ? [emailOf(things, to)] : [];
  });
}

/** The same by what Postfix and the hooks ask, step by step. */
export async function expandByEngine(pool: DatabasePool['pool'], start: string): Promise<readonly string[]> {
  const ends: string[] = [];
  const seen = new Set<string>();
  const waiting = [start];
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (seen.has(address)) continue;
    seen.add(address);
    const step = await stepByEngine(engineOf(pool), address);
    ends.push(...step.ends);
    waiting.push(...step.next);
  }
  return sorted(ends);
}

type Ask = (call: string, ...values: unknown[]) => Promise<string[]>;

const engineOf =
  (pool: DatabasePool['pool']): Ask =>
  async (call, ...values) =>
    (await pool.query<{ answer: string }>(`select answer::text from ${call} as answer`, values)).rows.map(
      ({ answer }) => answer,
    );

async function stepByEngine(ask: Ask, address: string): Promise<Step> {
  const [, domain = ''] = address.split('@');
  const [isServed] = await ask('engine.is_served($1)', domain);
  if (isServed !== 'true') return { ends: [`external ${address}`], next: [] };
  const targets = (await ask('engine.virtual_alias($1)', address)).map(sentOn);
  if (targets.length === 0) return { ends: [`refused ${address}`], next: [] };
  const next = targets.filter((target) => target !== address);
  if (next.length === targets.length) return { ends: [], next };
  // Postfix leaves it as it is: the tables of mailboxes and transports say what it is.
  const [mailbox] = await ask('engine.mailbox($1)', address);
  const [transport] = await ask('engine.transport($1)', address);
  if (transport !== undefined && /^(hooks|lists):/.test(transport))
    return { ends: [], next: [...next, ...(await membersAt(ask, address))] };
  return { ends: mailbox === undefined ? [] : [`mailbox ${withoutMore(address)}`], next };
}

/** What Postfix hands to the hooks goes on to the address it names. */
function sentOn(target: string): string {
  const outside = /^([0-9a-f]+)-\d+@outside\.posthouse\.invalid$/.exec(target)?.[1];
  return outside === undefined ? target : Buffer.from(outside, 'hex').toString();
}

const membersAt = (ask: Ask, address: string) =>
  ask(
    `engine.list_at($1) l cross join lateral engine.list_targets(l.account_id, l.id, '', 1000) t
       cross join lateral lower(t.target)`,
    address,
  );
