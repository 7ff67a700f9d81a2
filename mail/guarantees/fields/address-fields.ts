import { type FieldCoverage, guaranteed, onlyNote } from './coverage.ts';

const alias = guaranteed(
  'an alias brings mail to all its destinations, here and elsewhere, through other aliases and alias domains',
);
const list = guaranteed(
  'a distribution list brings mail to members here and elsewhere, with the headers of a list',
);
const changed = guaranteed(
  'an alias and a list that get another name or destination are reached there from the next message on, and no longer as before',
);
const ended = guaranteed(
  'each of aliases, lists and smart lists is refused while it is disabled or removed, takes mail again, and leaves its name once it is gone',
);
const members = guaranteed('a distribution list follows its members: added, removed, renamed, disabled');
const retrainer = guaranteed(
  'a retrainer teaches the filter what users of its domain send, each kind its own, and refuses everybody else',
);
const posting = guaranteed(
  'a smart list for members refuses everybody else before the message, and an owner never',
);
const password = guaranteed(
  'a smart list with a password takes it from the subject, and refuses the message without it',
);
const ofAll = guaranteed('a smart list of all users of the domain reaches each of them, and no other domain');
const settings = guaranteed(
  'a smart list follows its settings: name, type, who can post, whether a copy goes to the sender, members',
);
const owners = guaranteed(
  'a smart list gives what comes back from its members to its owners, and takes nothing else for them',
);

const smartList: FieldCoverage = {
  name: settings,
  note: onlyNote,
  copy_to_sender: settings,
  protection: { none: settings, members: settings, password },
  password,
  type: { members: settings, all: ofAll },
  owners,
};

export const addressFields: FieldCoverage = {
  addAlias: { does: alias, alias, domain: alias, forward: alias, note: onlyNote },
  updateAlias: { does: changed, alias: changed, forward: changed, note: onlyNote },
  enableAliases: ended,
  disableAliases: ended,
  removeAliases: ended,
  addList: {
    does: list,
    name: list,
    domain: list,
    type: { distribution: list, spam: retrainer, notspam: retrainer },
    note: onlyNote,
    members: list,
  },
  updateList: { does: changed, name: changed, note: onlyNote },
  addListMembers: { does: members, members },
  removeListMembers: members,
  enableLists: ended,
  disableLists: ended,
  removeLists: ended,
  addSmartList: { does: posting, domain: ofAll, ...smartList },
  updateSmartList: { does: settings, ...smartList },
  setSmartListMembers: {
    does: posting,
    members: { address: posting, can_post: posting, can_receive: posting },
  },
  removeSmartListMembers: settings,
  enableSmartLists: ended,
  disableSmartLists: ended,
  removeSmartLists: ended,
};
