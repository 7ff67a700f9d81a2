import { healthRecords, stopsMail } from '@posthouse/contract/features/domains/health';
import { and, asc, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import { domainCheck, domainName } from '../../db/schema/domain.ts';
import type { TenantContext } from '../../kernel/context.ts';
import { visibleNames } from './domain-scope.ts';

const mailRecords = healthRecords.filter(stopsMail);

/** Verified domains that lost a record without which mail stops after that moment, and still lack it. */
export async function listDomainsWithoutMail(ctx: TenantContext, after: Date) {
  return ctx.db
    .selectDistinct({ id: domainName.id, unicode: domainName.unicode, ascii: domainName.ascii })
    .from(domainCheck)
    .innerJoin(
      domainName,
      and(eq(domainName.accountId, domainCheck.accountId), eq(domainName.id, domainCheck.domainId)),
    )
    .where(
      and(
        visibleNames(ctx, 'domain'),
        isNotNull(domainName.verifiedAt),
        eq(domainCheck.status, 'fail'),
        inArray(domainCheck.record, mailRecords),
        gt(domainCheck.since, after),
        gt(domainCheck.since, domainName.verifiedAt),
      ),
    )
    .orderBy(asc(domainName.ascii));
}
