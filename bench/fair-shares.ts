import { encodeForm, formContentType, tokenHeader } from '@posthouse/contract/core/wire';
import autocannon from 'autocannon';
import { buildCandidates, type Candidate, startCandidate, warmUp } from './candidate.ts';
import { openListBench } from './list-bench.ts';
import { fillUsers, userLimits } from './user-accounts.ts';

/** How long one account waits for its list of users, alone and while another has 40 requests for its history under way. */
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 6);
const goal = 2;
const greedyRequests = 40;
const users = 10_000;
const domains = 100;
const historyRows = 100_000;
const [greedy, other] = ['greedy', 'other'];

const bench = await openListBench();
let panel: Candidate | undefined;
try {
  await buildCandidates();
  await prepareData();
  const history = postOf('getAccountHistory', await bench.login(greedy));
  const list = postOf('getUsers', await bench.login(other));
  panel = await startCandidate('panel', bench.url);
  for (const post of [history, list]) await warmUp(panel, post, 2_000);
  const alone: Waited[] = [];
  const beside: Waited[] = [];
  for (let round = 0; round < rounds; round += 1) {
    alone.push(await waitFor(panel, list));
    const flood = autocannon({
      url: panel.url,
      method: 'POST',
      ...history,
      connections: greedyRequests,
      duration: seconds + 1,
    });
    beside.push(await waitFor(panel, list));
    await flood;
  }
  for (const figure of ['p50', 'p99'] as const) {
    const [before, during] = [
      median(alone.map((one) => one[figure])),
      median(beside.map((one) => one[figure])),
    ];
    const mark = figure === 'p99' && during / before > goal ? `  above ${goal}` : '';
    console.log(
      `a list beside ${greedyRequests} requests of another account  ${figure} ${before} ms alone, ${during} ms, ratio ${(during / before).toFixed(2)}${mark}`,
    );
  }
} finally {
  panel?.child.kill();
  await bench.close();
}

async function prepareData(): Promise<void> {
  const greedyId = await bench.account(greedy, {});
  await bench.pool.query(
    `insert into account_history (account_id, at, adminname, action, target)
     select $1, now() - make_interval(secs => $2 - n), 'bench', 'updateUser', 'user' || n from generate_series(1, $2) n`,
    [greedyId, historyRows],
  );
  const accountId = await bench.account(other, userLimits(users, domains));
  await fillUsers(bench.pool, { accountId, name: other, users, domains });
}

function postOf(action: string, token: string) {
  return {
    headers: { 'content-type': formContentType, [tokenHeader]: token },
    body: encodeForm(action, {}),
  };
}

interface Waited {
  readonly p50: number;
  readonly p99: number;
}

/** One request after the other, as somebody who looks at lists. */
async function waitFor({ url }: Candidate, post: ReturnType<typeof postOf>): Promise<Waited> {
  const { latency, non2xx, errors } = await autocannon({
    url,
    method: 'POST',
    ...post,
    connections: 1,
    duration: seconds,
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} bad answers, ${errors} errors`);
  return latency;
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
