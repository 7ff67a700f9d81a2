import { mailAddress } from '@posthouse/contract/fields/email-address';
import { addressesOf } from '../../rules/plans/import-cells.ts';
import type { ImportedRow } from '../../rules/plans/plan-kind.ts';
import { mapInTurns } from '../../rules/plans/plan-rows.ts';

/** Nobody leads mail on more often; what is in a circle is never reached. */
const mostRounds = 20;

const known = (email: string) => mailAddress.safeParse(email).data ?? email;
/** The address a row is about, however it is written. */
export const ownAddress = ({ cells: { email, username, alias, domain } }: ImportedRow) =>
  known(email ?? `${username ?? alias ?? ''}@${domain ?? ''}`);
const leadsTo = ({ cells: { forward, members } }: ImportedRow) =>
  [...addressesOf(forward), ...addressesOf(members)].map(known);

/** Rows that lead mail on, in rounds: what a row leads to is made in a round before it. */
export async function inRounds<Row extends ImportedRow>(
  rows: readonly Row[],
): Promise<readonly (readonly Row[])[]> {
  let open = await mapInTurns(rows, (row) => ({ row, own: ownAddress(row), targets: leadsTo(row) }));
  const rounds: Row[][] = [];
  while (open.length > 0) {
    const missing = new Set(open.map(({ own }) => own));
    const isReady = ({ own, targets }: (typeof open)[number]) =>
      targets.every((target) => target === own || !missing.has(target));
    const ready = new Set(rounds.length < mostRounds ? open.filter(isReady) : []);
    const round = ready.size > 0 ? ready : new Set(open);
    rounds.push([...round].map(({ row }) => row));
    open = open.filter((one) => !round.has(one));
  }
  return rounds;
}
