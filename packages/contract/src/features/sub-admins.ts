import { z } from 'zod';
import { command, query, success } from '../core/action.ts';
import { bulkInput, bulkOutput } from '../core/bulk.ts';
import { listInput, listOutput } from '../core/paging.ts';
import { permissionsInput, permissionsOutput } from '../core/permission-fields.ts';
import { levels } from '../core/permissions.ts';
import { emailAddress } from '../fields/email-address.ts';
import { flag, wireFlag } from '../fields/flag.ts';
import { id, wireId } from '../fields/id.ts';
import { listOf } from '../fields/list.ts';
import { integer } from '../fields/number.ts';
import { adminPassword } from '../fields/password.ts';
import { optionalLine } from '../fields/text.ts';
import { wireTime } from '../fields/time.ts';
import { adminUsername } from '../fields/username.ts';

export const subAdminRow = z.strictObject({
  id: wireId,
  username: z.string(),
  name: z.string(),
  email: z.string(),
  email_confirmed: wireFlag,
  active: wireFlag,
  twofa_allowed: wireFlag,
  twofa_enabled: wireFlag,
  ip_restricted: wireFlag,
  lastlogin: wireTime.nullable(),
  created_at: wireTime,
  permissions: permissionsOutput,
  /** 1 for one who works in chosen domains alone. */
  domains_limited: wireFlag,
  domains: z.array(z.strictObject({ id: wireId, domain: z.string() })),
  version: z.int(),
});

const area = 'subadmins';
const editable = {
  name: optionalLine(100).optional(),
  twofa_allowed: flag.optional(),
  permissions: permissionsInput.optional(),
  domains_limited: flag.optional(),
  domains: listOf(id, { least: 0, most: 1_000 }).optional(),
};
/** A new password is no fact to remember, but that there is one is. */
const history = [
  'username',
  'name',
  'email',
  'active',
  'twofa_allowed',
  'permissions',
  'domains_limited',
  'domains',
  'signin_changed',
] as const;

const filters = { active: flag.optional() };

export const subAdminsActions = {
  getSubAdmins: query({
    summary: 'The sub-admins of the account.',
    access: { area, level: levels.view },
    scope: 'domain',
    input: listInput(['username', 'name', 'email', 'created_at', 'lastlogin'], filters),
    output: listOutput(subAdminRow),
    example: { search: 'help' },
  }),
  getSubAdmin: query({
    summary: 'One sub-admin.',
    access: { area, level: levels.view },
    scope: 'domain',
    input: z.strictObject({ id }),
    output: subAdminRow,
    example: { id: '1' },
  }),
  addSubAdmin: command({
    summary: 'A new sub-admin. Nobody grants more than they have; areas left out get no access.',
    access: { area, level: levels.addUpdate },
    scope: 'domain',
    input: z.strictObject({
      username: adminUsername,
      email: emailAddress,
      password: adminPassword,
      ...editable,
    }),
    output: subAdminRow,
    example: {
      username: 'helpdesk',
      email: 'helpdesk@example.com',
      password: 'A-new-one-1',
      permissions: { subadmins: 1 },
    },
    history,
  }),
  updateSubAdmin: command({
    summary: 'Changes a sub-admin; fields and areas left out stay. A new password ends its sessions.',
    access: { area, level: levels.addUpdate },
    scope: 'domain',
    input: z.strictObject({
      id,
      version: integer({ min: 1, max: 2_000_000_000 }).optional(),
      email: emailAddress.optional(),
      password: adminPassword.optional(),
      ...editable,
    }),
    output: subAdminRow,
    example: { id: '1', name: 'Help desk' },
    history,
  }),
  sendSubAdminConfirmation: command({
    summary: 'Mails the link again with which a sub-admin confirms its e-mail address.',
    access: { area, level: levels.addUpdate },
    scope: 'domain',
    input: z.strictObject({ id }),
    output: success,
    example: { id: '1' },
    history: ['email'],
  }),
  resetSubAdminTwoFactor: command({
    summary:
      'Takes the second factor of a sub-admin away, who lost it; its sessions end. It can set up a new one.',
    access: { area, level: levels.addUpdate },
    scope: 'domain',
    input: z.strictObject({ id }),
    output: success,
    example: { id: '1' },
    history: ['twofa_enabled'],
  }),
  enableSubAdmins: command({
    summary: 'Lets sub-admins sign in again.',
    access: { area, level: levels.enableDisable },
    scope: 'domain',
    input: bulkInput(filters),
    output: bulkOutput,
    example: { ids: ['1'] },
    history,
  }),
  disableSubAdmins: command({
    summary: 'Keeps sub-admins out; their sessions end at once.',
    access: { area, level: levels.enableDisable },
    scope: 'domain',
    input: bulkInput(filters),
    output: bulkOutput,
    example: { ids: ['1'] },
    history,
  }),
  removeSubAdmins: command({
    summary: 'Removes sub-admins for good; their sessions end at once, their history stays.',
    access: { area, level: levels.remove },
    scope: 'domain',
    input: bulkInput(filters),
    output: bulkOutput,
    example: { ids: ['1'] },
    history,
  }),
};
