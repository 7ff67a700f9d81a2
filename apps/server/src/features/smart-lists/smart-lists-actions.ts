import type { ParsedInputOf, ResultOf } from '@posthouse/contract/core/action';
import { AppError } from '@posthouse/contract/core/errors';
import { smartListRow, type smartListsActions } from '@posthouse/contract/features/smart-lists';
import type { JsonText } from '../../db/json-text.ts';
import { bulkCommand } from '../../kernel/bulk/bulk-command.ts';
import type { TenantContext } from '../../kernel/context.ts';
import type { Feature, FeatureParts } from '../../kernel/feature.ts';
import { addressBulk } from '../../rules/addresses/address-bulk.ts';
import { isVisible, wireAddress } from '../../rules/addresses/known-addresses.ts';
import { listExport } from '../../rules/addresses/list-export.ts';
import { removeMembers } from '../../rules/mail-ways/list-members.ts';
import { addSmartList, updateSmartList } from './change-smart-list.ts';
import { previewPosters, previewReceivers } from './preview-store.ts';
import { setMembers } from './set-members.ts';
import { memberList, members, owners, smartListPages, smartLists } from './smart-lists-store.ts';

type Actions = typeof smartListsActions;

const { idsOf } = smartListPages;
const bulk = addressBulk(smartLists);
const smartListsExport = listExport<ParsedInputOf<Actions['exportSmartLists']>>({
  name: 'smart_lists',
  action: 'exportSmartLists',
  row: smartListRow,
  readPage: smartListPages.readPage,
});

export function smartListsFeature({ passwords }: Pick<FeatureParts, 'passwords'>): Feature<Actions> {
  const hashOf = async (password: string | undefined) =>
    password === undefined ? undefined : passwords.hash(password);
  return {
    handlers: {
      getSmartLists: smartListPages.answer,
      getSmartList: (ctx, { id }) => answer(ctx, id),
      async getSmartListPreview(ctx, { id }) {
        const list = await smartLists.demandVisible(ctx, id);
        const receivers = await previewReceivers(ctx, list);
        const posters = await previewPosters(ctx, list);
        return {
          receivers: receivers.count,
          receiving: receivers.first.map(wireAddress),
          posting_by: list.protection,
          posters: posters.count,
          posting: posters.first.map(wireAddress),
        };
      },
      exportSmartLists: smartListsExport.handler,
      addSmartList: {
        prepare: (_ctx, { password }) => hashOf(password),
        async apply(ctx, { password: _password, ...draft }, hash: string | undefined) {
          return answer(ctx, await addSmartList(ctx, draft, hash));
        },
      },
      updateSmartList: {
        prepare: (_ctx, { password }) => hashOf(password),
        async apply(ctx, { password: _password, ...change }, hash: string | undefined) {
          await updateSmartList(ctx, change, hash);
          return answer(ctx, change.id);
        },
      },
      async getSmartListMembers(ctx, { list, ...input }) {
        await smartLists.demandVisible(ctx, list);
        const inList = { ...ctx, listId: list };
        const page = await memberList.answer(inList, input);
        return page.with({ hidden_members: await members.countHidden(inList) });
      },
      setSmartListMembers: { apply: setMembers },
      removeSmartListMembers: bulkCommand<Actions['removeSmartListMembers']>('removeSmartListMembers', {
        idsOf: (ctx, { list, ...input }) => memberList.idsOf({ ...ctx, listId: list }, input),
        act: removeMembers({ lock: smartLists.lock, members }),
      }),
      enableSmartLists: bulkCommand<Actions['enableSmartLists']>('enableSmartLists', {
        idsOf,
        act: bulk.enable,
      }),
      disableSmartLists: bulkCommand<Actions['disableSmartLists']>('disableSmartLists', {
        idsOf,
        act: bulk.disable,
      }),
      removeSmartLists: bulkCommand<Actions['removeSmartLists']>('removeSmartLists', {
        idsOf,
        act: bulk.remove,
      }),
    },
    exporters: [smartListsExport.exporter],
  };
}

async function answer(ctx: TenantContext, id: number): Promise<JsonText<ResultOf<Actions['getSmartList']>>> {
  const row = await smartListPages.readRow(ctx, id);
  if (row === undefined) throw new AppError('not_found');
  const all = await owners.read(ctx, id);
  const shown = all.filter(isVisible).map(wireAddress);
  return row.with({ owners: shown, hidden_owners: all.length - shown.length });
}
