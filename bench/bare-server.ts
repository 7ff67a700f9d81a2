import { createHash } from 'node:crypto';
import { formContentType, tokenHeader } from '@posthouse/contract/core/wire';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { RecordedQuery } from './recorded-queries.ts';

/** What the panel asked the database for an action: its session first, then what the action reads. */
export type RecordedAction = readonly [session: RecordedQuery, read: RecordedQuery];

/** How a row becomes the answer, for the actions that are measured. */
const answers: Readonly<Record<string, (row: Record<string, unknown>) => string>> = {
  status: ({ text }) => String(text),
  getAccountHistory: ({ rows, last_id, last_sort }) => {
    const place = JSON.stringify([0, last_id, '"account_history"."at" desc', last_sort]);
    return `{"rows":${rows},"next":"${Buffer.from(place).toString('base64url')}","prev":null}`;
  },
};

/** The least that does the same work: reads the form, looks the token up, runs the same queries, answers the same body. */
export function createBareServer(
  pool: Pool,
  recorded: Readonly<Record<string, RecordedAction>>,
): FastifyInstance {
  const app = Fastify({ logger: { level: 'warn' } });
  app.addContentTypeParser(formContentType, { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );
  app.post('/', async (request, reply) => {
    const { action = '' } = request.body as { action?: string };
    const [session, read] = recorded[action] ?? [];
    const answer = answers[action];
    if (!session || !read || !answer) return reply.code(404).send();
    const tokenHash = createHash('sha256').update(String(request.headers[tokenHeader])).digest();
    const [, , , ...settings] = session.values;
    const found = await pool.query(session.text, [tokenHash, request.ip, new Date(), ...settings]);
    if (found.rows.length === 0) return reply.code(401).send();
    const { rows } = await pool.query(read.text, [...read.values]);
    return reply
      .type('application/json; charset=utf-8')
      .send(`{"returncode":1,"returndata":${answer(rows[0])}}`);
  });
  return app;
}
