import { expect, it } from 'vitest';
import { abilitiesOf, abilitiesOfProfile, folderProfiles } from './folder-profiles.ts';

it('each profile allows what its row of the table says, and none allows nothing', () => {
  expect(abilitiesOf('owner')).toEqual([
    ...['visible', 'read', 'create', 'edit_all', 'delete_all', 'subfolders', 'manage'],
  ]);
  expect(abilitiesOf('non_editing_author')).toEqual(['visible', 'read', 'create', 'delete_own']);
  expect(abilitiesOf('contributor')).toEqual(['visible', 'create']);
  expect(abilitiesOf('none')).toEqual([]);
});

it('no two profiles allow the same', () => {
  const told = folderProfiles.map((profile) => abilitiesOf(profile).join());
  expect(new Set(told).size).toBe(folderProfiles.length);
});

it('whoever may do anything sees the folder', () => {
  const blind = folderProfiles.filter(
    (profile) => !abilitiesOfProfile[profile].visible && abilitiesOf(profile).length > 0,
  );
  expect(blind).toEqual([]);
});
