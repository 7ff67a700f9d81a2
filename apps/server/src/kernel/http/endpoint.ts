import { AppError } from '@posthouse/contract/core/errors';
import { backgroundHeader, formContentType, tokenHeader, wireLimits } from '@posthouse/contract/core/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type { Clock } from '../clock.ts';
import type { Call } from '../dispatch.ts';
import { loadSession, type Session } from '../sessions.ts';
import { failureEnvelope, successText } from './envelopes.ts';
import { type FormFields, parseForm, readBody } from './form-body.ts';
import type { Measures } from './measures.ts';
import { TransportError } from './transport-error.ts';

export interface EndpointParts {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly measures: Measures;
  readonly dispatch: (call: Call) => Promise<string>;
}

/** 256 bits in base64url; anything longer is no token of ours and is not worth a query. */
const longestToken = 100;

/** `POST /`: one form in, one envelope out. */
export function registerEndpoint(app: FastifyInstance, parts: EndpointParts): void {
  app.decorateRequest('session', undefined);

  app.addContentTypeParser(
    formContentType,
    async (request: FastifyRequest, payload: NodeJS.ReadableStream) => {
      const limit = request.session ? wireLimits.bodyBytes : wireLimits.bodyBytesWithoutSession;
      return parseForm(await readBody(payload, Number(request.headers['content-length'] ?? 0), limit));
    },
  );

  app.post('/', {
    bodyLimit: wireLimits.bodyBytes,
    // The session is looked up before the body is read (a stranger may send little), and after the flood limit.
    preParsing: async (request) => {
      const token = request.headers[tokenHeader];
      if (typeof token === 'string') request.session = await sessionOf(parts, request, token);
    },
    handler: async (request, reply) => {
      const answer = await answerForm(parts, request, request.body as FormFields | undefined);
      return reply.type('application/json; charset=utf-8').header('cache-control', 'no-store').send(answer);
    },
  });
}

async function answerForm(
  parts: EndpointParts,
  request: FastifyRequest,
  body: FormFields | undefined,
): Promise<string> {
  if (body === undefined) throw new TransportError(415);
  const { action, token, ...fields } = body;
  const measured = parts.measures.start();
  try {
    if (typeof token === 'string' && request.headers[tokenHeader] === undefined) {
      request.session = await sessionOf(parts, request, token);
    }
    if (typeof action !== 'string') throw new AppError('unknown_action');
    const returndata = await parts.dispatch({
      action,
      fields,
      session: request.session,
      requestId: request.id,
      remoteIp: request.remoteIp,
      userAgent: userAgentOf(request),
    });
    measured.end(action, 'done');
    return successText(returndata);
  } catch (error) {
    if (!(error instanceof AppError)) {
      measured.end(action, 'server_error');
      throw error;
    }
    measured.end(action, error.code);
    return JSON.stringify(failureEnvelope(error));
  }
}

async function sessionOf(
  parts: EndpointParts,
  request: FastifyRequest,
  token: string,
): Promise<Session | undefined> {
  if (token === '' || token.length > longestToken) return undefined;
  return loadSession(parts.pool, token, {
    remoteIp: request.remoteIp,
    userAgent: userAgentOf(request),
    now: parts.clock.now(),
    extend: request.headers[backgroundHeader] !== '1',
  });
}

function userAgentOf(request: FastifyRequest): string {
  return String(request.headers['user-agent'] ?? '').slice(0, 300);
}

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | undefined;
  }
}
