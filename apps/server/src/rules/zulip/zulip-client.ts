import { setTimeout as sleep } from 'node:timers/promises';
import type { ChatRole } from '@posthouse/contract/features/chat-users';
import { z } from 'zod';
import { OutboundError } from '../../kernel/outbound/connect-outbound.ts';
import {
  type OutboundAnswer,
  type OutboundRequest,
  type RequestParts,
  requestOutbound,
} from '../../kernel/outbound/request-outbound.ts';
import { printable } from '../../kernel/printable.ts';

/** An organization of Zulip, and who speaks for us there. */
export interface ZulipAccess {
  readonly url: string;
  readonly botEmail: string;
  readonly apiKey: string;
}

/** Somebody with an account in the organization; bots are none. */
export interface ZulipMember {
  readonly zulipId: number;
  readonly email: string;
  readonly name: string;
  readonly role: ChatRole;
  readonly active: boolean;
}

/** Zulip understood the request and said no, in its own words. */
export class ZulipRefusal extends Error {
  override readonly name = 'ZulipRefusal';
  readonly reason: string;
  readonly status: number;
  constructor(reason: string, status: number) {
    super(`Zulip refused: ${reason}`);
    this.reason = reason;
    this.status = status;
  }
}

/** No answer, or none that makes sense: whether anything was done is not known. */
export class ZulipFailure extends Error {
  override readonly name = 'ZulipFailure';
  /** Where it only wants to be asked later: nothing was done. */
  readonly waitSeconds: number | undefined;
  /** There was no answer at all: the next one would wait in vain as well. */
  readonly isSilent: boolean;
  constructor(
    message: string,
    { waitSeconds, isSilent = false }: { waitSeconds?: number; isSilent?: boolean } = {},
  ) {
    super(message);
    this.waitSeconds = waitSeconds;
    this.isSilent = isSilent;
  }
}

const roleNumbers: Readonly<Record<ChatRole, number>> = {
  owner: 100,
  admin: 200,
  moderator: 300,
  member: 400,
  guest: 600,
};
/** One that a later version may bring has at least what members have. */
const roleOf = (number: number) =>
  (Object.keys(roleNumbers) as ChatRole[]).find((role) => roleNumbers[role] === number) ?? 'member';

const mostReason = 200;
/** Enough for an organization of some ten thousand users. */
const mostListBytes = 8_000_000;
const mostBytes = 200_000;
/** So long a request may wait for its second attempt. */
const longestWaitSeconds = 3;

const member = z.object({
  user_id: z.int().positive(),
  email: z.string().max(320),
  /** Null, or missing, where the organization hides addresses from us. */
  delivery_email: z.string().max(320).nullish(),
  full_name: z.string(),
  role: z.int(),
  is_active: z.boolean(),
  is_bot: z.boolean(),
});
const succeeded = z.object({ result: z.literal('success') });
const refused = z.object({ result: z.literal('error'), msg: z.string() });
const limited = z.object({ 'retry-after': z.number().nonnegative().optional() });

function memberOf(read: z.output<typeof member>): ZulipMember {
  return {
    zulipId: read.user_id,
    email: printable(read.delivery_email ?? read.email).toLowerCase(),
    name: printable(read.full_name, 100),
    role: roleOf(read.role),
    active: read.is_active,
  };
}

export type ZulipClient = ReturnType<typeof createZulipClient>;

