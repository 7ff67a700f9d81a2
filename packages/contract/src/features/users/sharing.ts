import { z } from 'zod';
import { command, query } from '../../core/action.ts';
import { levels } from '../../core/permissions.ts';
import { mailAddress } from '../../fields/email-address.ts';
import { listOf } from '../../fields/list.ts';
import { missing } from '../../fields/missing.ts';
import { addressSet, mostRelated, relatedAddress } from '../../fields/related-address.ts';
import { version } from '../../fields/version.ts';
import { ofUser } from '../users.ts';

/** Read messages; also change, file and delete them; also create and delete folders. */
export const delegateRights = ['read', 'edit', 'full'] as const;
/** Not at all; as if the mailbox had; or so that recipients see who did. */
export const delegateSending = ['none', 'as', 'behalf'] as const;

const sendAs = z.strictObject({
  /** 0 if the user never had any. */
  version: z.int(),
  addresses: z.array(z.strictObject(relatedAddress)),
  /** Addresses in domains the caller can't see; `setSendAs` keeps them. */
  hidden: z.int(),
});

export const delegate = z.strictObject({
  ...relatedAddress,
  right: z.enum(delegateRights),
  send: z.enum(delegateSending),
});

const delegates = z.strictObject({
  /** 0 if the mailbox never had any. */
  version: z.int(),
  delegates: z.array(delegate),
  /** Delegates in domains the caller can't see; `setDelegates` keeps them. */
  hidden: z.int(),
  /** The mailboxes this user can open as a delegate. */
  mailboxes: z.array(delegate),
});

const view = { area: 'users', level: levels.view } as const;
const change = { area: 'users', level: levels.addUpdate } as const;

export const sharingActions = {
  getSendAs: query({
    summary: 'Returns the addresses a user can send as besides its own.',
    access: view,
    scope: 'domain',
    input: ofUser({}),
    output: sendAs,
    example: { email: 'anna@example.com' },
  }),
  setSendAs: command({
    summary: 'Sets the addresses of the account a user can send as besides its own.',
    access: change,
    scope: 'domain',
    input: ofUser({ version, addresses: addressSet }),
    output: sendAs,
    example: { email: 'anna@example.com', addresses: ['info@example.com'] },
    history: ['addresses'],
  }),
  getDelegates: query({
    summary:
      'Returns the users who can open a mailbox, with their rights, and the mailboxes its own user can open.',
    access: view,
    scope: 'domain',
    input: ofUser({}),
    output: delegates,
    example: { email: 'anna@example.com' },
  }),
  setDelegates: command({
    summary:
      'Sets the users who can open a mailbox: `right` is what they can do in it, `send` whether they can send as it or on its behalf.',
    access: change,
    scope: 'domain',
    input: ofUser({
      version,
      delegates: listOf(
        z.strictObject({
          address: mailAddress,
          right: z.enum(delegateRights, missing),
          send: z.enum(delegateSending, missing).default('none'),
        }),
        { least: 0, most: mostRelated },
      ),
    }),
    output: delegates,
    example: {
      email: 'anna@example.com',
      delegates: [{ address: 'ben@example.com', right: 'edit', send: 'behalf' }],
    },
    history: ['delegates'],
  }),
};
