import { addAbortSignal } from 'node:stream';
import type { CommandEnvironment } from './command-environment.ts';

const lineEnd = 10;

/** The first line of standard input, without its end; what follows is not read. */
export async function readInputLine({ stdin, signal }: CommandEnvironment): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of addAbortSignal(signal, stdin)) {
    chunks.push(Buffer.from(chunk));
    if (Buffer.from(chunk).includes(lineEnd)) break;
  }
  const [line = ''] = Buffer.concat(chunks).toString('utf8').split('\n');
  return line.replace(/\r$/, '');
}
