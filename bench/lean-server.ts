import { createHash } from 'node:crypto';
import { totalCap } from '@posthouse/contract/core/paging';
import { formContentType, tokenHeader } from '@posthouse/contract/core/wire';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { type LeanRead, leanReads, leanSession } from './lean-queries.ts';

/** The least that answers the same rows: reads the form, looks the token up, runs two more prepared queries. */
export function createLeanServer(pool: Pool): FastifyInstance {
  const app = Fastify({ logger: { level: 'warn' } });
  app.addContentTypeParser(formContentType, { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(body as string)),
  );
  app.post('/', async (request, reply) => {
    const action = (request.body as URLSearchParams).get('action') ?? '';
    const read = leanReads[action];
    if (read === undefined) return reply.code(404).send();
    const tokenHash = createHash('sha256').update(String(request.headers[tokenHeader])).digest();
    const session = { name: 'session', text: leanSession, values: [tokenHash, new Date()] };
    const [found] = (await pool.query<{ account_id: number }>(session)).rows;
    if (found === undefined) return reply.code(401).send();
    const returndata = await answerOf(pool, action, read, found.account_id);
    return reply.type('application/json; charset=utf-8').send(`{"returncode":1,"returndata":${returndata}}`);
  });
  return app;
}

async function answerOf(
  pool: Pool,
  action: string,
  { rows, count }: LeanRead,
  accountId: number,
): Promise<string> {
  const values = [accountId];
  const [{ text } = { text: '' }] = (await pool.query<{ text: string }>({ name: action, text: rows, values }))
    .rows;
  if (!text.startsWith('[')) return text;
  if (count === undefined) return `{"rows":${text}}`;
  const counting = { name: `${action} count`, text: count, values };
  const [{ counted } = { counted: 0 }] = (await pool.query<{ counted: number }>(counting)).rows;
  return `{"rows":${text},"total":${Math.min(counted, totalCap)},"total_capped":${counted > totalCap ? 1 : 0}}`;
}
