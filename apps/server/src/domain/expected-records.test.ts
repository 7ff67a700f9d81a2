import { describe, expect, it } from 'vitest';
import { readConfig } from '../kernel/config.ts';
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
      caaIssuers: ['letsencrypt.org'],
    });
  });
});
