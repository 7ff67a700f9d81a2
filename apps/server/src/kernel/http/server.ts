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
import { databaseFailureOf } from '../../db/database-failure.ts';
import type { Page } from '../feature.ts';
import type { Readiness } from '../readiness.ts';
import { type EndpointParts, registerEndpoint } from './endpoint.ts';
import { failureEnvelope, transportEnvelope } from './envelopes.ts';
import { registerHealth } from './health.ts';
import { registerPanelFiles } from './panel-files.ts';
import { networkOf, registerRemoteAddress } from './remote-address.ts';
import { registerSecurityHeaders } from './security-headers.ts';
import { retrySeconds, TransportError } from './transport-error.ts';
import { answerBrokenRequest, answerUnreadableAddress } from './unreadable-requests.ts';

export interface HttpParts extends EndpointParts {
  readonly log: pino.Logger;
  readonly readiness: Readiness;
  readonly trustedProxies: readonly string[];
  readonly publicUrl: string;
  /** The built panel; undefined where only the wire is served (tests). */
  readonly panelFolder: string | undefined;
  /** Requests a minute from one address; the lock-outs of logins and codes are counted in the database. */
  readonly floodLimit: number | undefined;
  /** Server-rendered pages of features, for people without a login. */
  readonly pages: readonly Page[];
}

export async function createHttpServer(parts: HttpParts): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: parts.log.child({}, { serializers: { req: requestForLog } }) as FastifyBaseLogger,
    trustProxy: parts.trustedProxies.length > 0 ? [...parts.trustedProxies] : false,
    // Ours has the envelope.
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // Headers and body together; a body has a limit of its own.
    requestTimeout: 30_000,
    logController: new Fastify.LogController({ disableRequestLogging: !parts.log.isLevelEnabled('debug') }),
    // Longer keys than any of ours are answered by the page they were sent to; the header limit bounds them.
    routerOptions: { maxParamLength: 16_384 },
    frameworkErrors: answerUnreadableAddress,
    clientErrorHandler: answerBrokenRequest,
  });
  // JSON is no form: without this the framework would read it, and the endpoint take it for one.
  app.removeAllContentTypeParsers();
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done(isStopping ? new TransportError(503) : undefined);
  });
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    parts.readiness.noteFailure(error);
    return answerError(error, request, reply);
  });
  app.setNotFoundHandler(() => {
    throw new TransportError(404);
  });

  registerSecurityHeaders(app, { tls: parts.publicUrl.startsWith('https:') });
  registerRemoteAddress(app);
  // Answers alone: a few kilobytes of a stranger would be unpacked to gigabytes.
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], globalDecompression: false });
  if (parts.floodLimit !== undefined) await registerFloodLimit(app, parts.floodLimit);
  registerEndpoint(app, parts);
  registerHealth(app, parts.readiness, parts.measures);
  for (const page of parts.pages) page(app, parts.dispatch);
  if (parts.panelFolder !== undefined) await registerPanelFiles(app, parts.panelFolder);
  return app;
}

async function registerFloodLimit(app: FastifyInstance, max: number): Promise<void> {
  await app.register(rateLimit, {
    max,
    timeWindow: 60_000,
    keyGenerator: (request) => networkOf(request.remoteIp),
    errorResponseBuilder: (_request, { ttl }) =>
      new TransportError(429, { retrySeconds: Math.ceil(ttl / 1000) }),
  });
}

function answerError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.type('application/json; charset=utf-8').header('cache-control', 'no-store');
  if (error instanceof AppError) return reply.code(200).send(failureEnvelope(error));
  const status = statusOf(error);
  // What is left of a body that is refused is not read.
  if (!request.raw.complete) reply.header('connection', 'close');
  if (status === 503) reply.header('retry-after', retrySeconds);
  if (status >= 500 && !(error instanceof TransportError))
    request.log.error({ err: error }, 'request failed');
  const seconds = error instanceof TransportError ? error.retrySeconds : undefined;
  return reply.code(status).send(transportEnvelope(status, seconds === undefined ? undefined : { seconds }));
}

function statusOf(error: FastifyError | Error): number {
  if (error instanceof TransportError) return error.status;
  if (databaseFailureOf(error) !== undefined) return 503;
  // The sender went away while its body was read: nobody hears the answer, and nothing is wrong here.
  if ((error as FastifyError).code === 'ECONNRESET') return 400;
  const status = (error as FastifyError).statusCode ?? 500;
  if ([400, 404, 413, 415].includes(status)) return status;
  // A path that may not be served is a path that is not there; any other fault of the sender is plainly that.
  if (status === 403) return 404;
  return status >= 400 && status < 500 ? 400 : 500;
}

/** The route, not the path or the query: keys and tokens may stand there. And no headers. */
function requestForLog(request: FastifyRequest): object {
  return { method: request.method, route: request.routeOptions?.url, remoteIp: request.ip };
}
