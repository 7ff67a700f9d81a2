import { migrationsFolder } from './folders.ts';
import { systemClock } from './kernel/clock.ts';
import { standardCost } from './kernel/password-hashing.ts';
import { runCommand } from './operator/program.ts';

/** npm passes a Ctrl-C on to a program that the terminal has told already: within this time two signals are one. */
const sameSignalMs = 1_000;

const ending = new AbortController();
let firstSignalAt: number | undefined;

function onSignal(): void {
  const now = Date.now();
  if (firstSignalAt !== undefined && now - firstSignalAt > sameSignalMs) process.exit(130);
  firstSignalAt ??= now;
  ending.abort();
}
process.on('SIGINT', onSignal);
process.on('SIGTERM', onSignal);
// A worker ends with the process that started it, also where that one was killed.
process.on('disconnect', () => ending.abort());
process.channel?.unref();
// It may have ended before this line.
if (process.connected === false) ending.abort();

// Whoever reads may stop before the end, like `head`. Commands learn from the write itself what they have to know.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);

process.exitCode = await runCommand(process.argv.slice(2), {
  env: process.env,
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  clock: systemClock,
  migrationsFolder,
  passwordCost: standardCost,
  signal: ending.signal,
  program: import.meta.filename,
});

// A job that did not end at the stop has lost its database by now; it must not keep the process.
setTimeout(() => process.exit(), 5_000).unref();
