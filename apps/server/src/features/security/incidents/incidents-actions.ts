import { AppError } from '@posthouse/contract/core/errors';
import type { incidentsActions } from '@posthouse/contract/features/security/incidents';
import type { Feature } from '../../../kernel/feature.ts';
import { incidentList, lockIncident, saveState } from './incidents-store.ts';

/** What the mail engine has noticed about logins, and what admins say to it. */
export function incidentsFeature(): Feature<typeof incidentsActions> {
  return {
    handlers: {
      getSecurityIncidents: incidentList.answer,
      resolveIncident: {
        async apply(ctx, { id, state }) {
          const found = await lockIncident(ctx, id);
          if (found === undefined) throw new AppError('not_found');
          const { email: target, domainId, state: former } = found;
          ctx.recordHistory({ target, domainId, before: { state: former }, after: { state } });
          await saveState(ctx, id, state);
          return 'success';
        },
      },
    },
  };
}
