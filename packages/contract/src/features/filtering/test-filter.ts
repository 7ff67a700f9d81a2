import { z } from 'zod';
import { query } from '../../core/action.ts';
import { levels } from '../../core/permissions.ts';
import { domainName } from '../../fields/domain-name.ts';
import { emailAddress, mailAddress } from '../../fields/email-address.ts';
import { dmarcResults, filterRules, spfResults, verdicts } from '../../fields/filter-decision.ts';
import { wireId } from '../../fields/id.ts';
import { addressKinds } from '../../fields/related-address.ts';

export const receiverKinds = [...addressKinds, 'outside'] as const;

/** It decides, it has nothing to say, or somebody else may have written in that name. */
export const ruleOutcomes = ['decides', 'silent', 'unproven'] as const;

const askedRule = z.strictObject({
  rule: z.enum(filterRules),
  outcome: z.enum(ruleOutcomes),
  /** The entry that means the sender or server; of one the caller can’t see, only that there is one. */
  entry: z.strictObject({ id: wireId.nullable(), text: z.string() }).nullable(),
});

/** Notices of other servers have no sender. */
const addressOrNone = z.union([z.literal(''), emailAddress], 'email_invalid');

export const testFilterActions = {
  testFilter: query({
    summary:
      'Says what would become of a message, for everybody it would reach: which rules are checked, in which order, and which decides.',
    access: { area: 'filtering', level: levels.view },
    scope: 'domain',
    input: z.strictObject({
      from: addressOrNone,
      header_from: addressOrNone.optional(),
      ip: z.union([z.literal(''), z.ipv4(), z.ipv6()], 'ip_invalid').optional(),
      to: mailAddress,
      spf: z.enum(spfResults, 'format').optional(),
      /** The domain whose signature is right. */
      signed_by: z.union([z.literal(''), domainName], 'domain_invalid').optional(),
      dmarc: z.enum(dmarcResults, 'format').optional(),
      /** How much it looks like spam; 0 without it. */
      score: z
        .string()
        .regex(/^-?\d{1,3}(\.\d{1,2})?$/, 'format')
        .transform(Number)
        .optional(),
    }),
    output: z.strictObject({
      /** One for each place the message would reach. */
      receivers: z.array(
        z.strictObject({
          /** `outside` for what another server gets. */
          kind: z.enum(receiverKinds),
          /** Its address; of `outside` the domain that sends it on, whose rules are asked. */
          name: z.string(),
          verdict: z.enum(verdicts),
          decided_by: z.enum(filterRules),
          asked: z.array(askedRule),
          /** From which score on a message is spam there. */
          spam_score: z.number(),
        }),
      ),
      /** Places in domains that are not the caller’s to see. */
      hidden: z.int(),
    }),
    example: { from: 'anna@partner.example', to: 'ben@example.com' },
  }),
};
