import type { Config } from '../kernel/config.ts';

/** What the DNS of a customer's domain should say about this service; the operator's choice. */
export interface ExpectedRecords {
  readonly mailHosts: readonly string[];
  readonly spfInclude: string;
  readonly webmailHost: string;
  readonly autodiscoverHost: string;
  /** Who makes the certificates of the service's host names. */
  readonly caaIssuers: readonly string[];
}

/** What the operator did not say follows from the address of the panel. */
export function expectedRecordsOf(config: Config): ExpectedRecords {
  const publicHost = new URL(config.publicUrl).hostname;
  const webmailHost = config.webmailUrl === undefined ? publicHost : new URL(config.webmailUrl).hostname;
  return {
    mailHosts: config.mailHosts ?? [publicHost],
    spfInclude: config.spfInclude ?? publicHost,
    webmailHost: config.webmailHost ?? webmailHost,
    autodiscoverHost: config.autodiscoverHost ?? publicHost,
    caaIssuers: config.caaIssuers,
  };
}
