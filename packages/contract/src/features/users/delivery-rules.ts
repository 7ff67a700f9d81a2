import { z } from 'zod';
import { command, query } from '../../core/action.ts';
import { levels } from '../../core/permissions.ts';
import { mailAddress } from '../../fields/email-address.ts';
import { flag, wireFlag } from '../../fields/flag.ts';
import { wireId } from '../../fields/id.ts';
import { listOf } from '../../fields/list.ts';
import { missing, missingAs } from '../../fields/missing.ts';
import { line, plainText } from '../../fields/text.ts';
import { wireTime } from '../../fields/time.ts';
import { version } from '../../fields/version.ts';
import { ofUser } from '../users.ts';

const area = 'users';

export const ruleLimits = {
  rules: 50,
  conditions: 10,
  actions: 5,
  /** Of all rules together: the mail engine sends one message on to no more. */
  forwards: 4,
  valueLength: 250,
  /** Longer ones could not be the name of a file any more, in whatever script. */
  folderLength: 80,
  rejectLength: 1_000,
} as const;

export const ruleFields = ['sender', 'recipient', 'subject', 'header', 'body', 'size', 'spam'] as const;
export type RuleField = (typeof ruleFields)[number];

const textTests = ['contains', 'not_contains', 'is', 'not_is', 'starts', 'ends', 'matches'] as const;
const bodyTests = ['contains', 'not_contains'] as const;
const sizeTests = ['over', 'under'] as const;
const spamTests = ['yes', 'no'] as const;
const ruleTests = [...textTests, ...sizeTests, ...spamTests] as const;
export type RuleTest = (typeof ruleTests)[number];

/** How each part of a message can be looked at. */
export const testsOf: Readonly<Record<RuleField, readonly RuleTest[]>> = {
  sender: textTests,
  recipient: textTests,
  subject: textTests,
  header: textTests,
  body: bodyTests,
  size: sizeTests,
  spam: spamTests,
};

/** A part that this kind does not have; forms may send it all the same. */
const unused = z
  .string(missing)
  .max(ruleLimits.valueLength, 'max_length')
  .default('')
  .transform(() => '' as const);
const value = z.string(missing).trim().pipe(line(ruleLimits.valueLength));
const oneOf = <const Words extends readonly string[]>(words: Words) => z.enum(words, 'format');

const headerName = z
  .string(missing)
  .trim()
  .min(1, 'required')
  .max(75, 'max_length')
  .regex(/^[a-z0-9][a-z0-9_-]*$/i, 'format');

/** MB of 1,000,000 bytes. */
const sizeMb = z
  .string(missing)
  .trim()
  .min(1, 'required')
  .regex(/^\d{1,6}(\.\d{1,3})?$/, 'format')
  .refine((text) => Number(text) >= 0.001, { error: 'at_least', params: { num: 0.001 } })
  .refine((text) => Number(text) <= 1_000, { error: 'less_than', params: { num: 1_001 } });

/** Any name a mailbox can have, with `/` between a folder and one inside it. */
const folderName = z
  .string(missing)
  .trim()
  .pipe(line(ruleLimits.folderLength))
  .refine(
    (name) =>
      !name.startsWith('~') && name.split('/').every((part) => !['', '.', '..'].includes(part.trim())),
    'format',
  );

const ruleCondition = z.discriminatedUnion(
  'field',
  [
    z.strictObject({
      field: oneOf(['sender', 'recipient', 'subject']),
      header: unused,
      test: oneOf(textTests),
      value,
    }),
    z.strictObject({ field: z.literal('header'), header: headerName, test: oneOf(textTests), value }),
    z.strictObject({ field: z.literal('body'), header: unused, test: oneOf(bodyTests), value }),
    z.strictObject({ field: z.literal('size'), header: unused, test: oneOf(sizeTests), value: sizeMb }),
    z.strictObject({ field: z.literal('spam'), header: unused, test: oneOf(spamTests), value: unused }),
  ],
  'format',
);
export type RuleCondition = z.output<typeof ruleCondition>;

export const ruleActionTypes = [
  'move',
  'copy',
  'read',
  'flag',
  'keep',
  'forward',
  'redirect',
  'discard',
  'reject',
] as const;
export type RuleActionType = (typeof ruleActionTypes)[number];

/** After one of these there is nothing left to do with a message. */
const finalActions: readonly RuleActionType[] = ['discard', 'reject'];
export const isFinal = ({ type }: { readonly type: RuleActionType }) => finalActions.includes(type);
/** `forward` keeps a copy, `redirect` does not. */
export const isForward = ({ type }: { readonly type: RuleActionType }) =>
  type === 'forward' || type === 'redirect';

/**
 * Stands for the address of a forward in a domain that the caller can't see: sent back with its rule, it means the action
 * that the rule has at this place. Nothing that ends in `.invalid` is an address.
 */
export const hiddenForward = (place: number) => `hidden-${place}@hidden.invalid`;
/** The place; undefined for what is an address. */
export function placeOfHidden(value: string): number | undefined {
  const [, place] = /^hidden-(\d{1,2})@hidden\.invalid$/.exec(value) ?? [];
  return place === undefined ? undefined : Number(place);
}

