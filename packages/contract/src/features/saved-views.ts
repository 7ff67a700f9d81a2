import { z } from 'zod';
import { command, query, success } from '../core/action.ts';
import { flag, wireFlag } from '../fields/flag.ts';
import { id, wireId } from '../fields/id.ts';
import { missing } from '../fields/missing.ts';
import { optionalLine } from '../fields/text.ts';

/** Of all screens together. */
export const mostSavedViews = 200;
export const savedViewNameLength = 60;

/** The address of a list in the panel: `/users/list`. */
const screen = z
  .string(missing)
  .max(100, 'max_length')
  .regex(/^(\/[a-z0-9-]+)+$/, 'format');
const name = optionalLine(savedViewNameLength).min(1, 'required');
/** What the address has after the question mark: search, filters, order, columns. */
const view = z
  .string(missing)
  .max(2_000, 'max_length')
  .regex(/^[\x21-\x7e]*$/, 'format');

const savedView = z.strictObject({
  id: wireId,
  screen: z.string(),
  name: z.string(),
  view: z.string(),
  /** 1: shown first when somebody comes to the screen. */
  is_default: wireFlag,
});

const draft = z
  .strictObject({
    id: id.optional(),
    screen: screen.optional(),
    name: name.optional(),
    view: view.optional(),
    is_default: flag.optional(),
  })
  .superRefine((given, ctx) => {
    if (given.id !== undefined) return;
    for (const field of ['screen', 'name', 'view'] as const) {
      if (given[field] === undefined) ctx.addIssue({ code: 'custom', message: 'required', path: [field] });
    }
  });

export const savedViewsActions = {
  getSavedViews: query({
    summary: 'Lists the caller’s saved views of one screen, by name.',
    access: 'session',
    scope: 'own',
    input: z.strictObject({ screen }),
    output: z.strictObject({ rows: z.array(savedView) }),
    example: { screen: '/users/list' },
  }),
  setSavedView: command({
    summary:
      'Saves a view of a screen. With the id of one, changes it: omitted fields stay the same. Only one view of a screen is the default.',
    access: 'session',
    scope: 'own',
    input: draft,
    output: savedView,
    example: { screen: '/users/list', name: 'Disabled users', view: 'active=0&sort=name' },
    history: ['screen', 'name', 'is_default'],
  }),
  removeSavedView: command({
    summary: 'Removes one of the caller’s saved views.',
    access: 'session',
    scope: 'own',
    input: z.strictObject({ id }),
    output: success,
    example: { id: '1' },
    history: ['screen', 'name', 'is_default'],
  }),
};
