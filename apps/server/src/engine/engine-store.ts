import type { Pool } from 'pg';
import { z } from 'zod';
import type { EngineReach } from '../db/schema/mail-engine.ts';
import type { Posting } from './engine-lists-store.ts';
import type { EngineSettings } from './engine-settings.ts';

/** Of an account: the user or the members of the list with this address; else everybody in the domain, or at all. */
const concerned = { account: z.int(), address: z.int().nullable(), domain: z.int().nullable() };
export type FolderRightsChange = z.infer<z.ZodObject<typeof concerned>>;

/** What is told to the mail engine on its channel; see migrations 0018, 0022, 0024, 0028, 0031 and 0050. */
export const engineChange = z.discriminatedUnion('changed', [
  z.object({ changed: z.literal('domains') }),
  z.object({ changed: z.literal('user'), email: z.string() }),
  z.object({ changed: z.literal('delegate'), mailbox: z.string(), email: z.string() }),
  z.object({ changed: z.literal('folders') }),
  z.object({ changed: z.literal('folder_rights'), ...concerned }),
  z.object({ changed: z.literal('leftovers') }),
  z.object({ changed: z.literal('filters') }),
  z.object({ changed: z.literal('releases') }),
]);
export type EngineChange = z.infer<typeof engineChange>;

export const engineChannel = 'posthouse_engine';

/** Somebody who is in. */
export interface WelcomeLogin {
  readonly login: string;
  readonly ip: string;
  /** By which engine.log_in knows the password again. */
  readonly guess: string;
}

export interface WrongPasswords {
  readonly login: string;
  readonly ip: string;
  readonly marks: readonly string[];
}

/** The table is a name of ours, never one that was given. */
export async function lookUpForPostfix(pool: Pool, table: string, key: string): Promise<string[]> {
  const { rows } = await pool.query<{ found: string }>(`select found from engine.${table}($1) as found`, [
    key,
  ]);
  return rows.map(({ found }) => found);
}

/** What Postfix asks about a recipient, or about a message that has arrived. */
export interface AskedPolicy {
  readonly login: string;
  readonly clientIp: string;
  readonly sender: string;
  readonly recipient: string;
  readonly bytes: number;
  readonly hasArrived: boolean;
}

export interface PolicyAnswer {
  readonly may_go_on: boolean;
  readonly may_send: boolean;
  readonly is_own_domain: boolean | null;
  readonly account_id: number | null;
  readonly posting: Posting | null;
  readonly has_room: boolean;
  readonly receiver_account: number | null;
}

export async function askPolicy(
  pool: Pool,
  { login, clientIp, sender, recipient, bytes, hasArrived }: AskedPolicy,
): Promise<PolicyAnswer> {
  const { rows } = await pool.query<PolicyAnswer>(
    `select may_go_on, may_send, is_own_domain, account_id::int, posting, has_room,
            receiver_account::int
       from engine.policy($1, $2, $3, $4, $5, $6)`,
    [login, clientIp, sender, recipient, bytes, hasArrived],
  );
  const [answer] = rows;
  if (answer === undefined) throw new Error('the policy has no answer');
  return answer;
}

interface SenderCheck {
  readonly is_allowed: boolean;
  readonly on_behalf: boolean;
}

export async function checkSender(pool: Pool, writer: string, headerFrom: string): Promise<SenderCheck> {
  const { rows } = await pool.query<SenderCheck>('select * from engine.check_sender($1, $2)', [
    writer,
    headerFrom,
  ]);
  return rows[0] ?? { is_allowed: false, on_behalf: false };
}

export interface SealedKey {
  readonly domain_id: string;
  readonly selector: string;
  readonly private_key: Buffer;
}

export async function findSigningKey(pool: Pool, domain: string): Promise<SealedKey | undefined> {
  const { rows } = await pool.query<SealedKey>(
    'select domain_id::text, selector, private_key from engine.signing_key($1)',
    [domain],
  );
  return rows[0];
}

/** From there they may mistype a password, and what they typed was no guess. */
export async function welcome(pool: Pool, logins: readonly WelcomeLogin[]): Promise<void> {
  await pool.query('select engine.welcome($1)', [JSON.stringify(logins)]);
}

/** Those of users at home; others were counted before their passwords were compared. */
export async function countKnownGuesses(pool: Pool, guesses: readonly WrongPasswords[]): Promise<void> {
  await pool.query('select engine.count_known_guesses($1)', [JSON.stringify(guesses)]);
}

export async function forgetGuesses(pool: Pool): Promise<void> {
  await pool.query('select engine.forget_guesses()');
}

/** Those of logins long ago. */
export async function forgetCountries(pool: Pool): Promise<void> {
  await pool.query('select engine.forget_countries()');
}

export async function takeUsage(pool: Pool): Promise<void> {
  await pool.query('select engine.take_usage()');
}

export interface OpenSession {
  readonly username: string;
  readonly service: string;
  /** Of the client; empty where it has none. */
  readonly ip: string;
}

const inColumns = (sessions: readonly OpenSession[]) => [
  sessions.map(({ username }) => username),
  sessions.map(({ service }) => service),
  sessions.map(({ ip }) => ip),
];

/** The users of these sessions who may not have them any more. */
export async function findEndedSessions(pool: Pool, sessions: readonly OpenSession[]): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    'select * from engine.ended_sessions($1, $2, $3) as ended (name)',
    inColumns(sessions),
  );
  return rows.map(({ name }) => name);
}

/** For whoever looks at a user: these are all that are open. */
export async function noteSessions(pool: Pool, sessions: readonly OpenSession[]): Promise<void> {
  await pool.query('select engine.note_sessions($1, $2, $3)', inColumns(sessions));
}

export async function forgetSessions(pool: Pool, username: string): Promise<void> {
  await pool.query('select engine.forget_sessions($1)', [username]);
}

export async function listOpenedMailboxes(
  pool: Pool,
  email: string | null,
): Promise<{ readonly email: string; readonly id: string }[]> {
  const { rows } = await pool.query('select email, id::text from engine.opened_mailboxes($1)', [email]);
  return rows;
}

/** The users who have to come again to have new rights in public folders. */
export async function listFolderUsers(
  pool: Pool,
  { account, address, domain }: FolderRightsChange,
): Promise<string[]> {
  const { rows } = await pool.query<{ email: string }>(
    'select email from engine.folder_users($1, $2, $3) as reader (email)',
    [account, address, domain],
  );
  return rows.map(({ email }) => email);
}

export async function beat(
  pool: Pool,
  startedAt: Date,
  states: Readonly<Record<string, 'running' | 'stopped'>>,
  { hostname: host, ports }: Pick<EngineSettings, 'hostname' | 'ports'>,
): Promise<void> {
  const { imaps, pop3s, submissions, submission } = ports;
  const reach: EngineReach = { host, ports: { imaps, pop3s, submissions, submission } };
  await pool.query('select engine.beat($1, $2, $3)', [
    startedAt,
    JSON.stringify(states),
    JSON.stringify(reach),
  ]);
}
