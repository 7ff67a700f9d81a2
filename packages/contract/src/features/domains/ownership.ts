import { z } from 'zod';
import { command, query } from '../../core/action.ts';
import { levels } from '../../core/permissions.ts';
import { wireTime } from '../../fields/time.ts';
import { verificationStates } from '../../fields/verification.ts';
import { ofDomain } from './domain-key.ts';

const area = 'domains';

/** Why a claim is not verified, where the answer of the DNS alone does not say it. */
export const claimFindings = [
  '',
  'record_missing',
  'record_wrong',
  'dns_failed',
  'taken',
  'contested',
  'expired',
] as const;

export const verificationRecord = z.strictObject({
  domain: z.string(),
  host: z.string(),
  type: z.literal('TXT'),
  value: z.string(),
  status: z.enum(verificationStates),
  finding: z.enum(claimFindings),
  /** What the DNS had at that host instead. */
  found: z.array(z.string()),
  checked_at: wireTime.nullable(),
  next_check_at: wireTime.nullable(),
  /** When the claim ends without proof. */
  expires_at: wireTime.nullable(),
});

export const ownershipActions = {
  getDomainVerification: query({
    summary: 'The DNS record that proves a domain, also an alias domain, and how its check stands.',
    access: { area, level: levels.view },
    scope: 'domain',
    input: ofDomain({}),
    output: verificationRecord,
    example: { domain: 'example.com' },
  }),
  verifyDomain: command({
    summary: 'Checks the proof of ownership now; a claim that ended begins anew.',
    access: { area, level: levels.addUpdate },
    scope: 'domain',
    input: ofDomain({}),
    output: verificationRecord,
    example: { domain: 'example.com' },
    history: ['domain'],
  }),
};
