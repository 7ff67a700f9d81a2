import { describe, expect, it } from 'vitest';
import { checkMx, checkNullMx } from './check-mx.ts';

const hosts = ['mx1.mail.example', 'mx2.mail.example'];
const found = (...exchanges: string[]) => ({
  status: 'found' as const,
  values: exchanges.map((exchange, index) => ({ priority: index * 10, exchange })),
});

describe('the MX records of a domain', () => {
  it('are right when they name every host of the service and no other', () => {
    expect(checkMx(found(...hosts), hosts)).toEqual({
      status: 'ok',
      hint: '',
      detail: '',
      found: ['0 mx1.mail.example', '10 mx2.mail.example'],
    });
  });

  it('fail when there are none, when one is missing, when all are others, when one is foreign', () => {
    const judge = (...exchanges: string[]) => checkMx(found(...exchanges), hosts);
    expect(checkMx({ status: 'none' }, hosts)).toMatchObject({ status: 'fail', hint: 'missing' });
    expect(judge('mx1.mail.example')).toMatchObject({ hint: 'missing', detail: 'mx2.mail.example' });
    expect(judge('mx.other.example')).toMatchObject({ hint: 'elsewhere', found: ['0 mx.other.example'] });
    expect(judge(...hosts, 'mx.other.example')).toMatchObject({
      status: 'fail',
      hint: 'foreign',
      detail: 'mx.other.example',
    });
  });

  it('are not judged by a DNS that does not answer', () => {
    expect(checkMx({ status: 'failed' }, hosts)).toMatchObject({ status: 'unknown', hint: 'dns_failed' });
    expect(checkNullMx({ status: 'timeout' })).toMatchObject({ status: 'unknown', hint: 'timeout' });
  });

  it('of a parked domain name no host at all', () => {
    expect(checkNullMx(found(''))).toMatchObject({ status: 'ok', found: ['0 .'] });
    expect(checkNullMx({ status: 'none' })).toMatchObject({ status: 'fail', hint: 'missing' });
    expect(checkNullMx(found('', 'mx1.mail.example'))).toMatchObject({
      status: 'fail',
      hint: 'still_receives',
    });
  });
});
