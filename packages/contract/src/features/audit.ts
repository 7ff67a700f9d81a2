import { z } from 'zod';
import { command, query, success } from '../core/action.ts';
import { listInput, listOutput } from '../core/paging.ts';
import { levels } from '../core/permissions.ts';
import { domainName } from '../fields/domain-name.ts';
import { emailAddress } from '../fields/email-address.ts';
import { flag, wireFlag } from '../fields/flag.ts';
import { wireId } from '../fields/id.ts';

const area = 'users';

/** Whether copies can reach the mailbox; `hidden` for admins limited to other domains than its own. */
export const auditMailboxStates = ['active', 'disabled', 'removed', 'hidden'] as const;

export const auditRow = z.strictObject({
  /** Of the domain. */
  id: wireId,
  domain: z.string(),
  unicode: z.string(),
  /** The mailbox that gets the copies; empty where it is hidden. */
  audit_email: z.string(),
  audit_unicode: z.string(),
  mailbox: z.enum(auditMailboxStates),
  audit_enabled: wireFlag,
});

export const auditActions = {
  getAudit: query({
    summary: 'Lists the domains whose mail is copied to an audit mailbox, or was until it was turned off.',
    access: { area, level: levels.view },
    scope: 'domain',
    input: listInput(['domain'], { audit_enabled: flag.optional() }),
    output: listOutput(auditRow),
    example: { search: 'example' },
  }),
  setAuditDomain: command({
    summary: 'Copies every message of a domain, in and out, to an audit mailbox from now on.',
    access: { area, level: levels.modify },
    scope: 'domain',
    input: z.strictObject({ domain: domainName, audit_email: emailAddress }),
    output: auditRow,
    example: { domain: 'example.com', audit_email: 'journal@example.com' },
    history: ['domain', 'audit_email', 'audit_enabled'],
  }),
  removeAuditDomain: command({
    summary: 'Stops copying the messages of a domain. Copies that were made stay in the audit mailbox.',
    access: { area, level: levels.modify },
    scope: 'domain',
    input: z.strictObject({ domain: domainName }),
    output: success,
    example: { domain: 'example.com' },
    history: ['domain', 'audit_email', 'audit_enabled'],
  }),
};
