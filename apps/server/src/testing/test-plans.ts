import type { ActionAnswer, ActionInput } from '@posthouse/contract';
import type { ImportKindName, PlanKindName } from '@posthouse/contract/fields/plan-kind';
import { dataOf, type TestPanel } from './test-panel.ts';

type Place = Pick<ActionInput<'planImport'>, 'domain' | 'email'>;
type Answer = ActionAnswer<'getPlan'>;

/** Plans of one kind, made, applied and taken back through the endpoint. */
export function testPlans(house: TestPanel, kind: PlanKindName) {
  const plan = async (csv: string, token: string, place: Place = {}) =>
    dataOf(await house.call('planImport', { kind: kind as ImportKindName, csv, ...place }, { token }));
  const read = async (id: string, token: string, input: Partial<ActionInput<'getPlan'>> = {}) =>
    dataOf(await house.call('getPlan', { kind, id, ...input }, { token }));
  const apply = async (id: string, token: string): Promise<Answer> => {
    dataOf(await house.call('applyPlan', { kind, id }, { token }));
    await house.panel.runJobsUntilIdle();
    return read(id, token);
  };
  return {
    plan,
    read,
    apply,
    undo: async (id: string, token: string): Promise<Answer> => {
      const { plan: undo } = dataOf(await house.call('undoPlan', { kind, id }, { token }));
      return apply(undo.id, token);
    },
    outcomes: ({ rows }: Answer) => rows.map(({ name, outcome }) => `${name.split('@')[0]} ${outcome}`),
    reasons: ({ rows }: Answer) => rows.map(({ reason }) => reason && (reason.fields ?? reason.code)),
  };
}
