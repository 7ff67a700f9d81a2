import { z } from 'zod';
import { missing } from './missing.ts';

declare const URL: new (address: string) => { readonly hostname: string };

const accepted = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

/**
 * An address or a network, IPv4 or IPv6: `192.0.2.7`, `2001:db8::/32`. A network may be written with any of its addresses;
 * what comes out is the same for all of them.
 */
export const ipRange = z
  .string(missing)
  .trim()
  .min(1, 'required')
  .max(50, 'max_length')
  .toLowerCase()
  .refine((text) => accepted.safeParse(text).success, 'ip_invalid')
  .transform(plainRange)
  .refine(isNarrow, 'ip_invalid');

/** Wider networks are refused: a list that covers half the internet restricts nobody. */
function isNarrow(range: string): boolean {
  const [, prefix] = range.split('/');
  return prefix === undefined || Number(prefix) >= (range.includes(':') ? 16 : 8);
}

const mappedBits = 96;

/** Without host bits; a single address without its prefix; IPv4 inside IPv6 as the IPv4 that servers see. */
function plainRange(text: string): string {
  const [address = '', prefix] = text.split('/');
  if (!address.includes(':')) return ofIpv4(octetsOf(address), Number(prefix ?? 32));
  const bits = Number(prefix ?? 128);
  const network = cleared(groupsOf(address), 16, bits);
  const isMapped = bits >= mappedBits && network.slice(0, 6).join() === '0,0,0,0,0,65535';
  if (!isMapped)
    return withPrefix(canonicalIpv6(network.map((group) => group.toString(16)).join(':')), bits, 128);
  const octets = network.slice(6).flatMap((group) => [group >> 8, group & 0xff]);
  return ofIpv4(octets, bits - mappedBits);
}

const ofIpv4 = (octets: readonly number[], bits: number) =>
  withPrefix(cleared(octets, 8, bits).join('.'), bits, 32);
const withPrefix = (address: string, bits: number, all: number) =>
  bits === all ? address : `${address}/${bits}`;

/** Parts of an address of some bits each, with everything behind the prefix set to 0. */
function cleared(parts: readonly number[], size: number, bits: number): number[] {
  return parts.map((part, index) => {
    const free = Math.min(Math.max(size * (index + 1) - bits, 0), size);
    return (part >> free) << free;
  });
}

const octetsOf = (address: string) => address.split('.').map(Number);

function groupsOf(address: string): number[] {
  const parts = canonicalIpv6(address).split('::');
  const [head = [], tail = []] = parts.map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
}

/** As short as can be, and without the decimal parts that IPv6 may have. */
const canonicalIpv6 = (address: string) => new URL(`http://[${address}]`).hostname.slice(1, -1);

/** A single address. */
export const ipAddress = ipRange.refine((range) => !range.includes('/'), 'ip_invalid');
