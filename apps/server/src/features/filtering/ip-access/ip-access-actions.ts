import type { ResultOf } from '@posthouse/contract/core/action';
import { AppError } from '@posthouse/contract/core/errors';
import { type ipAccessActions, mostIpEntries } from '@posthouse/contract/features/filtering/ip-access';
import type { JsonText } from '../../../db/json-text.ts';
import { bulkCommand, resultsOf } from '../../../kernel/bulk/bulk-command.ts';
import type { TenantContext } from '../../../kernel/context.ts';
import type { Feature } from '../../../kernel/feature.ts';
import { demandFilterPlace } from '../../../rules/filtering/filter-place.ts';
import {
  changeIpAccess,
  countIpAccess,
  deleteIpAccess,
  insertIpAccess,
  ipAccessList,
  ipAccessRecord,
  lastPreference,
  lockIpAccess,
} from './ip-access-store.ts';

type Actions = typeof ipAccessActions;

export function ipAccessFeature(): Feature<Actions> {
  return {
    handlers: {
      getIpAccessList: ipAccessList.answer,
      getIpAccess: (ctx, { id }) => answer(ctx, id),
      addIpAccess: {
        async apply(ctx, { domain: ascii, ip, type, preference, description = '' }) {
          const { domainId, domain } = await demandFilterPlace(ctx, ascii);
          if ((await countIpAccess(ctx)) >= mostIpEntries)
            throw new AppError('limit_reached', { params: { num: mostIpEntries } });
          const place = preference ?? (await lastPreference(ctx, domainId));
          const fields = { ip, type, preference: place, description };
          ctx.recordHistory({ target: ip, domainId, after: { ...fields, domain } });
          return answer(ctx, await insertIpAccess(ctx, domainId, fields));
        },
      },
      updateIpAccess: {
        async apply(ctx, { id, version, ...wanted }) {
          const [before] = await lockIpAccess(ctx, [id]);
          if (before === undefined) throw new AppError('not_found');
          if (version !== undefined && version !== before.version) throw new AppError('stale');
          const { domainId, ip } = before;
          ctx.recordHistory({ target: ip, domainId, ...ipAccessRecord.difference(before, wanted) });
          await changeIpAccess(ctx, id, wanted);
          return answer(ctx, id);
        },
      },
      removeIpAccess: bulkCommand<Actions['removeIpAccess']>('removeIpAccess', {
        idsOf: ipAccessList.idsOf,
        async act(ctx, ids) {
          const found = await lockIpAccess(ctx, ids);
          await deleteIpAccess(
            ctx,
            found.map(({ id }) => id),
          );
          for (const { ip, type, preference, description, domain, domainId } of found) {
            const before = { ip, type, preference, description, domain };
            ctx.recordHistory({ target: ip, domainId, before });
          }
          return resultsOf(ids, found);
        },
      }),
    },
  };
}

async function answer(ctx: TenantContext, id: number): Promise<JsonText<ResultOf<Actions['getIpAccess']>>> {
  const row = await ipAccessList.readRow(ctx, id);
  if (row === undefined) throw new AppError('not_found');
  return row;
}
