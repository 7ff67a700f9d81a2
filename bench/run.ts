import { encodeForm, formContentType, tokenHeader } from '@posthouse/contract/core/wire';
import {
  buildCandidates,
  type Candidate,
  demandSameRows,
  type Figures,
  measure,
  startCandidate,
  warmUp,
} from './candidate.ts';
import { openListBench } from './list-bench.ts';
import { fillAliases } from './mail-aliases.ts';
import { fillUsers, userLimits } from './user-accounts.ts';

/**
 * Requests a second of the panel beside a lean Fastify + pg route, which shows what PostgreSQL can give: the session by its
 * token, 50 rows and their count by three prepared queries written by hand. Both are warmed up and measured by turns in one
 * run: on a noisy machine the ratio holds, the digits do not.
 */
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 7);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 4);
const goal = 0.8;
const warmUpRequests = 5_000;
const historyRows = 100_000;
const users = 100_000;
const domains = 1_000;
const name = 'bench';

const actions = {
  status: 'status',
  'account history': 'getAccountHistory',
  users: 'getUsers',
  domains: 'getDomains',
  aliases: 'getAliases',
} as const;

const bench = await openListBench();
const candidates: Candidate[] = [];
try {
  await buildCandidates();
  await prepareData();
  const token = await bench.login(name);
  const panel = await startCandidate('panel', bench.url);
  candidates.push(panel);
  const lean = await startCandidate('lean', bench.url);
  candidates.push(lean);
  for (const [title, action] of Object.entries(actions)) await compare(title, action, token, panel, lean);
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
  await fillAliases(bench.pool, accountId);
}

async function compare(
  title: string,
  action: string,
  token: string,
  panel: Candidate,
  lean: Candidate,
): Promise<void> {
  const headers = { 'content-type': formContentType, [tokenHeader]: token };
  const post = { headers, body: encodeForm(action, {}) };
  await demandSameRows([panel, lean], post);
  for (const candidate of [panel, lean]) await warmUp(candidate, post, warmUpRequests);
  const figures: { panel: Figures[]; lean: Figures[] } = { panel: [], lean: [] };
  for (let round = 0; round < rounds; round += 1) {
    figures.panel.push(await measure(panel, post, seconds));
    figures.lean.push(await measure(lean, post, seconds));
  }
  const middle = (list: readonly Figures[], figure: keyof Figures) =>
    median(list.map((entry) => entry[figure]));
  for (const [what, figure, unit] of [
    ['requests', 'perSecond', '/s'],
    ['p50', 'p50', ' ms'],
    ['p99', 'p99', ' ms'],
    ['own processor time', 'cpuMicroseconds', ' µs a request'],
  ] as const) {
    const [ours, theirs] = [middle(figures.panel, figure), middle(figures.lean, figure)];
    const mark = figure === 'perSecond' && ours / theirs < goal ? `  below ${goal}` : '';
    console.log(
      `${title.padEnd(16)} ${what.padEnd(19)} panel ${ours.toFixed(0)}${unit}, lean route ${theirs.toFixed(0)}${unit}, ratio ${(ours / theirs).toFixed(2)}${mark}`,
    );
  }
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
