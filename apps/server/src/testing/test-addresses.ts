import type { ActionInput } from '@posthouse/contract';
import type { Envelope } from '@posthouse/contract/core/wire';
import { dataOf, outcomeOf, type TestPanel } from './test-panel.ts';
import { makeTestUsers } from './test-users.ts';

export type TestAddresses = Awaited<ReturnType<typeof makeTestAddresses>>;

/** What is wrong with which field, or `done`. */
export const problemsOf = (answer: Envelope<unknown>) =>
  answer.returncode === 0 ? answer.error.fields : 'done';

/** The way a refused loop would take, or what became of the call. */
export const loopOf = (answer: Envelope<unknown>) =>
  answer.returncode === 0 && answer.error.code === 'loop' ? answer.error.params?.['path'] : outcomeOf(answer);

/** An account with a verified domain, and the ways to fill it with aliases, lists and smart lists. */
export async function makeTestAddresses(house: TestPanel, name: string) {
  const made = await makeTestUsers(house, name);
  const { token, domain } = made;
  const at = (localPart: string) => `${localPart}@${domain}`;
  return {
    ...made,
    at,
    addAlias: async (alias: string, forward: string[], fields: Partial<ActionInput<'addAlias'>> = {}) =>
      dataOf(await house.call('addAlias', { alias, domain, forward, ...fields }, { token })),
    addList: async (list: string, members: string[] = [], fields: Partial<ActionInput<'addList'>> = {}) =>
      dataOf(
        await house.call(
          'addList',
          { name: list, domain, type: 'distribution', members, ...fields },
          { token },
        ),
      ),
    addSmartList: async (list: string, fields: Partial<ActionInput<'addSmartList'>> = {}) =>
      dataOf(await house.call('addSmartList', { name: list, domain, ...fields }, { token })),
    history: async (operation: string, as = token) =>
      dataOf(await house.call('getAccountHistory', { operation }, { token: as })).rows,
  };
}
