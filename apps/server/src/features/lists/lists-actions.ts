import type { ParsedInputOf, ResultOf } from '@posthouse/contract/core/action';
import { AppError } from '@posthouse/contract/core/errors';
import { listMemberRow, listRow, type listsActions } from '@posthouse/contract/features/lists';
import type { JsonText } from '../../db/json-text.ts';
import { bulkCommand } from '../../kernel/bulk/bulk-command.ts';
import type { TenantContext } from '../../kernel/context.ts';
import type { Feature } from '../../kernel/feature.ts';
import { addressBulk } from '../../rules/addresses/address-bulk.ts';
import { listExport } from '../../rules/addresses/list-export.ts';
import { readMembers, recordMembers, removeMembers } from '../../rules/mail-ways/list-members.ts';
import { lockMailWays } from '../../rules/mail-ways/mail-loops.ts';
import { addList } from './add-list.ts';
import { addMembers } from './change-members.ts';
import { listPages, listRecord, lists, memberList, members } from './lists-store.ts';

type Actions = typeof listsActions;

const { idsOf } = listPages;
const bulk = addressBulk(lists);
const listsExport = listExport<ParsedInputOf<Actions['exportLists']>>({
  name: 'lists',
  action: 'exportLists',
  row: listRow,
  readPage: listPages.readPage,
});
const membersExport = listExport<ParsedInputOf<Actions['exportListMembers']>>({
  name: 'list_members',
  action: 'exportListMembers',
  row: listMemberRow,
  readPage: (ctx, { list, ...input }) => memberList.readPage({ ...ctx, listId: list }, input),
  demand: (ctx, { list }) => lists.demandVisible(ctx, list),
});

export function listsFeature(): Feature<Actions> {
  return {
    handlers: {
      getLists: listPages.answer,
      getList: (ctx, { id }) => answer(ctx, id),
      exportLists: listsExport.handler,
      addList: {
        apply: async (ctx, draft) => answer(ctx, (await addList(ctx, draft)).id),
      },
      updateList: {
        async apply(ctx, { id, version, name, note }) {
          await lockMailWays(ctx);
          const before = await lists.lockOne(ctx, id, version);
          const place = await lists.rename(ctx, before, name);
          const changed = listRecord.difference(before, { note });
          ctx.recordHistory({
            ...{ target: before.email, domainId: before.domainId },
            before: { ...(place.email ? { email: before.email } : {}), ...changed.before },
            after: { ...(place.email ? { email: place.email } : {}), ...changed.after },
          });
          await lists.change(ctx, [id], { note }, place);
          return answer(ctx, id);
        },
      },
      async getListMembers(ctx, { list, ...input }) {
        await lists.demandVisible(ctx, list);
        const inList = { ...ctx, listId: list };
        const page = await memberList.answer(inList, input);
        return page.with({ hidden_members: await members.countHidden(inList) });
      },
      exportListMembers: membersExport.handler,
      addListMembers: {
        async apply(ctx, { list: id, members: texts }) {
          await lockMailWays(ctx);
          const list = await lists.lockOne(ctx, id);
          const { read, refused: unreadable } = readMembers(texts);
          const emails = read.map(({ email }) => email);
          const { added, present, refused } = await addMembers(ctx, list, emails);
          recordMembers(ctx, list, added, 'after');
          return { added: added.length, present, refused: [...unreadable, ...refused] };
        },
      },
      removeListMembers: bulkCommand<Actions['removeListMembers']>('removeListMembers', {
        idsOf: (ctx, { list, ...input }) => memberList.idsOf({ ...ctx, listId: list }, input),
        act: removeMembers({ lock: lists.lock, members }),
      }),
      enableLists: bulkCommand<Actions['enableLists']>('enableLists', { idsOf, act: bulk.enable }),
      disableLists: bulkCommand<Actions['disableLists']>('disableLists', { idsOf, act: bulk.disable }),
      removeLists: bulkCommand<Actions['removeLists']>('removeLists', { idsOf, act: bulk.remove }),
    },
    exporters: [listsExport.exporter, membersExport.exporter],
  };
}

async function answer(ctx: TenantContext, id: number): Promise<JsonText<ResultOf<Actions['getList']>>> {
  const row = await listPages.readRow(ctx, id);
  if (row === undefined) throw new AppError('not_found');
  return row;
}
