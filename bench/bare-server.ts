import { createHash } from 'node:crypto';
import { totalCap } from '@posthouse/contract/core/paging';
import { formContentType, tokenHeader } from '@posthouse/contract/core/wire';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { markOf } from '../apps/server/src/db/page-cursor.ts';
import type { RecordedQuery } from './recorded-queries.ts';

/** What the panel asked the database for a request: its session first, then what the action reads. */
export type RecordedRequest = readonly [session: RecordedQuery, ...reads: RecordedQuery[]];
/** By the form that was sent. */
export type RecordedRequests = Readonly<Record<string, RecordedRequest>>;

type PageRow = Readonly<Record<string, unknown>>;

/** How what was read becomes the answer, for the actions that are measured. */
const answers: Readonly<Record<string, (row: PageRow, form: PageRow) => string>> = {
  status: ({ text }) => String(text),
  getAccountHistory: (row) => `{${page(row, '"account_history"."at" desc')},"prev":null}`,
  getUsers: (row, { sort, cursor }) => {
    const order =
      sort === 'lastlogin'
        ? `coalesce("user_measure"."last_login_at", '-infinity') desc`
        : '"mail_user"."readable" asc';
    const prev = cursor === undefined ? null : place(1, order, row['first_id'], row['first_sort']);
    const counted = Number(row['counted']);
    const total = `"total":${Math.min(counted, totalCap)},"total_capped":${counted > totalCap ? 1 : 0}`;
    return `{${page(row, order)},"prev":${JSON.stringify(prev)},${total}}`;
  },
};

function page({ rows, last_id, last_sort }: PageRow, order: string): string {
  return `"rows":${rows},"next":"${place(0, order, last_id, last_sort)}"`;
}

function place(back: 0 | 1, order: string, id: unknown, sort: unknown): string {
  return Buffer.from(JSON.stringify([back, id, markOf(order), sort])).toString('base64url');
}

/** The least that does the same work: reads the form, looks the token up, runs the same queries, answers the same body. */
export function createBareServer(pool: Pool, recorded: RecordedRequests): FastifyInstance {
  const app = Fastify({ logger: { level: 'warn' } });
  app.addContentTypeParser(formContentType, { parseAs: 'string' }, (_request, body, done) =>
    done(null, { text: body, form: Object.fromEntries(new URLSearchParams(body as string)) }),
  );
  app.post('/', async (request, reply) => {
    const { text, form } = request.body as { text: string; form: Record<string, string> };
    const [session, ...reads] = recorded[text] ?? [];
    const answer = answers[form['action'] ?? ''];
    if (!session || !answer) return reply.code(404).send();
    const tokenHash = createHash('sha256').update(String(request.headers[tokenHeader])).digest();
    const [, , , ...settings] = session.values;
    const found = await pool.query(session.text, [tokenHash, request.ip, new Date(), ...settings]);
    if (found.rows.length === 0) return reply.code(401).send();
    const row: Record<string, unknown> = {};
    for (const read of reads) Object.assign(row, (await pool.query(read.text, [...read.values])).rows[0]);
    return reply
      .type('application/json; charset=utf-8')
      .send(`{"returncode":1,"returndata":${answer(row, form)}}`);
  });
  return app;
}
