import { type FieldCoverage, guaranteed, sameAs } from './coverage.ts';

const leaves = guaranteed(
  'a user who leaves is refused with the old password, and a colleague gets the mail, also of lists and aliases, while whoever writes is answered; the undo brings all of it back',
);
const removed = sameAs('removeUsers');

export const offboardingFields: FieldCoverage = {
  planOffboarding: {
    does: leaves,
    new_password: leaves,
    app_passwords: leaves,
    forward_to: leaves,
    keep_copy: leaves,
    stop_forwards: sameAs('setForwards.destinations'),
    delegate_to: sameAs('setDelegates.delegates.address'),
    make_shared: sameAs('updateUser.mailbox_type.shared'),
    vacation: leaves,
    vacation_subject: leaves,
    hand_over_to: leaves,
    hand_over: { aliases: leaves, lists: leaves, smart_lists: leaves },
    end_access: {
      mailboxes: sameAs('setDelegates.delegates.address'),
      public_folders: sameAs('setPublicFolderRights.rights.who'),
    },
    remove_at: removed,
  },
  setRemovalDate: { does: removed, remove_at: removed },
};
