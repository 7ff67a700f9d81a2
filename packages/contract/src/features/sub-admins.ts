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
import { adminPassword } from '../fields/password.ts';
import { line, optionalLine, typedSecret } from '../fields/text.ts';
import { wireTime } from '../fields/time.ts';
import { adminUsername } from '../fields/username.ts';
import { version } from '../fields/version.ts';

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
  /** 1 until the sub-admin has chosen a password; the end of the link they were sent, where one still works. */
  invited: wireFlag,
  invitation_expires: wireTime.nullable(),
  lastlogin: wireTime.nullable(),
  created_at: wireTime,
  permissions: permissionsOutput,
  /** 1 for a sub-admin limited to some domains. */
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
/** The history records that a new password was set, never the password. */
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
  'invited',
] as const;

const filters = { active: flag.optional(), invited: flag.optional() };

export const subAdminsActions = {
  getSubAdmins: query({
    summary: 'Lists the sub-admins of the account.',
    access: { area, level: levels.view },
    scope: 'domain',
    input: listInput(['username', 'name', 'email', 'created_at', 'lastlogin'], filters),
    output: listOutput(subAdminRow),
    example: { search: 'help' },
  }),
  getSubAdmin: query({
    summary: 'Returns one sub-admin.',
    access: { area, level: levels.view },
    scope: 'domain',
    input: z.strictObject({ id }),
    output: subAdminRow,
    example: { id: '1' },
  }),
  addSubAdmin: command({
    summary:
      'Adds a sub-admin. Without a password, an e-mailed invitation lets them choose one. Callers can’t give more rights than they have. Omitted areas get no access.',
    access: { area, level: levels.addUpdate },
    scope: 'domain',
    input: z.strictObject({
      username: adminUsername,
      email: emailAddress,
      password: adminPassword.optional(),
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
    summary:
      'Changes a sub-admin. Omitted fields and areas stay the same. A new password ends their sessions.',
    access: { area, level: levels.addUpdate },
    scope: 'domain',
    input: z.strictObject({
      id,
      version,
      email: emailAddress.optional(),
      password: adminPassword.optional(),
      ...editable,
    }),
    output: subAdminRow,
    example: { id: '1', name: 'Help desk' },
    history,
  }),
  sendSubAdminConfirmation: command({
    summary: 'Resends the link with which a sub-admin confirms their e-mail address.',
    access: { area, level: levels.addUpdate },
    scope: 'domain',
    input: z.strictObject({ id }),
    output: success,
    example: { id: '1' },
    history: ['email'],
  }),
  sendSubAdminInvitation: command({
    summary:
      'E-mails a new invitation to a sub-admin who has not chosen a password yet. The link of the earlier one stops working.',
    access: { area, level: levels.addUpdate },
    scope: 'domain',
    input: z.strictObject({ id }),
    output: subAdminRow,
    example: { id: '1' },
    history: ['email'],
  }),
  revokeSubAdminInvitation: command({
    summary: 'Revokes the invitation of a sub-admin. Its link stops working immediately.',
    access: { area, level: levels.addUpdate },
    scope: 'domain',
    input: z.strictObject({ id }),
    output: subAdminRow,
    example: { id: '1' },
    history: ['email'],
  }),
  acceptInvitation: command({
    summary:
      'Accepts an invitation with the key of the e-mailed link: sets the password and confirms the address. Used by the page that link opens.',
    access: 'public',
    scope: 'own',
    input: z
      .strictObject({ key: line(200), password: adminPassword, confirm: typedSecret })
      .refine(({ password, confirm }) => password === confirm, { error: 'not_identical', path: ['confirm'] }),
    output: success,
    example: { key: 'the key of the link', password: 'A-new-one-1', confirm: 'A-new-one-1' },
    history: ['email'],
  }),
  resetSubAdminTwoFactor: command({
    summary:
      'Resets the two-factor authentication of a sub-admin who lost access to it and ends their sessions. They can set it up again.',
    access: { area, level: levels.addUpdate },
    scope: 'domain',
    input: z.strictObject({ id }),
    output: success,
    example: { id: '1' },
    history: ['twofa_enabled'],
  }),
  enableSubAdmins: command({
    summary: 'Lets disabled sub-admins log in again.',
    access: { area, level: levels.enableDisable },
    scope: 'domain',
    input: bulkInput(filters),
    output: bulkOutput,
    example: { ids: ['1'] },
    history,
  }),
  disableSubAdmins: command({
    summary: 'Disables sub-admins. Their sessions end immediately.',
    access: { area, level: levels.enableDisable },
    scope: 'domain',
    input: bulkInput(filters),
    output: bulkOutput,
    example: { ids: ['1'] },
    history,
  }),
  removeSubAdmins: command({
    summary: 'Removes sub-admins for good. Their sessions end immediately; their history is kept.',
    access: { area, level: levels.remove },
    scope: 'domain',
    input: bulkInput(filters),
    output: bulkOutput,
    example: { ids: ['1'] },
    history,
  }),
};
