import { mailAddress } from '@posthouse/contract/fields/email-address';
import { addressesOf } from '../../domain/import-cells.ts';
import type { ImportedRow } from '../../domain/plan-kind.ts';

/** Nobody leads mail on more often; what is in a circle is never reached. */
const mostRounds = 20;

const known = (email: string) => mailAddress.safeParse(email).data ?? email;
const ownAddress = ({ cells: { email, alias, domain } }: ImportedRow) =>
  known(email ?? `${alias ?? ''}@${domain ?? ''}`);
const leadsTo = ({ cells: { forward, members } }: ImportedRow) =>
  [...addressesOf(forward), ...addressesOf(members)].map(known);

/** Rows that lead mail on, in rounds: what a row leads to is made in a round before it. */
export function inRounds<Row extends ImportedRow>(rows: readonly Row[]): readonly (readonly Row[])[] {
  const open = new Map(rows.map((row) => [row, new Set(leadsTo(row))]));
  const rounds: Row[][] = [];
  while (open.size > 0) {
    const missing = new Set([...open.keys()].map(ownAddress));
    const isReady = ([row, targets]: [Row, ReadonlySet<string>]) =>
      [...targets].every((target) => target === ownAddress(row) || !missing.has(target));
    const ready = rounds.length < mostRounds ? [...open].filter(isReady).map(([row]) => row) : [];
    const round = ready.length > 0 ? ready : [...open.keys()];
    for (const row of round) open.delete(row);
    rounds.push(round);
  }
  return rounds;
}
