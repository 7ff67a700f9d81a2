import { describe, expect, it } from 'vitest';
import { aUser } from '../../testing/a-user.ts';
import { offeredTypes } from './offered-types.ts';
import type { User } from './user.ts';
import { accountChangesOf, accountValuesOf, newUserOf } from './user-values.ts';

const row = aUser();

describe('what is sent of a changed user', () => {
  const changes = (of: User, typed: Partial<ReturnType<typeof accountValuesOf>>) =>
    accountChangesOf(of, { ...accountValuesOf(of), ...typed });

  it('is what differs, and a password only where one was typed', () => {
    expect(changes(row, {})).toEqual({});
    expect(changes(row, { quota: 2000, password: 'Correct-horse-7' })).toEqual({
      quota: 2000,
      password: 'Correct-horse-7',
    });
  });

  it('says of a new connector how it passes mail on, even where the first choice was kept', () => {
    expect(changes(row, { account_type: 'exchange' })).toEqual({
      account_type: 'exchange',
      oex_type: 'relay',
    });
    const connector = aUser({ account_type: 'exchange', oex_type: 'relay' });
    expect(changes(connector, { name: 'B' })).toEqual({ name: 'B' });
  });

  it('makes a room a normal mailbox where its type has no rooms', () => {
    const room = aUser({ account_type: 'enhanced', mailbox_type: 'room' });
    expect(changes(room, { account_type: 'basic', password: 'Correct-horse-7' })).toEqual({
      account_type: 'basic',
      mailbox_type: 'normal',
      password: 'Correct-horse-7',
    });
    expect(changes(room, { name: 'B', password: 'Correct-horse-7' })).toEqual({ name: 'B' });
  });
});

it('sends of a new user only what its type has', () => {
  const typed = {
    username: 'room',
    domain: 'example.com',
    name: '',
    account_type: 'enhanced',
    mailbox_type: 'room',
    oex_type: 'relay',
    relay_host: 'mx.example.net',
    quota: 500,
    twofa_allowed: false,
    password: 'Correct-horse-7',
  } as const;
  const sent = newUserOf(typed);
  expect(sent).toMatchObject({ account_type: 'enhanced', mailbox_type: 'room' });
  expect(Object.keys(sent)).not.toEqual(expect.arrayContaining(['password']));
  expect(newUserOf({ ...typed, account_type: 'external' })).toMatchObject({
    relay_host: 'mx.example.net',
    password: 'Correct-horse-7',
  });
});

it('offers the types that have seats, and the one a user has already', () => {
  const status = { maxemails: 3, maxeemails: 0, maxexemails: 0, maxocemails: 1 } as never;
  expect(offeredTypes(status)).toEqual(['basic', 'external', 'audit']);
  expect(offeredTypes(status, 'exchange')).toEqual(['basic', 'exchange', 'external', 'audit']);
});
