import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import ipaddr from 'ipaddr.js';
import { TransportError } from './transport-error.ts';

/** `request.remoteIp`: who sent the request, as trusted proxies tell it; always an address the database can compare. */
export function registerRemoteAddress(app: FastifyInstance): void {
  app.decorateRequest('remoteIp', '');
  app.addHook('onRequest', (request, _reply, done) => {
    const address = plainAddress(request.ip);
    if (address !== undefined) request.remoteIp = address;
    done(address === undefined ? new TransportError(400) : undefined);
  });
}

/** One writing for each address: no port, no zone, IPv4 as IPv4. Undefined for what is no address. */
function plainAddress(text: string | undefined): string | undefined {
  if (text !== undefined && isIP(text) === 4) return text;
  const bare = (text ?? '').replace(/^\[(.+)\](:\d+)?$|^([^:]+):\d+$/, '$1$3').replace(/%.*$/, '');
  return isIP(bare) === 0 ? undefined : ipaddr.process(bare).toString();
}

/** Whom a limit counts together: an IPv4 address, or the /64 that one subscriber of IPv6 has. */
export function networkOf(address: string): string {
  if (isIP(address) === 4) return address;
  return ipaddr.parse(address).toNormalizedString().split(':').slice(0, 4).join(':');
}

declare module 'fastify' {
  interface FastifyRequest {
    remoteIp: string;
  }
}
