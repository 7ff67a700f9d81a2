import { z } from 'zod';
import { command, query } from '../core/action.ts';
import { bulkInput, bulkOutput } from '../core/bulk.ts';
import {
  listMemberRow,
  membersAdded,
  membersBodyBytes,
  mostMembersAtOnce,
  namedMember,
} from '../core/list-members.ts';
import { anyOf, exportInput, exportOutput, listInput, listOutput } from '../core/paging.ts';
import { levels } from '../core/permissions.ts';
import { domainName } from '../fields/domain-name.ts';
import { mailAddress } from '../fields/email-address.ts';
import { flag, wireFlag } from '../fields/flag.ts';
import { id, wireId } from '../fields/id.ts';
import { listOf } from '../fields/list.ts';
import { mailboxName } from '../fields/mailbox-name.ts';
import { missing } from '../fields/missing.ts';
import { relatedAddress } from '../fields/related-address.ts';
import { secret } from '../fields/secret.ts';
import { optionalLine } from '../fields/text.ts';
import { wireTime } from '../fields/time.ts';
import { version } from '../fields/version.ts';

const area = 'dglists';

/** Who belongs to it: members that are named, or every user of its domain. */
export const smartListTypes = ['members', 'all'] as const;
export type SmartListType = (typeof smartListTypes)[number];
/** Who can post: everybody, members only, or whoever knows the password. */
export const smartListProtections = ['none', 'members', 'password'] as const;
export type SmartListProtection = (typeof smartListProtections)[number];

export const mostOwners = 20;

export const smartListRow = z.strictObject({
  id: wireId,
  /** The part before the @. */
  name: z.string(),
  domain: z.string(),
  email: z.string(),
  /** The same address as its readers write it. */
  unicode: z.string(),
  type: z.enum(smartListTypes),
  protection: z.enum(smartListProtections),
  /** Whoever posts gets the message too. */
  copy_to_sender: wireFlag,
  note: z.string(),
  active: wireFlag,
  /** Members that are named; used while the type is `members`. */
  members: z.int(),
  created_at: wireTime,
  version: z.int(),
});

/** One smart list with its owners, who can always post and get what comes back. */
const smartList = smartListRow.extend({
  owners: z.array(z.strictObject(relatedAddress)),
  /** Owners in domains the caller can't see; `updateSmartList` keeps them. */
  hidden_owners: z.int(),
});

export const smartListMemberRow = listMemberRow.extend({ can_post: wireFlag, can_receive: wireFlag });

export const smartListFilters = {
  domain: anyOf(domainName),
  type: anyOf(z.enum(smartListTypes, 'format')),
  protection: anyOf(z.enum(smartListProtections, 'format')),
  /** Those that have this address as a named member. */
  member: mailAddress.optional(),
  active: flag.optional(),
};

const memberFilters = {
  external: flag.optional(),
  can_post: flag.optional(),
  can_receive: flag.optional(),
};

/** Written in brackets at the start of a subject, so without brackets itself. */
const postingPassword = secret(
  z
    .string(missing)
    .trim()
    .min(1, 'required')
    .max(60, 'max_length')
    .refine((text) => text.length >= 6, { error: 'min_length', params: { num: 6 } })
    .refine((text) => /^[^\p{Cc}\p{Zl}\p{Zp}[\]]+$/u.test(text), 'format'),
);
const changeable = {
  note: optionalLine(250).optional(),
  copy_to_sender: flag.optional(),
  protection: z.enum(smartListProtections, missing).optional(),
  /** Required when the protection becomes `password`; refused with another protection. */
  password: postingPassword.optional(),
  type: z.enum(smartListTypes, missing).optional(),
  owners: listOf(mailAddress, { least: 0, most: mostOwners }).optional(),
};
const oneMember = z.strictObject({
  address: namedMember,
  can_post: flag.optional(),
  can_receive: flag.optional(),
});
/** The history records that a new password was set, never the password. */
const history = [
  ...(['email', 'type', 'protection', 'copy_to_sender', 'note', 'owners'] as const),
  ...(['active', 'members', 'can_post', 'can_receive', 'password_changed'] as const),
] as const;

