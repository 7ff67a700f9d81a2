import type { SecretBox } from '../../kernel/secrets.ts';
import type { StoredRow } from '../../rules/plans/plan-kind.ts';
import type { PlanRow } from './plans-store.ts';

type Facts = Readonly<Record<string, unknown>>;
type RowKey = Pick<PlanRow, 'accountId' | 'planId' | 'line'>;

const contextOf = ({ accountId, planId, line }: RowKey) => `plan ${accountId}/${planId}/${line}`;

export const sealFacts = (secrets: SecretBox, facts: Facts | undefined, key: RowKey): Buffer | null =>
  facts === undefined ? null : secrets.seal(JSON.stringify(facts), contextOf(key));

export const openFacts = (secrets: SecretBox, sealed: Buffer | null, key: RowKey): Facts =>
  sealed === null ? {} : (JSON.parse(secrets.open(sealed, contextOf(key))) as Facts);

/** A row as its kind knows it. */
export const storedRow = (secrets: SecretBox, row: PlanRow): StoredRow => ({
  name: row.name,
  type: row.type,
  step: row.step,
  outcome: row.outcome,
  domainId: row.domainId,
  targetId: row.targetId,
  targetVersion: row.targetVersion,
  change: row.change,
  before: row.before,
  secret: openFacts(secrets, row.secret, row),
});
