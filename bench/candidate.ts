import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { build } from 'vite';

/** One of the servers that are compared. */
export interface Candidate {
  readonly child: ChildProcess;
  readonly url: string;
}

export interface Figures {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly cpuMicroseconds: number;
}

interface Post {
  readonly headers: Record<string, string>;
  readonly body: string;
}

const connections = 20;

const builtFolder = join(import.meta.dirname, 'dist');

/** As the server is built for customers: what runs TypeScript directly adds work of its own to every function. */
export async function buildCandidates(): Promise<void> {
  await build({
    configFile: join(import.meta.dirname, '../apps/server/vite.config.ts'),
    build: { ssr: join(import.meta.dirname, 'server-process.ts'), outDir: builtFolder, emptyOutDir: true },
  });
}

export async function startCandidate(...args: readonly string[]): Promise<Candidate> {
  const child = fork(join(builtFolder, 'server-process.js'), args, { execArgv: [] });
  const { port } = (await messageFrom(child)) as { port: number };
  return { child, url: `http://127.0.0.1:${port}/` };
}

/** By a number of requests: on a busy machine a number of seconds may not be enough for the compiler. */
export async function warmUp({ url }: Candidate, post: Post, requests: number): Promise<void> {
  await autocannon({ url, method: 'POST', ...post, connections, amount: requests });
}

export async function measure({ child, url }: Candidate, post: Post, seconds: number): Promise<Figures> {
  const cpuBefore = await cpuOf(child);
  const result = await autocannon({ url, method: 'POST', ...post, connections, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${post.body}: ${result.non2xx} bad answers, ${result.errors} errors`);
  }
  const cpu = (await cpuOf(child)) - cpuBefore;
  const { p50, p99 } = result.latency;
  return { perSecond: result.requests.average, p50, p99, cpuMicroseconds: cpu / result.requests.total };
}

/** Fails unless all answer the same rows and counts: else the comparison would say nothing. */
export async function demandSameRows(candidates: readonly Candidate[], post: Post): Promise<void> {
  const answers = candidates.map(async ({ url }) => {
    const { returndata } = (await (await fetch(url, { method: 'POST', ...post })).json()) as Answer;
    const { next: _next, prev: _prev, ...compared } = returndata;
    return JSON.stringify(compared);
  });
  if (new Set(await Promise.all(answers)).size > 1) throw new Error(`${post.body}: the answers differ`);
}

interface Answer {
  readonly returndata: Readonly<Record<string, unknown>>;
}

async function cpuOf(child: ChildProcess): Promise<number> {
  const answer = messageFrom(child);
  child.send('cpu');
  const { cpu } = (await answer) as { cpu: NodeJS.CpuUsage };
  return cpu.user + cpu.system;
}

function messageFrom(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) => reject(new Error(`a measured server ended with ${code}`));
    child.once('exit', onExit);
    child.once('message', (message) => {
      child.off('exit', onExit);
      resolve(message);
    });
  });
}