export const smartListsActions = {
  getSmartLists: query({
    summary: 'Lists the smart lists of the account.',
    access: { area, level: levels.view },
    scope: 'domain',
    input: listInput(['email', 'members', 'created_at'], smartListFilters),
    output: listOutput(smartListRow),
    example: { search: 'news' },
  }),
  getSmartList: query({
    summary: 'Returns one smart list with its owners.',
    access: { area, level: levels.view },
    scope: 'domain',
    input: z.strictObject({ id }),
    output: smartList,
    example: { id: '1' },
  }),
  getSmartListPreview: query({
    summary: 'Returns who would receive a message to a smart list, and who can post to it.',
    access: { area, level: levels.view },
    scope: 'domain',
    input: z.strictObject({ id }),
    output: z.strictObject({
      receivers: z.int(),
      /** The first of them that the caller can see. */
      receiving: z.array(z.strictObject(relatedAddress)),
      posting_by: z.enum(smartListProtections),
      /** Those who can post because they are members or owners. */
      posters: z.int(),
      posting: z.array(z.strictObject(relatedAddress)),
    }),
    example: { id: '1' },
  }),
  exportSmartLists: command({
    summary: 'Exports the smart lists that match, as CSV or JSON.',
    access: { area, level: levels.view },
    scope: 'domain',
    input: exportInput(smartListFilters, smartListRow),
    output: exportOutput,
    example: { format: 'csv' },
    history: ['format', 'search'],
  }),
  addSmartList: command({
    summary: 'Adds a smart list in a verified domain. By default, it has named members and anyone can post.',
    access: { area, level: levels.addUpdate },
    scope: 'domain',
    input: z.strictObject({ name: mailboxName, domain: domainName, ...changeable }),
    output: smartList,
    example: { name: 'news', domain: 'example.com', type: 'all', protection: 'members' },
    history,
  }),
  updateSmartList: command({
    summary:
      'Changes a smart list. Omitted fields stay the same; `owners` replaces the owners the caller can see.',
    access: { area, level: levels.addUpdate },
    scope: 'domain',
    input: z.strictObject({ id, version, name: mailboxName.optional(), ...changeable }),
    output: smartList,
    example: { id: '1', copy_to_sender: 1 },
    history,
  }),
  getSmartListMembers: query({
    summary: 'Lists the named members of a smart list.',
    access: { area, level: levels.view },
    scope: 'domain',
    input: listInput(['address'], memberFilters).extend({ list: id }),
    output: listOutput(smartListMemberRow).extend({
      /** Members in domains the caller can't see. */
      hidden_members: z.int(),
    }),
    example: { list: '1' },
  }),
  setSmartListMembers: command({
    summary:
      'Adds up to 1,000 members to a smart list that has named members, or changes what existing members can do. Other members stay the same. By default, new members can post and receive. Addresses that can’t be members are returned with the reason; the others are added.',
    access: { area, level: levels.addUpdate },
    scope: 'domain',
    input: z.strictObject({
      list: id,
      members: listOf(oneMember, { least: 1, most: mostMembersAtOnce }),
    }),
    output: membersAdded,
    example: { list: '1', members: [{ address: 'anna@example.com', can_post: 1, can_receive: 0 }] },
    bodyBytes: membersBodyBytes,
    history,
  }),
  removeSmartListMembers: command({
    summary: 'Removes members from a smart list, by the ids that `getSmartListMembers` returns.',
    access: { area, level: levels.addUpdate },
    scope: 'domain',
    input: bulkInput(memberFilters, { list: id }),
    output: bulkOutput,
    example: { list: '1', ids: ['1'] },
    history,
  }),
  enableSmartLists: command({
    summary: 'Lets disabled smart lists receive mail again.',
    access: { area, level: levels.enableDisable },
    scope: 'domain',
    input: bulkInput(smartListFilters),
    output: bulkOutput,
    example: { ids: ['1'] },
    history,
  }),
  disableSmartLists: command({
    summary: 'Disables smart lists: mail to them is refused.',
    access: { area, level: levels.enableDisable },
    scope: 'domain',
    input: bulkInput(smartListFilters),
    output: bulkOutput,
    example: { ids: ['1'] },
    history,
  }),
  removeSmartLists: command({
    summary:
      'Moves smart lists with their members to the recycle bin for 30 days. Their names stay reserved.',
    access: { area, level: levels.remove },
    scope: 'domain',
    input: bulkInput(smartListFilters),
    output: bulkOutput,
    example: { ids: ['1'] },
    history,
  }),
};
