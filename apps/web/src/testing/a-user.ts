import type { ActionAnswer } from '@posthouse/contract';
import { userRow } from '@posthouse/contract/features/users';

type User = ActionAnswer<'getUser'>;

const anna = {
  ...{ id: '7', email: 'anna@here.example', unicode: 'anna@here.example' },
  ...{ username: 'anna', domain: 'here.example', name: 'Anna' },
  ...{ account_type: 'basic', mailbox_type: 'normal', active: 1, quota: 1000, imap: 1, pop3: 1, smtp: 1 },
  ...{ created_at: '2026-03-02T10:00:00.000Z', version: 1 },
} as const;

const nothings = [null, 0, '', [], {}];

/** What a field holds that nothing was set in: a new one needs no line here. */
const unset = Object.fromEntries(
  Object.entries(userRow.shape).map(([name, schema]) => [
    name,
    nothings.find((nothing) => schema.safeParse(nothing).success),
  ]),
);

/** Anna, with what a test says about her. */
export const aUser = (said: Partial<User> = {}): User => userRow.parse({ ...unset, ...anna, ...said });
