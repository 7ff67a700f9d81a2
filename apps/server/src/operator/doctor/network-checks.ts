import { Resolver } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';
import nodemailer from 'nodemailer';
import type { Config } from '../../kernel/config.ts';
import { expectedRecordsOf, unsetHosts } from '../../rules/hosted-domains/expected-records.ts';
import { reasonOf } from '../command-failure.ts';
import { type Check, fail, ok, warn } from './check.ts';

export function checkPublicUrl({ publicUrl }: Config, isSet: boolean): Check {
  const name = 'PUBLIC_URL';
  const url = new URL(publicUrl);
  if (!isSet)
    return warn(name, `not set; links in e-mails point to ${publicUrl}`, 'Set it to the address people use.');
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '')
    return fail(name, `${publicUrl} has a path, query or user name`, 'Use only the scheme, host and port.');
  if (url.protocol !== 'https:' && !isLoopback(url.hostname))
    return warn(name, `${publicUrl} is not encrypted`, 'Put a proxy with TLS in front and use https://.');
  return ok(name, publicUrl);
}

/** Behind a proxy that is not trusted, every admin seems to have its address: limits and IP access lists fail. */
export function checkProxies({ publicUrl, host, trustedProxies }: Config): Check {
  const name = 'Proxies';
  if (trustedProxies.length > 0) return ok(name, `trusted: ${trustedProxies.join(', ')}`);
  if (publicUrl.startsWith('https:'))
    return warn(
      name,
      'https is served by a proxy, but no proxy is trusted: all visitors seem to have the same address',
      `Set TRUSTED_PROXIES to the proxy’s address${isLoopback(host) ? ' (127.0.0.1)' : ''}.`,
    );
  return ok(name, 'none');
}

/** Without them no customer can be told which records to publish. */
export function checkMailHosts(config: Config): Check {
  const name = 'Mail servers';
  const missing = unsetHosts(config);
  if (missing.length === 0) return ok(name, expectedRecordsOf(config).mailHosts.join(', '));
  return warn(
    name,
    `not set: ${missing.join(', ')}; the panel can’t show which DNS records domains need`,
    'Set them to public host names, or set PUBLIC_URL to one.',
  );
}

function isLoopback(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '');
  return host === 'localhost' || (ipaddr.isValid(address) && ipaddr.parse(address).range() === 'loopback');
}

const smtpTimeoutMs = 5_000;

export async function checkSmtp({ smtpUrl, dataDir }: Config): Promise<Check> {
  const name = 'Mail';
  if (smtpUrl === undefined)
    return warn(name, `SMTP_URL is not set; e-mails are written to ${dataDir}/outbox`, 'Set SMTP_URL.');
  const { host } = new URL(smtpUrl);
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: smtpTimeoutMs,
    greetingTimeout: smtpTimeoutMs,
    socketTimeout: smtpTimeoutMs,
  });
  try {
    await transport.verify();
    return ok(name, `${host} answers`);
  } catch (error) {
    return fail(name, `${host}: ${reasonOf(error)}`, 'Check SMTP_URL: host, port, user and password.');
  } finally {
    transport.close();
  }
}

export function checkDnsServers({ dnsServers }: Config): Check {
  const name = 'DNS';
  if (dnsServers.length === 0) return ok(name, 'the servers of this machine');
  try {
    new Resolver().setServers([...dnsServers]);
    return ok(name, dnsServers.join(', '));
  } catch (error) {
    return fail(name, reasonOf(error), 'Set DNS_SERVERS to IP addresses, separated by commas.');
  }
}
