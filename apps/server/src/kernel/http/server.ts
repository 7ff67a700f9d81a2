import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import { AppError } from '@posthouse/contract/core/errors';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { pino } from 'pino';
import { type EndpointParts, registerEndpoint } from './endpoint.ts';
import { failureEnvelope, transportEnvelope } from './envelopes.ts';
import { registerHealth } from './health.ts';
import { registerPanelFiles } from './panel-files.ts';
import { registerSecurityHeaders } from './security-headers.ts';
import { TransportError } from './transport-error.ts';

export interface HttpParts extends EndpointParts {
  readonly log: pino.Logger;
  readonly trustedProxies: readonly string[];
  readonly publicUrl: string;
  /** The built panel; undefined where only the wire is served (tests). */
  readonly panelFolder: string | undefined;
  /** Requests a minute from one address; the lock-outs of logins and codes are counted in the database. */
  readonly floodLimit: number;
  /** Server-rendered pages of features, for people without a login. */
  readonly pages: readonly ((app: FastifyInstance) => void)[];
}

export async function createHttpServer(parts: HttpParts): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: parts.log.child({}, { serializers: { req: requestForLog } }) as FastifyBaseLogger,
    trustProxy: parts.trustedProxies.length > 0 ? [...parts.trustedProxies] : false,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    disableRequestLogging: parts.log.levelVal > 20,
    routerOptions: { maxParamLength: 300 },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(() => {
    throw new TransportError(404);
  });

  await registerSecurityHeaders(app, { tls: parts.publicUrl.startsWith('https:') });
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await app.register(rateLimit, {
    max: parts.floodLimit,
    timeWindow: 60_000,
    errorResponseBuilder: (_request, { ttl }) => new FloodError(Math.ceil(ttl / 1000)),
  });
  registerEndpoint(app, parts);
  registerHealth(app, parts.pool, parts.measures);
  for (const page of parts.pages) page(app);
  if (parts.panelFolder !== undefined) await registerPanelFiles(app, parts.panelFolder);
  return app;
}

class FloodError extends Error {
  readonly seconds: number;
  constructor(seconds: number) {
    super('flood');
    this.seconds = seconds;
  }
}

function answerError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.type('application/json; charset=utf-8');
  if (error instanceof AppError) return reply.code(200).send(failureEnvelope(error));
  if (error instanceof FloodError)
    return reply.code(429).send(transportEnvelope(429, { seconds: error.seconds }));
  const status = statusOf(error);
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  return reply.code(status).send(transportEnvelope(status));
}

function statusOf(error: FastifyError | Error): number {
  if (error instanceof TransportError) return error.status;
  const status = (error as FastifyError).statusCode ?? 500;
  return [400, 404, 413, 415].includes(status) ? status : 500;
}

/** Without query (a token may stand there) and without headers. */
function requestForLog(request: FastifyRequest): object {
  return { method: request.method, path: request.url?.split('?')[0], remoteIp: request.ip };
}
