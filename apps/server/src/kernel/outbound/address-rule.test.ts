import { networkInterfaces } from 'node:os';
import { describe, expect, it } from 'vitest';
import { createAddressRule } from './address-rule.ts';

describe('the addresses the panel may reach', () => {
  const mayReach = createAddressRule([]);

  it.each(['8.8.8.8', '2606:4700::1'])('include the public %s', (address) => {
    expect(mayReach(address)).toBe(true);
  });

  it.each([
    '127.0.0.1',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '169.254.169.254',
    '168.63.129.16',
    '100.100.100.200',
    'fd00:ec2::254',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'localhost',
    '',
  ])('do not include %s', (address) => {
    expect(mayReach(address)).toBe(false);
  });

  it('do not include those of the machine itself', () => {
    const own = Object.values(networkInterfaces()).flatMap((entries) => entries ?? []);
    expect(own.filter(({ address }) => mayReach(address))).toEqual([]);
  });

  it('include what the operator listed, in either notation, and nothing beside it', () => {
    const listed = createAddressRule(['127.0.0.1', '10.1.0.0/16', 'fd00::/8']);
    const reached = ['127.0.0.1', '::ffff:127.0.0.1', '10.1.2.3', 'fd12::1'];
    expect(reached.filter((address) => !listed(address))).toEqual([]);
    expect(['127.0.0.2', '10.2.0.1', 'fe80::1', '::1'].filter(listed)).toEqual([]);
  });
});
