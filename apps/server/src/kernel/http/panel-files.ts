import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allowNonce } from './security-headers.ts';

const noncePlaceholder = /__CSP_NONCE__/g;

/** The built panel: hashed files for a year, index.html never kept and with a fresh nonce each time. */
export async function registerPanelFiles(app: FastifyInstance, folder: string): Promise<void> {
  const indexHtml = await readFile(join(folder, 'index.html'), 'utf8');

  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    immutable: true,
    maxAge: '365d',
    decorateReply: false,
  });
  // What must stand at the root, such as the icon; each by its name, so that no path reaches anything else.
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/',
    wildcard: false,
    globIgnore: ['index.html', 'version.txt', 'assets/**', 'words/**'],
    index: false,
    maxAge: '1d',
    decorateReply: false,
  });

  const sendIndex = async (_request: FastifyRequest, reply: FastifyReply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(indexHtml.replace(noncePlaceholder, allowNonce(reply)));

  app.get('/', sendIndex);
  // The addresses of the panel's screens are known to its router alone, which says so where there is none. A name of a file
  // is told to be missing by the status too, for whoever wants no page; an address of mail is part of a screen's address.
  app.get('/*', async (request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    return sendIndex(request, namesFile(path) ? reply.code(404) : reply);
  });
}

function namesFile(path: string): boolean {
  const last = path.split('/').at(-1) ?? '';
  return last.includes('.') && !/@|%40/.test(last);
}
