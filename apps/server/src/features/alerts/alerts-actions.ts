import { alertKinds, type alertsActions } from '@posthouse/contract/features/alerts';
import type { Feature, FeatureParts } from '../../kernel/feature.ts';
import { readAlerts, saveAlerts } from './alerts-store.ts';
import { domainAlertsWorker } from './domain-alerts-job.ts';
import { incidentAlertsWorker } from './incident-alerts-job.ts';

/** Of which nothing is known where no file says which addresses are where. */
const byCountry: readonly string[] = ['country', 'incident'];

/** Which e-mails about logins, incidents, domains and limits an admin wants, and the jobs that send them. */
export function alertsFeature(parts: FeatureParts): Feature<typeof alertsActions> {
  const { countries } = parts;
  return {
    handlers: {
      getAlerts: async (ctx) => ({
        alerts: knownAlerts(await readAlerts(ctx)),
        offered: alertKinds.filter((kind) => countries.isOn || !byCountry.includes(kind)),
        countries_by: countries.credit,
      }),
      setAlerts: {
        async apply(ctx, { alerts: wanted }) {
          const alerts = knownAlerts(wanted);
          const before = knownAlerts(await readAlerts(ctx));
          await saveAlerts(ctx, alerts);
          ctx.recordHistory({ target: ctx.caller.adminname, before: { alerts: before }, after: { alerts } });
          return { alerts };
        },
      },
    },
    workers: [domainAlertsWorker(parts), incidentAlertsWorker(parts)],
  };
}

/** In the order of the contract, each once. */
function knownAlerts(names: readonly string[]) {
  return alertKinds.filter((kind) => names.includes(kind));
}
