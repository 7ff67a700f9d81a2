import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Strict for everything the server sends; HSTS only where people reach it over TLS. */
export function registerSecurityHeaders(app: FastifyInstance, { tls }: { tls: boolean }): void {
  const headers = tls
    ? { ...constantHeaders, 'strict-transport-security': 'max-age=31536000' }
    : constantHeaders;
  app.decorateReply('nonce', '');
  app.addHook('onRequest', (_request, reply, done) => {
    // One nonce for scripts and styles: the page hands its own to the styles that scripts make.
    reply.nonce = randomBytes(16).toString('hex');
    reply.headers(headers).header('content-security-policy', contentSecurityPolicy(reply.nonce));
    done();
  });
}

const constantHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

function contentSecurityPolicy(nonce: string): string {
  return `default-src 'none'; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'; ${fixedDirectives}`;
}

const fixedDirectives = [
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

declare module 'fastify' {
  interface FastifyReply {
    nonce: string;
  }
}
