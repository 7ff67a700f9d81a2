import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { asciiDomain } from '@posthouse/contract/fields/domain-name';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';

/** A variable of the environment that cannot be used; the message names it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const url = (...protocols: string[]) =>
  z.string().refine(
    (value) => {
      const parsed = URL.canParse(value) ? new URL(value) : undefined;
      return parsed !== undefined && protocols.includes(parsed.protocol.slice(0, -1));
    },
    `must be a URL that starts with ${protocols.map((protocol) => `${protocol}://`).join(' or ')}`,
  );

const webUrl = url('http', 'https').transform((value) => value.replace(/\/+$/, ''));

const listOf = (isItem: (item: string) => boolean, message: string) =>
  z
    .string()
    .transform((value) =>
      value
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== ''),
    )
    .refine((items) => items.every(isItem), message);

const isRange = (item: string) => isIP(item) !== 0 || ipaddr.isValidCIDR(item);
const isDnsServer = (item: string) => isIP(item.replace(/^\[(.+)\](:\d+)?$|^([^:]+):\d+$/, '$1$3')) !== 0;

const host = z
  .string()
  .refine((value) => asciiDomain(value) !== undefined, 'must be a host name')
  .transform((value) => asciiDomain(value) ?? value);
const hosts = listOf(
  (item) => asciiDomain(item) !== undefined,
  'must be host names, separated by commas',
).transform((items) => items.map((item) => asciiDomain(item) ?? item));
const ranges = listOf(isRange, 'must be IP addresses or CIDR ranges, separated by commas');

const days = (standard: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,4}$/, 'must be a number of days from 1 to 99999')
    .transform(Number)
    .default(standard);

const environment = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port number')
    .transform(Number)
    .refine((port) => port <= 65_535, 'must be at most 65535')
    .default(8080),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: url('postgres', 'postgresql').optional(),
  PUBLIC_URL: webUrl.optional(),
  SMTP_URL: url('smtp', 'smtps').optional(),
  LEGACY_URL: webUrl.optional(),
  WEBMAIL_URL: webUrl.optional(),
  DNS_SERVERS: listOf(isDnsServer, 'must be IP addresses, separated by commas').default([]),
  TRUSTED_PROXIES: ranges.default([]),
  OUTBOUND_ALLOW: ranges.default([]),
  MAIL_HOSTS: hosts.optional(),
  SPF_INCLUDE: host.optional(),
  WEBMAIL_HOST: host.optional(),
  AUTODISCOVER_HOST: host.optional(),
  COUNTRIES_FILE: z.string().min(1).optional(),
  CAA_ISSUERS: hosts.default(['letsencrypt.org']),
  SECRET_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits (32 bytes)')
    .optional(),
  DEMO_PASSWORD: z.string().min(1).optional(),
  HISTORY_DAYS: days(400),
  MAIL_LOGIN_DAYS: days(90),
  INCOMING_LOG_DAYS: days(60),
  OUTGOING_LOG_DAYS: days(30),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be one of fatal, error, warn, info, debug, trace, silent',
    )
    .default('info'),
});

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly publicUrl: string;
  readonly smtpUrl: string | undefined;
  readonly legacyUrl: string | undefined;
  readonly webmailUrl: string | undefined;
  readonly dnsServers: readonly string[];
  readonly trustedProxies: readonly string[];
  readonly outboundAllow: readonly string[];
  readonly mailHosts: readonly string[] | undefined;
  readonly spfInclude: string | undefined;
  readonly webmailHost: string | undefined;
  readonly autodiscoverHost: string | undefined;
  readonly caaIssuers: readonly string[];
  /** Ranges of addresses and their countries; undefined for those that come with Posthouse. */
  readonly countriesFile: string | 'off' | undefined;
  readonly secretKey: string | undefined;
  readonly demoPassword: string | undefined;
  /** How long the account history, logins to mailboxes and the logs of mail are kept. */
  readonly historyDays: number;
  readonly mailLoginDays: number;
  readonly incomingLogDays: number;
  readonly outgoingLogDays: number;
  readonly logLevel: string;
}

/** Reads the environment once; an empty variable counts as absent. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`Configuration error. ${problems.join('; ')}`);
  }
  const values = parsed.data;
  const ownHost = isIP(values.HOST) === 6 ? `[${values.HOST}]` : values.HOST;
  const publicUrl = values.PUBLIC_URL ?? `http://${ownHost}:${values.PORT}`;
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    publicUrl,
    smtpUrl: values.SMTP_URL,
    legacyUrl: values.LEGACY_URL,
    webmailUrl: values.WEBMAIL_URL,
    dnsServers: values.DNS_SERVERS,
    trustedProxies: values.TRUSTED_PROXIES,
    outboundAllow: values.OUTBOUND_ALLOW,
    mailHosts: values.MAIL_HOSTS,
    spfInclude: values.SPF_INCLUDE,
    webmailHost: values.WEBMAIL_HOST,
    autodiscoverHost: values.AUTODISCOVER_HOST,
    caaIssuers: values.CAA_ISSUERS,
    countriesFile: values.COUNTRIES_FILE,
    secretKey: values.SECRET_KEY,
    demoPassword: values.DEMO_PASSWORD,
    historyDays: values.HISTORY_DAYS,
    mailLoginDays: values.MAIL_LOGIN_DAYS,
    incomingLogDays: values.INCOMING_LOG_DAYS,
    outgoingLogDays: values.OUTGOING_LOG_DAYS,
    logLevel: values.LOG_LEVEL,
  };
}