/** The REST API of Zulip, as far as accounts need it. Whatever the server does, a call ends soon and with one of the two errors. */
export function createZulipClient(parts: RequestParts, access: ZulipAccess) {
  const authorization = `Basic ${Buffer.from(`${access.botEmail}:${access.apiKey}`).toString('base64')}`;

  async function ask<Answer extends z.ZodType>(
    asked: Pick<OutboundRequest, 'method'> & { path: string; fields?: Record<string, string> },
    schema: Answer,
    most = mostBytes,
  ): Promise<z.output<Answer>> {
    const send = () =>
      requestOutbound(parts, {
        method: asked.method,
        url: new URL(`/api/v1/${asked.path}`, access.url),
        headers: { authorization, accept: 'application/json', 'user-agent': 'Posthouse' },
        ...(asked.fields ? { body: new URLSearchParams(asked.fields) } : {}),
        mostBytes: most,
      }).catch((error: unknown) => {
        if (error instanceof OutboundError) throw new ZulipFailure(error.code, { isSilent: true });
        throw error;
      });
    const first = await send();
    const wait = waitOf(first);
    if (wait === undefined) return answerOf(first, schema);
    // It has done nothing yet, so to ask once more is safe whatever was asked.
    if (wait > longestWaitSeconds) throw tooOften(wait);
    await sleep(wait * 1000);
    const second = await send();
    const again = waitOf(second);
    if (again !== undefined) throw tooOften(again);
    return answerOf(second, schema);
  }

  return {
    /** Everybody, also those who were deactivated. Throws when the one who asks is not among them: then it is no answer. */
    async listMembers(): Promise<ZulipMember[]> {
      const { members } = await ask(
        { method: 'GET', path: 'users' },
        succeeded.extend({ members: z.array(member) }),
        mostListBytes,
      );
      const own = access.botEmail.toLowerCase();
      const isOwn = ({ email, delivery_email }: z.output<typeof member>) =>
        email.toLowerCase() === own || delivery_email?.toLowerCase() === own;
      if (!members.some(isOwn)) throw new ZulipFailure('a list without the bot');
      return members.filter(({ is_bot }) => !is_bot).map(memberOf);
    },
    /** Undefined where nobody has this address, or this id. */
    async findMember(key: number | string): Promise<ZulipMember | undefined> {
      const path = `users/${encodeURIComponent(key)}`;
      const answer = await ask({ method: 'GET', path }, succeeded.extend({ user: member })).catch(
        (error: unknown) => {
          // Any other status refuses us, and tells nothing of the one who is looked for.
          if (error instanceof ZulipRefusal && [400, 404].includes(error.status)) return undefined;
          throw error;
        },
      );
      return answer === undefined || answer.user.is_bot ? undefined : memberOf(answer.user);
    },
    async addMember({ email, name, password }: { email: string; name: string; password: string }) {
      const fields = { email, full_name: name, password };
      const made = succeeded.extend({ user_id: z.int().positive() });
      return (await ask({ method: 'POST', path: 'users', fields }, made)).user_id;
    },
    async changeMember(zulipId: number, { name, role }: { name?: string; role?: ChatRole }): Promise<void> {
      const fields = {
        ...(name === undefined ? {} : { full_name: name }),
        ...(role === undefined ? {} : { role: String(roleNumbers[role]) }),
      };
      await ask({ method: 'PATCH', path: `users/${zulipId}`, fields }, succeeded);
    },
    async setActive(zulipId: number, active: boolean): Promise<void> {
      await (active
        ? ask({ method: 'POST', path: `users/${zulipId}/reactivate`, fields: {} }, succeeded)
        : ask({ method: 'DELETE', path: `users/${zulipId}` }, succeeded));
    },
  };
}

const tooOften = (seconds: number) =>
  new ZulipFailure('rate limit', { waitSeconds: Math.max(1, Math.ceil(seconds)) });

/** How long to wait before asking again; undefined where the request was heard. */
function waitOf({ status, headers, text }: OutboundAnswer): number | undefined {
  if (status !== 429) return undefined;
  const told = limited.safeParse(parsed(text)).data?.['retry-after'] ?? Number(headers['retry-after'] ?? 1);
  return Number.isFinite(told) ? Math.min(Math.max(told, 0), 3_600) : 1;
}

function answerOf<Answer extends z.ZodType>({ status, text }: OutboundAnswer, schema: Answer) {
  const json = parsed(text);
  if (status === 200) {
    const answer = schema.safeParse(json);
    if (answer.success) return answer.data;
  } else if (status >= 400 && status < 500) {
    const refusal = refused.safeParse(json);
    if (refusal.success) {
      throw new ZulipRefusal(printable(refusal.data.msg, mostReason), status);
    }
  }
  throw new ZulipFailure(`an unexpected answer with status ${status}`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