const forwardAddress = z.string(missingAs('email_required')).transform((text, ctx) => {
  if (placeOfHidden(text) !== undefined) return text;
  const { data, error } = mailAddress.safeParse(text);
  for (const issue of error?.issues ?? []) ctx.addIssue({ ...issue });
  return data ?? z.NEVER;
});

const ruleAction = z.discriminatedUnion(
  'type',
  [
    z.strictObject({ type: oneOf(['move', 'copy']), value: folderName }),
    z.strictObject({ type: oneOf(['forward', 'redirect']), value: forwardAddress }),
    z.strictObject({
      type: z.literal('reject'),
      value: plainText(ruleLimits.rejectLength).refine((text) => text.trim() !== '', 'required'),
    }),
    z.strictObject({ type: oneOf(['read', 'flag', 'keep', 'discard']), value: unused }),
  ],
  'format',
);
export type RuleAction = z.output<typeof ruleAction>;

/** What the form of one rule holds. No conditions at all: every message. */
export const ruleFormFields = z
  .strictObject({
    name: z.string(missing).trim().pipe(line(100)),
    active: flag,
    match: oneOf(['all', 'any']),
    conditions: listOf(ruleCondition, { least: 0, most: ruleLimits.conditions }),
    actions: listOf(ruleAction, { least: 1, most: ruleLimits.actions }),
    /** The rules after it are not looked at for a message that it applies to. */
    stop: flag,
  })
  .superRefine(({ actions }, ctx) => {
    const at = actions.findIndex(isFinal);
    if (at >= 0 && actions.length > 1) {
      ctx.addIssue({ code: 'custom', message: 'format', path: ['actions', at, 'type'] });
    }
  });
export type RuleFields = z.output<typeof ruleFormFields>;

const deliveryRule = ruleFormFields.safeExtend({
  /** Of a rule that is there; left out, it is a new one. */
  id: z
    .string('format')
    .regex(/^[0-9a-z]{1,16}$/, 'format')
    .optional(),
});

const rules = listOf(deliveryRule, { least: 0, most: ruleLimits.rules }).superRefine((all, ctx) => {
  let forwards = 0;
  for (const [index, { actions }] of all.entries()) {
    for (const [at, action] of actions.entries()) {
      if (!isForward(action)) continue;
      forwards += 1;
      if (forwards > ruleLimits.forwards) {
        const path = [index, 'actions', at, 'value'];
        ctx.addIssue({ code: 'custom', message: 'too_many', path, params: { num: ruleLimits.forwards } });
      }
    }
  }
});

const wireRule = z.strictObject({
  id: z.string(),
  name: z.string(),
  active: wireFlag,
  match: z.enum(['all', 'any']),
  conditions: z.array(
    z.strictObject({
      field: z.enum(ruleFields),
      header: z.string(),
      test: z.enum(ruleTests),
      value: z.string(),
    }),
  ),
  actions: z.array(z.strictObject({ type: z.enum(ruleActionTypes), value: z.string() })),
  stop: wireFlag,
});
export type DeliveryRule = z.output<typeof wireRule>;

const rulesOfUser = z.strictObject({
  /** The user's. */
  id: wireId,
  rules: z.array(wireRule),
  /** What the mail engine runs: rules and vacation reply together. Null if it has addresses the caller can't see. */
  script: z.string().nullable(),
  /** When a script that the user put with a mail program was turned off because it took too long; null if none is. */
  own_filter_off: wireTime.nullable(),
  version: z.int(),
});

export const deliveryRulesActions = {
  getDeliveryRules: query({
    summary:
      'Returns the delivery rules of a user in their order, and the Sieve script made of them. Addresses in domains the caller can’t see are `hidden-0@hidden.invalid` and so on; `setDeliveryRules` keeps them.',
    access: { area, level: levels.view },
    scope: 'domain',
    input: ofUser({}),
    output: rulesOfUser,
    example: { email: 'anna@example.com' },
  }),
  setDeliveryRules: command({
    summary:
      'Replaces the delivery rules of a user. They apply to the next message that arrives. As with forwards, addresses of the account they lead to must exist.',
    access: { area, level: levels.addUpdate },
    scope: 'domain',
    input: ofUser({ version, rules }),
    output: rulesOfUser,
    example: {
      email: 'anna@example.com',
      rules: [
        {
          name: 'Invoices',
          active: 1,
          match: 'all',
          conditions: [{ field: 'subject', test: 'contains', value: 'Invoice' }],
          actions: [{ type: 'move', value: 'Bills' }],
          stop: 1,
        },
      ],
    },
    bodyBytes: 512 * 1024,
    history: [
      'rules_added',
      'rules_changed',
      'rules_removed',
      'rules_on',
      'rules_off',
      'rules_order',
      'rules_forward_to',
    ],
  }),
  turnOnOwnFilter: command({
    summary:
      'Turns on a script again that the user put with a mail program, and that was turned off because it took too long.',
    access: { area, level: levels.addUpdate },
    scope: 'domain',
    input: ofUser({}),
    output: rulesOfUser,
    example: { email: 'anna@example.com' },
    history: ['took_too_long'],
  }),
};
