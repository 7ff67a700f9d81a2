import { finished } from 'node:stream';
import { AppError } from '@posthouse/contract/core/errors';
import { wireLimits } from '@posthouse/contract/core/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createBytesInFlight } from './bytes-in-flight.ts';
import { type FormFields, parseForm } from './form-body.ts';
import { networkOf } from './remote-address.ts';

const megabyte = 1024 * 1024;
const heldByNetworks = createBytesInFlight({ perSender: megabyte, inAll: 16 * megabyte });
const mostFields = 20;

/** For the route of a page whose form has fields: it is read as any stranger's, in time and up to the usual size. */
export const readsForm = {
  preParsing: async (request: FastifyRequest, reply: FastifyReply) => {
    const held = heldByNetworks(networkOf(request.remoteIp));
    request.bodyPlan = { largest: () => wireLimits.bodyBytes, held };
    finished(reply.raw, () => held.release());
  },
};

/** What was sent; a form that cannot be read has no fields. */
export function formOf({ body }: FastifyRequest): FormFields {
  try {
    return Buffer.isBuffer(body) ? parseForm(body, mostFields) : {};
  } catch (error) {
    if (error instanceof AppError) return {};
    throw error;
  }
}
