import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Strict for everything the server sends; HSTS only where people reach it over TLS. */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  { tls }: { tls: boolean },
): Promise<void> {
  // One nonce for scripts and styles: the page hands its own to the styles that scripts make.
  const nonces = new WeakMap<ServerResponse, string>();
  const nonceSource = (_request: IncomingMessage, response: ServerResponse) =>
    `'nonce-${nonces.get(response)}'`;
  app.decorateReply('nonce', '');
  app.addHook('onRequest', async (_request, reply) => {
    reply.nonce = randomBytes(16).toString('hex');
    nonces.set(reply.raw, reply.nonce);
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", nonceSource],
        styleSrc: ["'self'", nonceSource],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: tls ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  });
}

declare module 'fastify' {
  interface FastifyReply {
    nonce: string;
  }
}
