import { folderTypes } from '@posthouse/contract/features/public-folders';
import { folderProfiles } from '@posthouse/contract/fields/folder-profiles';
import { each, type FieldCoverage, guaranteed, onlyNote } from './coverage.ts';

const profiles = guaranteed(
  'the rights of a public folder are those of each of the nine profiles, and nobody makes, deletes or gives away folders',
);
const readers = guaranteed(
  'a public folder counts for lists and everybody, but what is said about one user counts more',
);
const places = guaranteed(
  'a public folder follows the panel: renamed, moved, removed and restored with what is in it',
);
const inAnother = guaranteed(
  'a public folder inside of another has only its own rights, also after it was removed',
);
const quota = guaranteed(
  'a public folder takes nothing over its quota, not even once, and tells what it holds',
);
const types = guaranteed('a public folder has each of its types told to mail programs');
const owners = guaranteed(
  'a public folder is its owners’ without any right, and gives its rights to subfolders where that is asked for',
);

const changeable: FieldCoverage = {
  name: places,
  parent: inAnother,
  quota,
  owners,
  note: onlyNote,
  username: quota,
};

export const folderFields: FieldCoverage = {
  addPublicFolder: { does: profiles, domain: places, type: each(folderTypes, types), ...changeable },
  updatePublicFolder: { does: places, ...changeable },
  setPublicFolderRights: {
    does: profiles,
    rights: { who: { does: readers, everyone: readers }, profile: each(folderProfiles, profiles) },
    subfolders: owners,
  },
  removePublicFolders: inAnother,
};
