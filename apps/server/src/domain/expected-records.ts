/** What the DNS of a customer's domain should say about this service; the operator's choice. */
export interface ExpectedRecords {
  readonly mailHosts: readonly string[];
  readonly spfInclude: string;
  readonly webmailHost: string;
  readonly autodiscoverHost: string;
  /** Who makes the certificates of the service's host names. */
  readonly caaIssuers: readonly string[];
}
