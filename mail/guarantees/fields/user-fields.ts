import { because, type FieldCoverage, guaranteed, sameAs } from './coverage.ts';

const newUser = guaranteed(
  'a login works for a new user at once, by IMAP, POP3 and SMTP, and brings the mail',
);
const connector = guaranteed('another server gets the mail of external connectors');
const exchange = guaranteed(
  'another server gets the mail of exchange connectors, with a copy here where that is set',
);
const services = guaranteed('a login is refused by each service that is turned off, and by no other');
const hours = guaranteed('a login works within the access hours alone, in the timezone of the domain');
const sharedMailbox = guaranteed(
  'a mailbox that nobody logs in to takes mail, and is opened by its delegates: shared, room and equipment',
);
const disabled = guaranteed(
  'a user that is disabled neither logs in nor gets mail, and has everything when it is enabled again',
);
const renamed = guaranteed(
  'a user that is renamed keeps its mail under the new name, and a new user of the old name sees nothing of it',
);
const keptAddress = guaranteed(
  'the former address of a renamed user reaches it where it was kept, also from another domain, and is refused where it was not',
);
const ofWebmail = because('not used by the mail engine yet: for programs that show mail');

const settings: FieldCoverage = {
  password: guaranteed('a login is refused with a wrong password, and with the former one after a change'),
  name: guaranteed(
    'a vacation reply answers each sender once, names the user, and has no sender that could be answered',
  ),
  quota: guaranteed(
    'quota refuses mail that no longer fits, takes it again when there is more, and shows what is used',
  ),
  language: ofWebmail,
  timezone: ofWebmail,
  dateformat: ofWebmail,
  twofa_allowed: guaranteed(
    'a login with an application password works for its services; with two-factor authentication only that way',
  ),
  account_type: {
    basic: newUser,
    enhanced: guaranteed(
      'a public folder counts for lists and everybody, but what is said about one user counts more',
    ),
    exchange,
    external: connector,
    audit: guaranteed('a login is possible for no shared mailbox, and for an audit mailbox without sending'),
  },
  mailbox_type: {
    normal: newUser,
    shared: sharedMailbox,
    room: sharedMailbox,
    equipment: sharedMailbox,
  },
  oex_type: { relay: exchange, relay_and_copy: exchange },
  relay_host: connector,
  imap: services,
  pop3: services,
  smtp: services,
  access_hours: guaranteed('a login works on the days of the user alone'),
  access_start: hours,
  access_end: hours,
  login_ips: guaranteed(
    'a login works from the networks of the user alone, by every service and with every password',
  ),
};

export const userFields: FieldCoverage = {
  addUser: { does: newUser, username: newUser, domain: newUser, ...settings },
  updateUser: { does: services, ...settings },
  updateUsers: {
    does: sameAs('updateUser'),
    quota: sameAs('updateUser.quota'),
    account_type: sameAs('updateUser.account_type'),
    leave_over: because('only decides whose quota is set'),
  },
  undoUserChanges: {
    does: sameAs('updateUser'),
    kind: {
      quota: sameAs('updateUser.quota'),
      account_type: sameAs('updateUser.account_type'),
      active: disabled,
    },
  },
  renameUser: { does: renamed, username: renamed, domain: keptAddress, keep_alias: keptAddress },
  enableUsers: disabled,
  disableUsers: disabled,
  removeUsers: guaranteed('a user that is removed and restored has its mail again'),
};
