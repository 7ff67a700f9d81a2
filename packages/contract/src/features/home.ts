import { z } from 'zod';
import { command, noFields, query, success } from '../core/action.ts';
import { levels } from '../core/permissions.ts';
import { flag, wireFlag } from '../fields/flag.ts';
import { wireId } from '../fields/id.ts';
import { mailServices } from '../fields/mail-service.ts';
import { planKinds } from '../fields/plan-kind.ts';
import { wireTime } from '../fields/time.ts';

/** The counters of specification 3, by their wire names; quotas in MB. */
export const counterNames = [
  'curemails',
  'maxemails',
  'cureemails',
  'maxeemails',
  'curdomains',
  'maxdomains',
  'curexemails',
  'maxexemails',
  'curocemails',
  'maxocemails',
  'curzulipusers',
  'maxzulipusers',
  'curquota',
  'maxquota',
] as const;
type CounterName = (typeof counterNames)[number];

const counter = z.int();

/** What an account needs before its users can work, in this order. */
export const checklistSteps = [
  'domain',
  'records',
  'verified',
  'users',
  'two_factor',
  'mail_programs',
] as const;
export type ChecklistStep = (typeof checklistSteps)[number];

/** So many are counted of what needs attention: nobody reads a larger number differently. */
export const mostCounted = 1000;

const named = z.strictObject({ id: wireId, name: z.string() });
/** Null for those who may not see such things. */
const findings = z
  .strictObject({
    num: z.int(),
    /** There are more than were counted. */
    more: wireFlag,
    /** The first of them. */
    first: z.array(named),
  })
  .nullable();

/** `trouble`: it runs, but not all of its services do. */
export const mailEngineStates = ['running', 'trouble', 'stopped', 'not_installed'] as const;

export const homeActions = {
  status: query({
    summary: 'Returns the account’s seats and quota: current and maximum.',
    access: 'session',
    scope: 'domain',
    input: noFields,
    output: z.strictObject({
      ...(Object.fromEntries(counterNames.map((name) => [name, counter])) as Record<
        CounterName,
        typeof counter
      >),
      autogrow_quota: wireFlag,
    }),
    example: {},
  }),
  getAttention: query({
    summary:
      'Returns what needs attention: users with a security incident in the last 24 hours, verified domains whose health check fails, domains that are not verified, mailboxes that are full, and what the caller’s plans did by themselves. Each of the first is null without the right to view it.',
    access: 'session',
    scope: 'domain',
    input: noFields,
    output: z.strictObject({
      /** Users; for those who may view both users and logs. */
      incidents: findings,
      failing: findings,
      unverified: findings,
      full: findings,
      /** The caller’s plans that applied rows by themselves in the last days, once their domain was verified. */
      plans: z.array(
        z.strictObject({
          id: wireId,
          kind: z.enum(planKinds),
          done: z.int(),
          /** What could not be applied. */
          left: z.int(),
          /** Why nothing came of it: the caller had lost the right, or the rows could not be checked. */
          problem: z.enum(['forbidden', 'failed']).nullable(),
          ended_at: wireTime,
        }),
      ),
    }),
    example: {},
  }),
  getChecklist: query({
    summary:
      'Returns what a new account still needs: each step the caller has the right to take, and whether it is done.',
    access: {
      anyOf: [
        { area: 'domains', level: levels.addUpdate },
        { area: 'users', level: levels.addUpdate },
      ],
    },
    scope: 'account',
    input: noFields,
    output: z.strictObject({
      hidden: wireFlag,
      steps: z.array(z.strictObject({ step: z.enum(checklistSteps), done: wireFlag })),
      /** The domain the steps are about, and the first user who can log in with a mail program, once there are any. */
      domain: named.nullable(),
      user: named
        .extend({ email: z.string(), services: z.array(z.enum(mailServices)), twofa_allowed: wireFlag })
        .nullable(),
    }),
    example: {},
  }),
  setChecklist: command({
    summary: 'Hides the checklist of a new account from the caller, or shows it again.',
    access: 'session',
    scope: 'own',
    input: z.strictObject({ hidden: flag }),
    output: success,
    example: { hidden: 1 },
    history: ['hidden'],
  }),
  getMailEngine: query({
    summary: 'Returns whether the mail engine runs, since when, and the state of each of its services.',
    access: 'session',
    scope: 'own',
    input: noFields,
    output: z.strictObject({
      state: z.enum(mailEngineStates),
      /** When it started; of one that stopped, when it was last seen. */
      since: wireTime.nullable(),
      services: z.array(z.strictObject({ name: z.string(), state: z.enum(['running', 'stopped']) })),
    }),
    example: {},
  }),
  getMailPrograms: query({
    summary:
      'Returns where mail programs reach the mail engine: host, port and encryption of each service. No rows if there is no mail engine.',
    access: 'session',
    scope: 'own',
    input: noFields,
    output: z.strictObject({
      rows: z.array(
        z.strictObject({
          service: z.enum(mailServices),
          host: z.string(),
          port: z.int(),
          security: z.enum(['tls', 'starttls']),
        }),
      ),
    }),
    example: {},
  }),
  getMailLoginCounts: query({
    summary: 'Returns how many logins to mailboxes were accepted and refused in the last 24 hours.',
    access: { area: 'logs', level: levels.view },
    scope: 'domain',
    input: noFields,
    output: z.strictObject({ accepted: counter, refused: counter }),
    example: {},
  }),
};
