/** What the DNS of a customer's domain should say about this service; empty where the operator has not set it. */
export interface ExpectedRecords {
  readonly mailHosts: readonly string[];
  readonly spfInclude: string;
  readonly webmailHost: string;
  readonly autodiscoverHost: string;
  /** Where the MTA-STS policies of domains are served: the panel itself. */
  readonly policyHost: string;
  /** Who makes the certificates of the service's host names. */
  readonly caaIssuers: readonly string[];
}
