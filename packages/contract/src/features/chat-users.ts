import { z } from 'zod';
import { type Access, command, noFields, query } from '../core/action.ts';
import { bulkInput, bulkOutput } from '../core/bulk.ts';
import { anyOf, listInput, listOutput } from '../core/paging.ts';
import { hasLevel, levels, type Rights } from '../core/permissions.ts';
import { emailAddress } from '../fields/email-address.ts';
import { flag, wireFlag } from '../fields/flag.ts';
import { id, wireId } from '../fields/id.ts';
import { missing } from '../fields/missing.ts';
import { secret } from '../fields/secret.ts';
import { wireTime } from '../fields/time.ts';
import { version } from '../fields/version.ts';

const area = 'users';
const feature = 'chat';

export const chatRoles = ['owner', 'admin', 'moderator', 'member', 'guest'] as const;
export type ChatRole = (typeof chatRoles)[number];
/** Roles with power over the organization as a whole, whatever the domain of the address. */
const leadingRoles: readonly unknown[] = ['owner', 'admin', 'moderator'] satisfies ChatRole[];

const everydayLevel = { area, level: levels.addUpdate } as const;
const leadingLevel = { area, level: levels.modify } as const;

/** Whether somebody may give a role, and change or remove those who have it. */
export function mayManageRole(role: ChatRole, rights: Rights): boolean {
  return !leadingRoles.includes(role) || (hasLevel(rights, leadingLevel) && !rights.domainsLimited);
}

type Wanted = Readonly<{ role?: ChatRole | undefined }>;

/** Everyday work at 5; who leads the organization at 6, and for admins of all domains alone. */
function byRole(example: Readonly<Record<string, unknown>>) {
  return {
    least: everydayLevel,
    decide: ({ role }: Wanted) => (leadingRoles.includes(role) ? leadingLevel : everydayLevel),
    branches: [
      { example: { ...example, role: 'guest' }, needs: everydayLevel },
      { example: { ...example, role: 'moderator' }, needs: leadingLevel },
    ],
  } satisfies Access<Wanted>;
}

/** `adding` until Zulip has confirmed the account. */
export const chatStates = ['active', 'disabled', 'adding'] as const;
export type ChatState = (typeof chatStates)[number];

/** Why the last attempt on a chat user failed; empty where it did not. */
export const chatFailures = ['', 'chat_status_failed', 'chat_refused', 'upstream_failed'] as const;

export const chatUserRow = z.strictObject({
  id: wireId,
  email: z.string(),
  /** The same address as its readers write it. */
  unicode: z.string(),
  name: z.string(),
  role: z.enum(chatRoles),
  state: z.enum(chatStates),
  /** What went wrong last, and what Zulip said about it. */
  error: z.enum(chatFailures),
  reason: z.string(),
  created_at: wireTime,
  version: z.int(),
});

const chat = z.strictObject({
  /** Whether the provider has connected an organization. */
  connected: wireFlag,
  url: z.string(),
  synced_at: wireTime.nullable(),
  /** Why the users could not be read the last time; empty when they were. */
  error: z.enum(chatFailures),
  failed_since: wireTime.nullable(),
  /** A check that somebody asked for is under way. */
  checking: wireFlag,
});

/** Zulip refuses names with these characters. */
const name = z
  .string(missing)
  .trim()
  .min(1, 'required')
  .max(100, 'max_length')
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}*`\\>"@]*$/u, 'format');
const role = z.enum(chatRoles, missing);

const filters = {
  role: anyOf(z.enum(chatRoles, 'format')),
  state: anyOf(z.enum(chatStates, 'format')),
  failed: flag.optional(),
};

const history = ['email', 'name', 'role', 'active'] as const;

export const chatUsersActions = {
  getChat: query({
    summary: 'Tells whether chat is connected, and when its users were last read.',
    access: { area, level: levels.view },
    scope: 'domain',
    feature,
    input: noFields,
    output: chat,
    example: {},
  }),
  refreshChatUsers: command({
    summary: 'Reads the users of the chat organization again, in the background.',
    access: { area, level: levels.view },
    scope: 'account',
    feature,
    input: noFields,
    output: chat,
    example: {},
    /** Of roles that turned out to be changed in Zulip itself. */
    history: ['role', 'changed_there'],
  }),
  getChatUsers: query({
    summary: 'Lists the chat users of the account.',
    access: { area, level: levels.view },
    scope: 'domain',
    feature,
    input: listInput(['email', 'name', 'created_at'], filters),
    output: listOutput(chatUserRow),
    example: { search: 'anna' },
  }),
  addChatUser: command({
    summary:
      'Gives an address in a verified domain a chat account. Returns its first password, shown only once; empty if the account existed before.',
    access: byRole({ email: 'anna@example.com', name: 'Anna Berg' }),
    scope: 'domain',
    feature,
    input: z.strictObject({ email: emailAddress, name, role: role.optional() }),
    output: z.strictObject({ user: chatUserRow, password: secret(z.string()) }),
    example: { email: 'anna@example.com', name: 'Anna Berg', role: 'member' },
    history,
  }),
  updateChatUser: command({
    summary: 'Changes the name or the role of a chat user. Omitted fields stay the same.',
    access: byRole({ id: '1' }),
    scope: 'domain',
    feature,
    input: z.strictObject({ id, version, name: name.optional(), role: role.optional() }),
    output: chatUserRow,
    example: { id: '1', role: 'moderator' },
    history,
  }),
  enableChatUsers: command({
    summary: 'Reactivates chat users in Zulip.',
    access: { area, level: levels.enableDisable },
    scope: 'domain',
    feature,
    input: bulkInput(filters),
    output: bulkOutput,
    example: { ids: ['1'] },
    history,
  }),
  disableChatUsers: command({
    summary: 'Deactivates chat users in Zulip. They keep their seats and messages.',
    access: { area, level: levels.enableDisable },
    scope: 'domain',
    feature,
    input: bulkInput(filters),
    output: bulkOutput,
    example: { ids: ['1'] },
    history,
  }),
  removeChatUsers: command({
    summary: 'Deactivates chat users in Zulip and frees their seats. Their messages stay in Zulip.',
    access: { area, level: levels.remove },
    scope: 'domain',
    feature,
    input: bulkInput(filters),
    output: bulkOutput,
    example: { ids: ['1'] },
    history,
  }),
};
