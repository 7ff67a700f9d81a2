import { AppError } from '@posthouse/contract/core/errors';
import type { domainsActions } from '@posthouse/contract/features/domains';
import type { Feature } from '../../kernel/feature.ts';
import { addDomainHandler, addDomainsHandler } from './add-domain.ts';
import { dkimHandlers } from './dkim/dkim-actions.ts';
import { dkimWorker } from './dkim/dkim-job.ts';
import { findDomain } from './domain-key-store.ts';
import { disableDomainsHandler, enableDomainsHandler, removeDomainsHandler } from './domains-bulk.ts';
import { domainsExport } from './domains-export.ts';
import type { DomainsParts } from './domains-parts.ts';
import { domainList } from './domains-store.ts';
import { handoverHandlers } from './handover/handover-actions.ts';
import { handoverPage } from './handover/handover-page.ts';
import { healthHandlers } from './health/health-actions.ts';
import { healthWorkers } from './health/health-job.ts';
import { mtaStsPage } from './health/mta-sts-page.ts';
import { ownershipHandlers } from './ownership/ownership-actions.ts';
import { ownershipWorker } from './ownership/ownership-job.ts';
import { updateDomainHandler } from './update-domain.ts';

export function domainsFeature(parts: DomainsParts): Feature<typeof domainsActions> {
  return {
    handlers: {
      getDomains: domainList.answer,
      async getDomain(ctx, key) {
        const { id } = await findDomain(ctx, key);
        const row = await domainList.readRow(ctx, id);
        if (row === undefined) throw new AppError('not_found');
        return row;
      },
      exportDomains: domainsExport.handler,
      addDomain: addDomainHandler,
      addDomains: addDomainsHandler,
      updateDomain: updateDomainHandler,
      enableDomains: enableDomainsHandler,
      disableDomains: disableDomainsHandler,
      removeDomains: removeDomainsHandler,
      ...ownershipHandlers,
      ...healthHandlers(parts),
      ...dkimHandlers(parts),
      ...handoverHandlers(parts),
    },
    workers: [ownershipWorker(parts), ...healthWorkers(parts), dkimWorker(parts)],
    pages: [handoverPage(parts), mtaStsPage(parts)],
    exporters: [domainsExport.exporter],
  };
}
