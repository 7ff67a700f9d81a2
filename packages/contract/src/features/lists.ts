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
import { optionalLine } from '../fields/text.ts';
import { wireTime } from '../fields/time.ts';
import { version } from '../fields/version.ts';

export { listMemberRow };

const area = 'lists';

/** A distribution list has members; what users of its domain send to the other two teaches the filter. */
export const listTypes = ['distribution', 'spam', 'notspam'] as const;
export type ListType = (typeof listTypes)[number];

/** Of one list. */
export const mostListMembers = 50_000;

export const listRow = z.strictObject({
  id: wireId,
  /** The part before the @. */
  name: z.string(),
  domain: z.string(),
  email: z.string(),
  /** The same address as its readers write it. */
  unicode: z.string(),
  type: z.enum(listTypes),
  note: z.string(),
  active: wireFlag,
  members: z.int(),
  created_at: wireTime,
  version: z.int(),
});

export const listFilters = {
  domain: anyOf(domainName),
  type: anyOf(z.enum(listTypes, 'format')),
  /** Those that have this address as a member themselves. */
  member: mailAddress.optional(),
  active: flag.optional(),
};

const memberFilters = { external: flag.optional() };
const note = optionalLine(250).optional();
const someMembers = listOf(mailAddress, { least: 0, most: mostMembersAtOnce });
const history = ['email', 'type', 'note', 'active', 'members'] as const;

export const listsActions = {
  getLists: query({
    summary: 'Returns the lists of the account.',
    access: { area, level: levels.view },
    scope: 'domain',
    input: listInput(['email', 'members', 'created_at'], listFilters),
    output: listOutput(listRow),
    example: { search: 'team' },
  }),
  getList: query({
    summary: 'Returns one list.',
    access: { area, level: levels.view },
    scope: 'domain',
    input: z.strictObject({ id }),
    output: listRow,
    example: { id: '1' },
  }),
  exportLists: command({
    summary: 'Exports the lists that match, as CSV or JSON.',
    access: { area, level: levels.view },
    scope: 'domain',
    input: exportInput(listFilters, listRow),
    output: exportOutput,
    example: { format: 'csv' },
    history: ['format', 'search'],
  }),
  addList: command({
    summary:
      'Adds a list in a verified domain. Only distribution lists have members; mail to the other types trains the spam filter.',
    access: { area, level: levels.addUpdate },
    scope: 'domain',
    input: z.strictObject({
      name: mailboxName,
      domain: domainName,
      type: z.enum(listTypes, missing),
      note,
      members: someMembers.optional(),
    }),
    output: listRow,
    example: { name: 'team', domain: 'example.com', type: 'distribution', members: ['anna@example.com'] },
    bodyBytes: membersBodyBytes,
    history,
  }),
  updateList: command({
    summary: 'Changes the name or the note of a list. Omitted fields stay the same.',
    access: { area, level: levels.addUpdate },
    scope: 'domain',
    input: z.strictObject({ id, version, name: mailboxName.optional(), note }),
    output: listRow,
    example: { id: '1', note: 'Everyone in the office' },
    history,
  }),
  getListMembers: query({
    summary: 'Lists the members of a distribution list.',
    access: { area, level: levels.view },
    scope: 'domain',
    input: listInput(['address'], memberFilters).extend({ list: id }),
    output: listOutput(listMemberRow).extend({
      /** Members in domains the caller can't see. */
      hidden_members: z.int(),
    }),
    example: { list: '1' },
  }),
  exportListMembers: command({
    summary: 'Exports the members of a distribution list, as CSV or JSON.',
    access: { area, level: levels.view },
    scope: 'domain',
    input: exportInput(memberFilters, listMemberRow).extend({ list: id }),
    output: exportOutput,
    example: { list: '1', format: 'csv' },
    history: ['format', 'search'],
  }),
  addListMembers: command({
    summary:
      'Adds up to 1,000 members to a distribution list. Addresses that can’t be members are returned with the reason; the others are added.',
    access: { area, level: levels.addUpdate },
    scope: 'domain',
    input: z.strictObject({
      list: id,
      members: listOf(namedMember, { least: 1, most: mostMembersAtOnce }),
    }),
    output: membersAdded,
    example: { list: '1', members: ['anna@example.com', 'ben@example.net'] },
    bodyBytes: membersBodyBytes,
    history,
  }),
  removeListMembers: command({
    summary: 'Removes members from a distribution list, by the ids that `getListMembers` returns.',
    access: { area, level: levels.addUpdate },
    scope: 'domain',
    input: bulkInput(memberFilters, { list: id }),
    output: bulkOutput,
    example: { list: '1', ids: ['1'] },
    history,
  }),
  enableLists: command({
    summary: 'Lets disabled lists receive mail again.',
    access: { area, level: levels.enableDisable },
    scope: 'domain',
    input: bulkInput(listFilters),
    output: bulkOutput,
    example: { ids: ['1'] },
    history,
  }),
  disableLists: command({
    summary: 'Disables lists: mail to them is refused.',
    access: { area, level: levels.enableDisable },
    scope: 'domain',
    input: bulkInput(listFilters),
    output: bulkOutput,
    example: { ids: ['1'] },
    history,
  }),
  removeLists: command({
    summary: 'Moves lists with their members to the recycle bin for 30 days. Their names stay reserved.',
    access: { area, level: levels.remove },
    scope: 'domain',
    input: bulkInput(listFilters),
    output: bulkOutput,
    example: { ids: ['1'] },
    history,
  }),
};
