import type { ActionAnswer, ActionInput } from '@posthouse/contract';
import { dataOf, outcomeOf, type TestPanel } from './test-panel.ts';
import { makeTestUsers } from './test-users.ts';

export type Folder = ActionAnswer<'getPublicFolder'>;
export type TestFolders = Awaited<ReturnType<typeof makeTestFolders>>;

/** An account of its own, and the ways to fill it with folders. */
export async function makeTestFolders(house: TestPanel, name: string) {
  const made = await makeTestUsers(house, name);
  const { token, domain } = made;
  const add = (folderName: string, fields: Partial<ActionInput<'addPublicFolder'>> = {}, as = token) =>
    house.call('addPublicFolder', { name: folderName, domain, type: 'mail', ...fields }, { token: as });
  const update = (id: string, fields: Omit<ActionInput<'updatePublicFolder'>, 'id'>, as = token) =>
    house.call('updatePublicFolder', { id, ...fields }, { token: as });
  const list = async (fields: ActionInput<'getPublicFolders'> = {}, as = token) =>
    dataOf(await house.call('getPublicFolders', fields, { token: as })).rows;
  const bulk = async (
    ids: readonly string[],
    act: 'remove' | 'restore' | 'purge',
  ): Promise<(string | undefined)[]> => {
    const chosen = { ids: [...ids] };
    const kind = 'public_folders' as const;
    const answer =
      act === 'remove'
        ? await house.call('removePublicFolders', chosen, { token })
        : await house.call(act === 'restore' ? 'restoreItems' : 'purgeItems', { kind, ...chosen }, { token });
    const data = dataOf(answer);
    if ('job' in data) throw new Error('it became a job');
    return ids.map((id) => data.failed.find((one) => one.id === id)?.code ?? 'done');
  };
  return {
    ...made,
    add,
    update,
    list,
    bulk,
    addFolder: async (...fields: Parameters<typeof add>): Promise<Folder> => dataOf(await add(...fields)),
    addPerson: (username: string, fields: Partial<ActionInput<'addUser'>> = {}) =>
      made.addUser(username, { account_type: 'enhanced', ...fields }),
    get: async (id: string, as = token) => dataOf(await house.call('getPublicFolder', { id }, { token: as })),
    paths: async (fields: ActionInput<'getPublicFolders'> = {}) =>
      (await list(fields)).map(({ path }) => path),
    bin: async () => dataOf(await house.call('getRecycleBin', { kind: 'public_folders' }, { token })).rows,
    history: async (
      operation: 'addPublicFolder' | 'setPublicFolderRights' | 'removePublicFolders' | 'updatePublicFolder',
      as = token,
    ) => dataOf(await house.call('getAccountHistory', { operation }, { token: as })).rows,
  };
}

/** `done`, or what is wrong: by field where it is at one, otherwise the code. */
export function problemOf(answer: Awaited<ReturnType<TestPanel['call']>>) {
  if (answer.returncode === 1) return 'done';
  const fields = Object.entries(answer.error.fields ?? {});
  return fields.length === 0
    ? outcomeOf(answer)
    : Object.fromEntries(fields.map(([at, { code }]) => [at, code]));
}
