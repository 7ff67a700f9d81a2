import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

const timeoutMs = 20_000;

interface ProgramAnswer {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Asks a program of the mail engine something and reads its answer. One that hangs is ended. */
export async function askProgram(
  program: 'postconf' | 'postmap' | 'postqueue' | 'doveadm',
  args: readonly string[],
  input = '',
): Promise<ProgramAnswer> {
  const path = `${process.env['PATH'] ?? ''}:/usr/sbin:/sbin`;
  const child = spawn(program, args, { cwd: '/', env: { PATH: path, LC_ALL: 'C' }, timeout: timeoutMs });
  // Whoever ends without reading closes the pipe.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, stdout, stderr };
}
