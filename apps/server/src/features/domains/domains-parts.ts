import type { FeatureParts } from '../../kernel/feature.ts';
import type { FetchCertificate } from '../../kernel/outbound/fetch-certificate.ts';
import type { ExpectedRecords } from '../../rules/hosted-domains/expected-records.ts';

/** What domains are made from beside what every feature gets. */
export interface DomainsParts extends FeatureParts {
  readonly fetchCertificate: FetchCertificate;
  readonly expectedRecords: ExpectedRecords;
}
