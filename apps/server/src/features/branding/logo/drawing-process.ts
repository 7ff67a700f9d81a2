import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DrawingOrder, DrawnPicture } from './drawing-order.ts';

interface DrawingLimits {
  readonly startSeconds: number;
  readonly seconds: number;
  readonly memoryMb: number;
}

const standardLimits: DrawingLimits = { startSeconds: 30, seconds: 5, memoryMb: 400 };
const watchMs = 50;

/** Beside this file in the sources, and beside the server where it is built. */
const isSource = import.meta.url.endsWith('.ts');
const program = fileURLToPath(new URL(`./draw-logo-process.${isSource ? 'ts' : 'js'}`, import.meta.url));

/** Draws in a process of its own, which is killed when it takes too long or too much memory: that is a `size` problem. */
export function drawInProcess(
  order: DrawingOrder,
  limits: DrawingLimits = standardLimits,
): Promise<DrawnPicture> {
  const child = startProcess();
  return new Promise<DrawnPicture>((resolve, reject) => {
    let timer = setTimeout(() => fail(), limits.startSeconds * 1000);
    const watch = setInterval(() => {
      void memoryMbOf(child).then((memoryMb) => {
        if (memoryMb > limits.memoryMb) settle({ problem: 'size' });
      });
    }, watchMs);
    const end = () => {
      clearTimeout(timer);
      clearInterval(watch);
      child.kill('SIGKILL');
    };
    const settle = (picture: DrawnPicture) => {
      end();
      resolve(picture);
    };
    const fail = (cause?: unknown) => {
      end();
      reject(new Error('the drawing process did not work', { cause }));
    };
    child.on('message', (message: 'ready' | DrawnPicture) => {
      if (message !== 'ready') return settle(message);
      clearTimeout(timer);
      timer = setTimeout(() => settle({ problem: 'size' }), limits.seconds * 1000);
      child.send(order, (error) => error && fail(error));
    });
    child.on('error', fail);
    // A drawing that brings its process down cannot be used either; the limits above have settled it before.
    child.on('exit', () => settle({ problem: 'content' }));
  });
}

/** With nothing of the panel's surroundings: no secret, no address of the database. */
function startProcess(): ChildProcess {
  const { PATH, HOME, TMPDIR } = process.env;
  return fork(program, [], {
    cwd: dirname(program),
    env: { PATH, HOME, TMPDIR },
    execArgv: ['--max-old-space-size=128', ...(isSource ? ['--import', 'tsx'] : [])],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

/** What it holds in memory, native parts included; 0 where the system does not say. */
async function memoryMbOf({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
}
