import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toEqual({
      port: 8080,
      host: '127.0.0.1',
      dataDir: resolve('./data'),
      databaseUrl: undefined,
      publicUrl: 'http://127.0.0.1:8080',
      smtpUrl: undefined,
      legacyUrl: undefined,
      webmailUrl: undefined,
      dnsServers: [],
      trustedProxies: [],
      outboundAllow: [],
      mailHosts: undefined,
      spfInclude: undefined,
      webmailHost: undefined,
      autodiscoverHost: undefined,
      caaIssuers: ['letsencrypt.org'],
      secretKey: undefined,
      demoPassword: undefined,
      historyDays: 400,
      mailLoginDays: 90,
      incomingLogDays: 60,
      outgoingLogDays: 30,
      logLevel: 'info',
    });
  });

  it('takes every variable', () => {
    expect(
      readConfig({
        PORT: '9000',
        HOST: '::',
        DATA_DIR: '/var/lib/panel',
        DATABASE_URL: 'postgres://user:secret@db.example:5433/posthouse?sslmode=require',
        PUBLIC_URL: 'https://panel.example/',
        SMTP_URL: 'smtps://user:secret@mail.example',
        LEGACY_URL: 'https://old.example/panel/',
        WEBMAIL_URL: 'http://webmail.example',
        DNS_SERVERS: '9.9.9.9, [2620:fe::9]:53 ,1.1.1.1:5353,2620:fe::fe',
        TRUSTED_PROXIES: '10.0.0.0/8, 127.0.0.1,::1, 2001:db8::/32',
        OUTBOUND_ALLOW: '10.1.0.0/16, ::1',
        MAIL_HOSTS: 'MX1.mail.example, mx2.mail.example.',
        SPF_INCLUDE: '_spf.mail.example',
        WEBMAIL_HOST: 'inbox.mail.example',
        AUTODISCOVER_HOST: 'auto.mail.example',
        CAA_ISSUERS: 'letsencrypt.org, sectigo.com',
        SECRET_KEY: 'AB'.repeat(32),
        DEMO_PASSWORD: 'demo',
        HISTORY_DAYS: '30',
        MAIL_LOGIN_DAYS: '7',
        INCOMING_LOG_DAYS: '8',
        OUTGOING_LOG_DAYS: '9',
        LOG_LEVEL: 'debug',
      }),
    ).toEqual({
      port: 9000,
      host: '::',
      dataDir: '/var/lib/panel',
      databaseUrl: 'postgres://user:secret@db.example:5433/posthouse?sslmode=require',
      publicUrl: 'https://panel.example',
      smtpUrl: 'smtps://user:secret@mail.example',
      legacyUrl: 'https://old.example/panel',
      webmailUrl: 'http://webmail.example',
      dnsServers: ['9.9.9.9', '[2620:fe::9]:53', '1.1.1.1:5353', '2620:fe::fe'],
      trustedProxies: ['10.0.0.0/8', '127.0.0.1', '::1', '2001:db8::/32'],
      outboundAllow: ['10.1.0.0/16', '::1'],
      mailHosts: ['mx1.mail.example', 'mx2.mail.example'],
      spfInclude: '_spf.mail.example',
      webmailHost: 'inbox.mail.example',
      autodiscoverHost: 'auto.mail.example',
      caaIssuers: ['letsencrypt.org', 'sectigo.com'],
      secretKey: 'AB'.repeat(32),
      demoPassword: 'demo',
      historyDays: 30,
      mailLoginDays: 7,
      incomingLogDays: 8,
      outgoingLogDays: 9,
      logLevel: 'debug',
    });
  });

  it('takes an empty variable for an absent one', () => {
    const names = ['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'PUBLIC_URL', 'SECRET_KEY', 'TRUSTED_PROXIES'];
    expect(readConfig(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(readConfig({}));
  });

  it('puts an IPv6 host in brackets in the public address', () => {
    expect(readConfig({ HOST: '::1', PORT: '1' }).publicUrl).toBe('http://[::1]:1');
  });

  const wrong: Readonly<Record<string, readonly string[]>> = {
    PORT: ['http', '-1', '65536', '80.5', '0x50', ' '],
    DATABASE_URL: ['mysql://db.example/x', 'db.example', 'postgres'],
    PUBLIC_URL: ['panel.example', 'ftp://panel.example', '//panel.example', 'javascript:alert(1)'],
    SMTP_URL: ['mail.example', 'https://mail.example'],
    LEGACY_URL: ['old.example', 'javascript:alert(1)'],
    WEBMAIL_URL: ['webmail', 'data:text/html,x'],
    DNS_SERVERS: ['dns.example', '9.9.9.9;1.1.1.1', '9.9.9'],
    TRUSTED_PROXIES: ['proxy.example', '10.0.0.0/33', '10.0.0.0/8 127.0.0.1', '10.0.0.0/8/8', 'true'],
    OUTBOUND_ALLOW: ['mail.example', '10.0.0.0/33'],
    MAIL_HOSTS: ['mx1 mx2', 'mx1.mail.example;mx2.mail.example', '192.0.2.1'],
    SPF_INCLUDE: ['include:spf.example', 'a.example,b.example'],
    WEBMAIL_HOST: ['https://webmail.example', 'webmail'],
    AUTODISCOVER_HOST: ['autodiscover'],
    CAA_ISSUERS: ['letsencrypt'],
    SECRET_KEY: ['secret', 'ab'.repeat(31), `${'ab'.repeat(32)}c`, 'zz'.repeat(32)],
    HISTORY_DAYS: ['0', '-1', '1.5', 'a year', '100000'],
    MAIL_LOGIN_DAYS: ['0', 'never'],
    INCOMING_LOG_DAYS: ['0', '-1'],
    OUTGOING_LOG_DAYS: ['0', 'always'],
    LOG_LEVEL: ['loud', 'INFO', '30'],
  };
  it.each(Object.entries(wrong))('names %s when it cannot be used', (name, values) => {
    for (const value of values) {
      expect(() => readConfig({ [name]: value }), value).toThrow(ConfigError);
      expect(() => readConfig({ [name]: value }), value).toThrow(`${name}: `);
    }
  });

  it('names every variable that is wrong, and never shows a secret', () => {
    const secret = 'my-secret-password';
    const attempt = () =>
      readConfig({ PORT: 'x', SECRET_KEY: secret, DATABASE_URL: `mysql://u:${secret}@h/d`, LOG_LEVEL: 'x' });
    expect(attempt).toThrow(/PORT: .+DATABASE_URL: .+SECRET_KEY: .+LOG_LEVEL: /);
    expect(attempt).not.toThrow(secret);
  });
});
