import type { ParsedInputOf, ResultOf } from '@posthouse/contract/core/action';
import { AppError } from '@posthouse/contract/core/errors';
import {
  blacklistRow,
  type senderListsActions,
  whitelistRow,
} from '@posthouse/contract/features/filtering/sender-lists';
import type { JsonText } from '../../../db/json-text.ts';
import { bulkCommand, type RowResults, resultsOf } from '../../../kernel/bulk/bulk-command.ts';
import type { HistoryEntry, TenantContext } from '../../../kernel/context.ts';
import type { Feature } from '../../../kernel/feature.ts';
import { listExport } from '../../../rules/addresses/list-export.ts';
import { addSender, factsOf, updateSender } from './change-senders.ts';
import { deleteEntries, lockEntries, type SenderList, senderLists } from './sender-lists-store.ts';

type Actions = typeof senderListsActions;
type Filters = Pick<ParsedInputOf<Actions['getWhitelist']>, 'email' | 'scope' | 'include_users'>;

/** Entries of users only where somebody asks for them. */
function asked<Input extends Partial<Filters>>(input: Input): Input {
  const isAsked = input.email !== undefined || input.scope?.includes('user');
  return { ...input, include_users: isAsked ? undefined : (input.include_users ?? false) };
}

const whitelistExport = listExport<ParsedInputOf<Actions['exportWhitelist']>>({
  name: 'whitelist',
  action: 'exportWhitelist',
  row: whitelistRow,
  readPage: (ctx, input) => senderLists.allow.readPage(ctx, asked(input)),
});
const blacklistExport = listExport<ParsedInputOf<Actions['exportBlacklist']>>({
  name: 'blacklist',
  action: 'exportBlacklist',
  row: blacklistRow,
  readPage: (ctx, input) => senderLists.block.readPage(ctx, asked(input)),
});

/** Senders whose mail is always accepted, and those whose mail is always refused. */
export function senderListsFeature(): Feature<Actions> {
  return {
    handlers: {
      getWhitelist: (ctx, input) => senderLists.allow.answer(ctx, asked(input)),
      getWhitelistEntry: (ctx, { id }) => readWhitelist(ctx, id),
      exportWhitelist: whitelistExport.handler,
      addWhitelist: {
        apply: async (ctx, entry) => readWhitelist(ctx, await addSender(ctx, 'allow', entry)),
      },
      updateWhitelist: {
        async apply(ctx, change) {
          await updateSender(ctx, 'allow', change);
          return readWhitelist(ctx, change.id);
        },
      },
      removeWhitelist: bulkCommand<Actions['removeWhitelist']>('removeWhitelist', {
        idsOf: (ctx, input) => senderLists.allow.idsOf(ctx, asked(input)),
        act: (ctx, ids) => remove(ctx, 'allow', ids),
      }),
      getBlacklist: (ctx, input) => senderLists.block.answer(ctx, asked(input)),
      getBlacklistEntry: (ctx, { id }) => readBlacklist(ctx, id),
      exportBlacklist: blacklistExport.handler,
      addBlacklist: {
        apply: async (ctx, entry) => readBlacklist(ctx, await addSender(ctx, 'block', entry)),
      },
      updateBlacklist: {
        async apply(ctx, change) {
          await updateSender(ctx, 'block', change);
          return readBlacklist(ctx, change.id);
        },
      },
      removeBlacklist: bulkCommand<Actions['removeBlacklist']>('removeBlacklist', {
        idsOf: (ctx, input) => senderLists.block.idsOf(ctx, asked(input)),
        act: (ctx, ids) => remove(ctx, 'block', ids),
      }),
    },
    exporters: [whitelistExport.exporter, blacklistExport.exporter],
  };
}

const readWhitelist = async (
  ctx: TenantContext,
  id: number,
): Promise<JsonText<ResultOf<Actions['addWhitelist']>>> => found(await senderLists.allow.readRow(ctx, id));

const readBlacklist = async (
  ctx: TenantContext,
  id: number,
): Promise<JsonText<ResultOf<Actions['addBlacklist']>>> => found(await senderLists.block.readRow(ctx, id));

function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new AppError('not_found');
  return row;
}

type Removing = TenantContext & {
  recordHistory(entry: HistoryEntry<keyof ReturnType<typeof factsOf>, 'domain'>): void;
};

async function remove(ctx: Removing, list: SenderList, ids: readonly number[]): Promise<RowResults> {
  const entries = await lockEntries(ctx, list, ids);
  await deleteEntries(
    ctx,
    entries.map(({ id }) => id),
  );
  for (const entry of entries) {
    ctx.recordHistory({ target: entry.address, domainId: entry.atDomainId, before: factsOf(list, entry) });
  }
  return resultsOf(ids, entries);
}
