import { asciiDomain } from '@posthouse/contract/fields/domain-name';
import type { Config } from '../../kernel/config.ts';

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

/** Hosts that are not set follow the public address, where that is a name the world can look up. */
export function expectedRecordsOf(config: Config): ExpectedRecords {
  const publicName = publicNameOf(config.publicUrl);
  const webmailName = config.webmailUrl === undefined ? publicName : publicNameOf(config.webmailUrl);
  return {
    mailHosts: config.mailHosts ?? (publicName === '' ? [] : [publicName]),
    spfInclude: config.spfInclude ?? publicName,
    webmailHost: config.webmailHost ?? webmailName,
    autodiscoverHost: config.autodiscoverHost ?? publicName,
    policyHost: publicName,
    caaIssuers: config.caaIssuers,
  };
}

const publicNameOf = (address: string) => asciiDomain(new URL(address).hostname) ?? '';

/** The variables without which customers cannot be told what to publish. */
export function unsetHosts(config: Config): string[] {
  const { mailHosts, spfInclude, webmailHost, autodiscoverHost } = expectedRecordsOf(config);
  const hosts = {
    MAIL_HOSTS: mailHosts[0],
    SPF_INCLUDE: spfInclude,
    WEBMAIL_HOST: webmailHost,
    AUTODISCOVER_HOST: autodiscoverHost,
  };
  return Object.entries(hosts).flatMap(([name, host]) => (host ? [] : [name]));
}
