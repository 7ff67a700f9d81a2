import { setTimeout as sleep } from 'node:timers/promises';
import { buildIfStale } from '../build-if-stale.ts';
import { cases } from './cases.ts';
import { ChaosHouse } from './chaos-house.ts';
import { runDiskFull } from './disk-full.ts';
import { startWriters } from './writers.ts';

/**
 * What goes wrong in the life of a panel, again and again, while clients write: nothing that was acknowledged may be
 * lost, and no panel may die that nobody killed. Loopback only. `npm run chaos -- 12` for another number of rounds.
 */
const rounds = Number(process.argv[2] ?? 30);
const clients = 20;

interface Tally {
  rounds: number;
  acknowledged: number;
  lost: number;
  died: number;
  slowestRecovery: number;
  failures: string[];
}

const tallies = new Map<string, Tally>();
const tallyOf = (name: string): Tally => {
  const fresh: Tally = { rounds: 0, acknowledged: 0, lost: 0, died: 0, slowestRecovery: 0, failures: [] };
  const tally = tallies.get(name) ?? fresh;
  tallies.set(name, tally);
  return tally;
};

await buildIfStale();
const house = await ChaosHouse.open();
try {
  const names = Object.keys(cases);
  for (let round = 0; round < rounds; round += 1) await runRound(names[round % names.length] ?? '', round);
  await runSmallDisk();
} finally {
  await house.close();
}
report();

async function runRound(name: string, round: number): Promise<void> {
  const tally = tallyOf(name);
  tally.rounds += 1;
  const writing = startWriters(house.panels, house.tokens, { clients, round });
  await sleep(500);
  try {
    await cases[name]?.(house);
    const recoveries = await Promise.all(house.panels.map((panel) => panel.recover()));
    tally.slowestRecovery = Math.max(tally.slowestRecovery, ...recoveries);
    await sleep(500);
  } catch (error) {
    tally.failures.push((error as Error).message);
  }
  await writing.end();
  await reviveDead(tally);
  tally.acknowledged += writing.acknowledged.length;
  tally.lost += (await house.missing(writing.acknowledged)).length;
  console.error(
    `round ${round + 1} of ${rounds}: ${name}, ${writing.acknowledged.length} changes acknowledged`,
  );
}

async function reviveDead(tally: Tally): Promise<void> {
  for (const panel of house.panels.filter(({ isDead }) => isDead)) {
    tally.died += 1;
    tally.failures.push(panel.log);
    await panel.start();
  }
}

async function runSmallDisk(): Promise<void> {
  const tally = tallyOf('disk full');
  try {
    const outcome = await runDiskFull(house.root);
    if (outcome === undefined) console.error('disk full: not tried, for nothing may be mounted here');
    else {
      tally.rounds += 1;
      tally.acknowledged += outcome.acknowledged;
    }
  } catch (error) {
    tally.failures.push((error as Error).message);
  }
}

function report(): void {
  for (const [name, { rounds: tried, acknowledged, lost, died, slowestRecovery, failures }] of tallies) {
    console.log(
      `${name.padEnd(20)} ${tried} rounds, ${acknowledged} changes acknowledged, ${lost} lost, ${died} panels died, slowest recovery ${slowestRecovery.toFixed(1)} s`,
    );
    for (const failure of failures) console.log(`  failed: ${failure}`);
  }
  const isSound = [...tallies.values()].every(
    ({ lost, died, failures }) => lost + died + failures.length === 0,
  );
  console.log(isSound ? 'nothing lost, nobody died' : 'NOT SOUND');
  process.exitCode = isSound ? 0 : 1;
}
