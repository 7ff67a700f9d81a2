import { describe, expect, it } from 'vitest';
import { readConfig } from '../../kernel/config.ts';
import { expectedRecordsOf } from './expected-records.ts';

describe('the expected records of domains', () => {
  it('name the public address, and the webmail where it has its own', () => {
    const config = readConfig({
      PUBLIC_URL: 'https://panel.example:8443',
      WEBMAIL_URL: 'https://webmail.example/login',
    });
    expect(expectedRecordsOf(config)).toEqual({
      mailHosts: ['panel.example'],
      spfInclude: 'panel.example',
      webmailHost: 'webmail.example',
      autodiscoverHost: 'panel.example',
      policyHost: 'panel.example',
      caaIssuers: ['letsencrypt.org'],
    });
  });

  it('never name an address that only this machine or network knows', () => {
    for (const PUBLIC_URL of [
      'http://localhost:8080',
      'http://192.168.1.5',
      'http://[::1]',
      'http://panel',
    ]) {
      const config = readConfig({ PUBLIC_URL, WEBMAIL_URL: PUBLIC_URL });
      const { mailHosts, spfInclude, webmailHost, autodiscoverHost, policyHost } = expectedRecordsOf(config);
      expect([...mailHosts, spfInclude, webmailHost, autodiscoverHost, policyHost].join('')).toBe('');
    }
  });
});
