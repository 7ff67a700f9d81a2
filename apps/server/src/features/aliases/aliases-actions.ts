import type { ParsedInputOf, ResultOf } from '@posthouse/contract/core/action';
import { AppError } from '@posthouse/contract/core/errors';
import { type aliasesActions, aliasRow } from '@posthouse/contract/features/aliases';
import type { JsonText } from '../../db/json-text.ts';
import { bulkCommand } from '../../kernel/bulk/bulk-command.ts';
import type { TenantContext } from '../../kernel/context.ts';
import type { Feature } from '../../kernel/feature.ts';
import { addressBulk } from '../../rules/addresses/address-bulk.ts';
import { isVisible, wireAddress } from '../../rules/addresses/known-addresses.ts';
import { listExport } from '../../rules/addresses/list-export.ts';
import { aliasDestinations, aliases, aliasList } from './aliases-store.ts';
import { addAlias, updateAlias } from './change-alias.ts';

type Actions = typeof aliasesActions;

const { idsOf } = aliasList;
const bulk = addressBulk(aliases);
const aliasesExport = listExport<ParsedInputOf<Actions['exportAliases']>>({
  name: 'aliases',
  action: 'exportAliases',
  row: aliasRow,
  readPage: aliasList.readPage,
});

export function aliasesFeature(): Feature<Actions> {
  return {
    handlers: {
      getAliases: aliasList.answer,
      getAlias: (ctx, { id }) => answer(ctx, id),
      exportAliases: aliasesExport.handler,
      addAlias: { apply: async (ctx, draft) => answer(ctx, await addAlias(ctx, draft)) },
      updateAlias: {
        async apply(ctx, change) {
          await updateAlias(ctx, change);
          return answer(ctx, change.id);
        },
      },
      enableAliases: bulkCommand<Actions['enableAliases']>('enableAliases', { idsOf, act: bulk.enable }),
      disableAliases: bulkCommand<Actions['disableAliases']>('disableAliases', { idsOf, act: bulk.disable }),
      removeAliases: bulkCommand<Actions['removeAliases']>('removeAliases', { idsOf, act: bulk.remove }),
    },
    exporters: [aliasesExport.exporter],
  };
}

async function answer(ctx: TenantContext, id: number): Promise<JsonText<ResultOf<Actions['getAlias']>>> {
  const row = await aliasList.readRow(ctx, id);
  if (row === undefined) throw new AppError('not_found');
  const all = await aliasDestinations.read(ctx, id);
  const destinations = all.filter(isVisible).map(wireAddress);
  return row.with({ destinations });
}
