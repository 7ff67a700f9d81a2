import { connect, isIP, type Socket } from 'node:net';
import type { AddressRule } from './address-rule.ts';
import { type Deadline, deadlineIn } from './deadline.ts';
import type { DnsLookup } from './dns-lookup.ts';

/** All that a caller, and so a customer, learns of a failure: more would map the network behind the panel. */
export type OutboundFailure = 'private_address' | 'connect_failed' | 'timeout';

export class OutboundError extends Error {
  override readonly name = 'OutboundError';
  readonly code: OutboundFailure;
  constructor(code: OutboundFailure) {
    super(code);
    this.code = code;
  }
}

export interface OutboundTarget {
  readonly host: string;
  readonly port: number;
}

export interface OutboundParts {
  readonly dns: DnsLookup;
  readonly mayReach: AddressRule;
  readonly timeoutMs?: number;
}

export const outboundTimeoutMs = 8_000;
const mostAddresses = 3;

/**
 * A connection to a host a customer named. The name is resolved once, and the address that was checked is the one
 * connected to: a name that changes in between leads nowhere else.
 */
export async function connectOutbound(parts: OutboundParts, target: OutboundTarget): Promise<Socket> {
  const deadline = deadlineIn(parts.timeoutMs ?? outboundTimeoutMs);
  const addresses = await addressesOf(parts.dns, target.host);
  const permitted = addresses.filter(parts.mayReach).slice(0, mostAddresses);
  if (permitted.length === 0) throw new OutboundError('private_address');
  let failure: unknown;
  for (const address of permitted) {
    try {
      return await connectTo(address, target.port, deadline);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

async function addressesOf(dns: DnsLookup, host: string): Promise<readonly string[]> {
  if (isIP(host) !== 0) return [host];
  const answer = await dns.addresses(host);
  if (answer.status === 'found') return answer.values;
  // Without an answer of the DNS nothing is known of the host.
  throw new OutboundError(answer.status === 'none' ? 'connect_failed' : 'timeout');
}

function connectTo(address: string, port: number, deadline: Deadline): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: address, port });
    const fail = (code: OutboundFailure) => {
      clearTimeout(end);
      socket.destroy();
      reject(new OutboundError(code));
    };
    const end = setTimeout(() => fail('timeout'), deadline.leftMs());
    // Stays: an error while nobody else listens would end the process.
    socket.on('error', () => fail('connect_failed'));
    socket.once('connect', () => {
      clearTimeout(end);
      resolve(socket);
    });
  });
}
