import { areas, permissionsAt } from '@posthouse/contract/core/permissions';
import { expect, it } from 'vitest';
import { messages } from '../messages/en.ts';
import { givableBy, isSame, levelName, lowered, openingLevels, presets, shownAreas } from './rights.ts';

it('shows every area once', () => {
  expect([...shownAreas].sort()).toEqual([...areas].sort());
});

it('has a sentence for each level that opens something, and no other', () => {
  for (const area of areas) {
    expect(Object.keys(messages.includes[area]), area).toEqual(openingLevels[area].map(levelName));
  }
});

it('lowers rights to what can be given, area by area', () => {
  const givable = givableBy({
    role: 'subadmin',
    permissions: { ...permissionsAt(2), users: 5 },
    domainsLimited: false,
  });
  expect(lowered(presets.full, givable)).toEqual({ ...permissionsAt(2), users: 5 });
  expect(isSame(lowered(presets.readOnly, givable), presets.readOnly)).toBe(true);
});

it('lets the main admin give everything', () => {
  expect(givableBy({ role: 'admin', permissions: permissionsAt(0), domainsLimited: false })).toEqual(
    permissionsAt(6),
  );
});

it('lets a help desk do everyday work, but nothing with rights or branding', () => {
  expect(presets.helpDesk).toMatchObject({ users: 5, domains: 1, logs: 1, subadmins: 0, branding: 0 });
});
