import { z } from 'zod';
import { command, query, success } from '../../core/action.ts';
import { anyOf, listInput, listOutput } from '../../core/paging.ts';
import { levels } from '../../core/permissions.ts';
import { id, wireId } from '../../fields/id.ts';
import { missing } from '../../fields/missing.ts';
import { wireTime } from '../../fields/time.ts';

const area = 'logs';

/** For so long an incident is told of after it last happened (specification 9). */
export const incidentHours = 24;

/** `countries`: logins to a mailbox from more countries than are allowed within that time. */
export const incidentKinds = ['countries'] as const;
export const incidentStates = ['new', 'acknowledged', 'safe', 'confirmed'] as const;
/** Those that still want somebody to look. */
export const openIncidentStates = ['new', 'acknowledged'] as const;

export const incidentRow = z.strictObject({
  id: wireId,
  user_id: wireId,
  email: z.string(),
  /** The same address as its readers write it. */
  unicode: z.string(),
  kind: z.enum(incidentKinds),
  /** 2 is serious. */
  level: z.union([z.literal(1), z.literal(2)]),
  state: z.enum(incidentStates),
  /** When it was noticed, and when it last happened. */
  first_at: wireTime,
  last_at: wireTime,
  evidence: z.strictObject({
    /** How many countries were allowed. */
    limit: z.int(),
    /** The latest first; each with its latest address. */
    countries: z.array(
      z.strictObject({
        /** ISO 3166-1 alpha-2. */
        country: z.string(),
        ip: z.string(),
        first_at: wireTime,
        last_at: wireTime,
      }),
    ),
  }),
});

/** Whom the filter flags is up to its settings: marking as safe is like changing one. */
const markSafe = {
  allOf: [
    { area, level: levels.enableDisable },
    { area: 'filtering', level: levels.addUpdate },
  ],
} as const;

export const incidentsActions = {
  getSecurityIncidents: query({
    summary: 'Lists the security incidents of users in the last 24 hours.',
    access: { area, level: levels.view },
    scope: 'domain',
    input: listInput(['last_at'], { user: id.optional(), state: anyOf(z.enum(incidentStates, 'format')) }),
    output: listOutput(incidentRow),
    example: { state: ['new'] },
  }),
  resolveIncident: command({
    summary:
      'Marks an incident as safe: it was the user. Logins from the same countries are not flagged again while they go on.',
    access: markSafe,
    scope: 'domain',
    input: z.strictObject({ id, state: z.enum(['safe'], missing) }),
    output: success,
    example: { id: '1', state: 'safe' },
    history: ['state'],
  }),
};
