import { serialize } from 'node:v8';
import { encodeForm, formContentType, tokenHeader } from '@posthouse/contract/core/wire';
import type { RecordedRequest } from './bare-server.ts';
import {
  buildCandidates,
  type Candidate,
  demandSameAnswer,
  type Figures,
  measure,
  startCandidate,
  warmUp,
} from './candidate.ts';
import { type Fields, openListBench } from './list-bench.ts';
import { recordQueries, separateCount } from './recorded-queries.ts';
import { fillUsers, userLimits } from './user-accounts.ts';

/**
 * Requests a second of the panel beside a bare Fastify + pg route that runs the very same queries and answers the same
 * body; where the panel counts within its page, the bare route asks for the count on its own. Both are warmed up and
 * measured by turns in one run: on a noisy machine the ratio holds, the digits do not.
 */
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 7);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 4);
const warmUpRequests = 5_000;
const historyRows = 100_000;
const users = 100_000;
const domains = 1_000;
const name = 'bench';

interface Measured {
  readonly title: string;
  readonly body: string;
}

const bench = await openListBench();
const candidates: Candidate[] = [];
try {
  await buildCandidates();
  await prepareData();
  const token = await bench.login(name);
  const requests = await chooseRequests(token);
  const recorded: Record<string, RecordedRequest> = {};
  for (const { body } of requests) recorded[body] = await recordRequest(body, token);
  const panel = await startCandidate('panel', bench.url);
  candidates.push(panel);
  const bare = await startCandidate('bare', bench.url, serialize(recorded).toString('base64'));
  candidates.push(bare);
  for (const request of requests) await compare(request, token, panel, bare);
} finally {
  for (const { child } of candidates) child.kill();
  await bench.close();
}

async function prepareData(): Promise<void> {
  const accountId = await bench.account(name, userLimits(users, domains));
  await bench.pool.query(
    `insert into account_history (account_id, at, adminname, action, target, remote_ip, after)
     select $1, now() - make_interval(secs => $2 - n), 'bench', 'updateUser', 'user' || n || '@bench.example',
            '203.0.113.9', jsonb_build_object('quota', n)
       from generate_series(1, $2) n`,
    [accountId, historyRows],
  );
  await fillUsers(bench.pool, { accountId, name, users, domains });
}

async function chooseRequests(token: string): Promise<Measured[]> {
  const one = (title: string, action: string, fields: Fields = {}): Measured => ({
    title,
    body: encodeForm(action, fields),
  });
  const deep = (await bench.post('getUsers', { offset: '9900' }, token)) as { next: string };
  return [
    one('status', 'status'),
    one('account history', 'getAccountHistory'),
    one('users: list', 'getUsers'),
    one('users: deep page', 'getUsers', { cursor: deep.next }),
    one('users: search', 'getUsers', { search: 'sofía weber' }),
    one('users: filter, sort', 'getUsers', { 'account_type[0]': 'enhanced', sort: 'lastlogin', dir: 'desc' }),
  ];
}

async function recordRequest(body: string, token: string): Promise<RecordedRequest> {
  const [session, read, ...others] = await recordQueries(bench.pool, () => bench.send(body, token));
  if (!session || !read || others.length > 0) throw new Error(`${body}: two queries were expected`);
  return [session, ...separateCount(read)];
}

async function compare(
  { title, body }: Measured,
  token: string,
  panel: Candidate,
  bare: Candidate,
): Promise<void> {
  const post = { headers: { 'content-type': formContentType, [tokenHeader]: token }, body };
  await demandSameAnswer([panel, bare], post);
  for (const candidate of [panel, bare]) await warmUp(candidate, post, warmUpRequests);
  const figures: { panel: Figures[]; bare: Figures[] } = { panel: [], bare: [] };
  for (let round = 0; round < rounds; round += 1) {
    figures.panel.push(await measure(panel, post, seconds));
    figures.bare.push(await measure(bare, post, seconds));
  }
  const middle = (list: readonly Figures[], figure: keyof Figures) =>
    median(list.map((entry) => entry[figure]));
  for (const [what, figure, unit] of [
    ['requests', 'perSecond', '/s'],
    ['p50', 'p50', ' ms'],
    ['p99', 'p99', ' ms'],
    ['own processor time', 'cpuMicroseconds', ' µs a request'],
  ] as const) {
    const [ours, theirs] = [middle(figures.panel, figure), middle(figures.bare, figure)];
    console.log(
      `${title.padEnd(20)} ${what.padEnd(19)} panel ${ours.toFixed(0)}${unit}, bare Fastify + pg ${theirs.toFixed(0)}${unit}, ratio ${(ours / theirs).toFixed(2)}`,
    );
  }
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
