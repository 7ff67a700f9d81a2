import type { HealthRecord } from '@posthouse/contract/features/domains/health';

/** As those who run the DNS call them, in every language. */
export const recordNames: Readonly<Record<HealthRecord, string>> = {
  mx: 'MX',
  caa: 'CAA',
  webmail: 'Webmail',
  webmail_ssl: 'Webmail TLS',
  autodiscover: 'Autodiscover',
  autodiscover_ssl: 'Autodiscover TLS',
  spf: 'SPF',
  dkim: 'DKIM',
  dmarc: 'DMARC',
  mta_sts: 'MTA-STS',
  mta_sts_host: 'MTA-STS host',
  tls_rpt: 'TLS-RPT',
};
