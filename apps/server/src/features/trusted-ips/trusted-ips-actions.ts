import type { ParsedInputOf, ResultOf } from '@posthouse/contract/core/action';
import { AppError } from '@posthouse/contract/core/errors';
import {
  mostTrustedIps,
  trustedIpRow,
  type trustedIpsActions,
} from '@posthouse/contract/features/trusted-ips';
import { isUniqueViolation } from '../../db/sql-errors.ts';
import { bulkCommand, resultsOf } from '../../kernel/bulk/bulk-command.ts';
import type { TenantContext } from '../../kernel/context.ts';
import type { Feature } from '../../kernel/feature.ts';
import { listExport } from '../../rules/addresses/list-export.ts';
import { liftBlocks, readIpState } from './guessing-store.ts';
import {
  countTrustedIps,
  deleteTrustedIps,
  findPlace,
  insertTrustedIp,
  lockTrustedIps,
  type Place,
  trustedIpList,
} from './trusted-ips-store.ts';

type Actions = typeof trustedIpsActions;

const trustedIpsExport = listExport<ParsedInputOf<Actions['exportTrustedIps']>>({
  name: 'trusted-ips',
  action: 'exportTrustedIps',
  row: trustedIpRow,
  readPage: trustedIpList.readPage,
});

export function trustedIpsFeature(): Feature<Actions> {
  return {
    handlers: {
      getTrustedIps: trustedIpList.answer,
      exportTrustedIps: trustedIpsExport.handler,
      addTrustedIp: {
        async apply(ctx, { domain, username, ip, description = '' }) {
          const place = await demandPlace(ctx, { domain, username });
          const { domainId, email } = place;
          ctx.recordHistory({ target: ip, domainId, after: { ip, email, domain, description } });
          if ((await countTrustedIps(ctx)) >= mostTrustedIps)
            throw new AppError('limit_reached', { params: { num: mostTrustedIps } });
          const made = { network: ip, description, now: ctx.now };
          const id = await insertTrustedIp(ctx, place, made).catch((error: unknown) => {
            throw isUniqueViolation(error, 'trusted_ip_key') ? new AppError('conflict') : error;
          });
          const row = await trustedIpList.readRow(ctx, id);
          if (row === undefined) throw new Error('a trusted address just added is not there');
          return row;
        },
      },
      removeTrustedIps: bulkCommand<Actions['removeTrustedIps']>('removeTrustedIps', {
        idsOf: trustedIpList.idsOf,
        async act(ctx, ids) {
          const found = await lockTrustedIps(ctx, ids);
          await deleteTrustedIps(
            ctx,
            found.map(({ id }) => id),
          );
          for (const { domainId, ip, domain, email, description } of found)
            ctx.recordHistory({
              target: ip,
              domainId,
              before: { ip, email: email ?? '', domain, description },
            });
          return resultsOf(ids, found);
        },
      }),
      checkIp: async (ctx, { ip, domain, username }) =>
        stateOf(ctx, ip, domain === undefined ? undefined : await demandPlace(ctx, { domain, username })),
      unblockIp: {
        async apply(ctx, { ip, domain, username }) {
          const place = domain === undefined ? undefined : await demandPlace(ctx, { domain, username });
          const about = { ip, email: place?.email, domain };
          ctx.recordHistory({ target: ip, domainId: place?.domainId ?? null, after: about });
          await liftBlocks(ctx, ip, place);
          return stateOf(ctx, ip, place);
        },
      },
    },
    exporters: [trustedIpsExport.exporter],
  };
}

async function demandPlace(ctx: TenantContext, asked: Parameters<typeof findPlace>[1]): Promise<Place> {
  const place = await findPlace(ctx, asked);
  if (place === undefined) throw new AppError('not_found');
  return place;
}

/** Specification 8 has the words of the result. */
async function stateOf(
  ctx: TenantContext,
  ip: string,
  place: Place | undefined,
): Promise<ResultOf<Actions['checkIp']>> {
  const { cause, until, known } = await readIpState(ctx, ip, place);
  const isBlocked = cause !== null;
  return {
    blocked: isBlocked ? 1 : 0,
    result: isBlocked ? 'IP is blocked' : 'IP is not blocked',
    cause,
    until: until?.toISOString() ?? null,
    known,
  };
}
