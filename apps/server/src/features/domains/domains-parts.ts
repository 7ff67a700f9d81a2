import type { ExpectedRecords } from '../../domain/expected-records.ts';
import type { FeatureParts } from '../../kernel/feature.ts';
import type { FetchCertificate } from '../../kernel/outbound/fetch-certificate.ts';

/** What domains are made from beside what every feature gets. */
export interface DomainsParts extends FeatureParts {
  readonly fetchCertificate: FetchCertificate;
  readonly expectedRecords: ExpectedRecords;
}
