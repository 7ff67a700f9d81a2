import { finished } from 'node:stream';
import { findAction } from '@posthouse/contract';
import { AppError } from '@posthouse/contract/core/errors';
import {
  backgroundHeader,
  formContentType,
  rightsHeader,
  tokenHeader,
  wireLimits,
} from '@posthouse/contract/core/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type { Caller } from '../caller.ts';
import type { Clock } from '../clock.ts';
import type { Call } from '../dispatch.ts';
import { callerOfToken, findCaller } from '../sessions.ts';
import { createBytesInFlight, freeBytes, type HeldBytes } from './bytes-in-flight.ts';
import { failureEnvelope, successText } from './envelopes.ts';
import { parseForm, peekField, readBody } from './form-body.ts';
import type { Measures } from './measures.ts';
import { networkOf } from './remote-address.ts';
import { TransportError } from './transport-error.ts';

export interface EndpointParts {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly measures: Measures;
  readonly dispatch: (call: Call) => Promise<string>;
}

/** 256 bits in base64url; anything longer is no token of ours and is not worth a query. */
const longestToken = 100;
const megabyte = 1024 * 1024;

/** What a body may be, and where it is counted while it comes. */
interface BodyPlan {
  readonly largest: (beginning: Buffer) => number;
  readonly held: HeldBytes;
}

/** Nothing of it is counted. */
const smallBody: BodyPlan = {
  largest: () => wireLimits.bodyBytes,
  held: { hold: () => undefined, release: () => undefined },
};

/** `POST /`: one form in, one envelope out. */
export function registerEndpoint(app: FastifyInstance, parts: EndpointParts): void {
  const heldByCallers = createBytesInFlight({ perSender: 8 * megabyte, inAll: 64 * megabyte });
  const heldByNetworks = createBytesInFlight({ perSender: 2 * megabyte, inAll: 64 * megabyte });
  app.decorateRequest('bodyPlan', undefined);

  /** Only what is larger than a stranger may send needs a caller before it is read. */
  const planBody = async (request: FastifyRequest, length: number): Promise<BodyPlan> => {
    const token = request.headers[tokenHeader];
    const caller =
      length > wireLimits.bodyBytes && isToken(token)
        ? await findCaller(parts.pool, token, { remoteIp: request.remoteIp, now: parts.clock.now() })
        : undefined;
    const most = caller ? wireLimits.largestBodyBytes : wireLimits.bodyBytes;
    if (length > most && length !== Number.POSITIVE_INFINITY) throw new TransportError(413);
    return {
      largest: (beginning) => (caller ? declaredBytes(beginning) : wireLimits.bodyBytes),
      held: caller
        ? heldByCallers(`${caller.accountId}/${caller.pass.kind}/${caller.pass.id}`)
        : heldByNetworks(networkOf(request.remoteIp)),
    };
  };

  app.addContentTypeParser(
    formContentType,
    async (request: FastifyRequest, payload: NodeJS.ReadableStream) =>
      request.bodyPlan
        ? readBody(payload, { mostBytes: request.bodyPlan.largest, hold: request.bodyPlan.held.hold })
        : undefined,
  );

  app.post('/', {
    bodyLimit: wireLimits.largestBodyBytes,
    // After the flood limit, before the first byte of the body.
    preParsing: async (request: FastifyRequest, reply: FastifyReply) => {
      const length = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
      if (length <= freeBytes) {
        request.bodyPlan = smallBody;
        return;
      }
      const plan = await planBody(request, length);
      request.bodyPlan = plan;
      finished(reply.raw, () => plan.held.release());
    },
    handler: async (request, reply) => {
      const { text, caller } = await answerForm(parts, request, request.body as Buffer | undefined);
      if (caller) reply.header(rightsHeader, caller.rightsVersion);
      return reply.type('application/json; charset=utf-8').header('cache-control', 'no-store').send(text);
    },
  });
}

/** The action stands at the beginning, for a form is read on only where its action takes so much. */
function declaredBytes(beginning: Buffer): number {
  return findAction(peekField(beginning, 'action') ?? '')?.bodyBytes ?? wireLimits.bodyBytes;
}

interface Answer {
  readonly text: string;
  readonly caller: Caller | undefined;
}

async function answerForm(
  parts: EndpointParts,
  request: FastifyRequest,
  body: Buffer | undefined,
): Promise<Answer> {
  if (body === undefined) throw new TransportError(415);
  const measured = parts.measures.start();
  let action: unknown;
  let caller: Caller | undefined;
  try {
    // Now that the body is here: whoever was shut out while it came is out.
    const header = request.headers[tokenHeader];
    caller = await callerOf(parts, request, header ?? peekField(body, 'token'));
    const form = parseForm(body, caller ? wireLimits.parameters : wireLimits.parametersWithoutSession);
    const { token, action: asked, ...fields } = form;
    action = asked;
    // A token given twice as a field is none.
    if (header === undefined && typeof token !== 'string') caller = undefined;
    if (typeof action !== 'string') throw new AppError('unknown_action');
    const returndata = await parts.dispatch({
      action,
      fields,
      caller,
      requestId: request.id,
      remoteIp: request.remoteIp,
      userAgent: userAgentOf(request),
    });
    measured.end(action, 'done');
    return { text: successText(returndata), caller };
  } catch (error) {
    if (error instanceof TransportError) throw error;
    if (!(error instanceof AppError)) {
      measured.end(action, 'server_error');
      throw error;
    }
    measured.end(action, error.code);
    return { text: JSON.stringify(failureEnvelope(error)), caller };
  }
}

async function callerOf(
  parts: EndpointParts,
  request: FastifyRequest,
  token: unknown,
): Promise<Caller | undefined> {
  if (!isToken(token)) return undefined;
  return callerOfToken(parts.pool, token, {
    remoteIp: request.remoteIp,
    now: parts.clock.now(),
    extend: request.headers[backgroundHeader] !== '1',
  });
}

function isToken(token: unknown): token is string {
  return typeof token === 'string' && token !== '' && token.length <= longestToken;
}

function userAgentOf(request: FastifyRequest): string {
  return String(request.headers['user-agent'] ?? '').slice(0, 300);
}

declare module 'fastify' {
  interface FastifyRequest {
    bodyPlan: BodyPlan | undefined;
  }
}
