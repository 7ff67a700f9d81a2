import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Strict for everything the server sends; HSTS only where people reach it over TLS. */
export function registerSecurityHeaders(app: FastifyInstance, { tls }: { tls: boolean }): void {
  const headers = tls
    ? { ...constantHeaders, 'strict-transport-security': 'max-age=31536000' }
    : constantHeaders;
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** For pages: lets what carries the nonce run in this one answer. One for scripts and styles, as scripts make styles. */
export function allowNonce(reply: FastifyReply): string {
  const nonce = randomBytes(16).toString('hex');
  reply.header('content-security-policy', contentSecurityPolicy(`'self' 'nonce-${nonce}'`));
  return nonce;
}

function contentSecurityPolicy(own: string): string {
  return `default-src 'none'; script-src ${own}; style-src ${own}; ${fixedDirectives}`;
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

const constantHeaders = {
  'content-security-policy': contentSecurityPolicy("'self'"),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;
