import { because, type FieldCoverage, guaranteed, onlyNote, sameAs } from './coverage.ts';

const spam = guaranteed('filter settings say what becomes of spam: the folder, the inbox, or refused');
const score = guaranteed('filter settings say from which score on a message is spam');
const accepted = guaranteed(
  'filter settings accept only whom a list names, colleagues, and whom users have written to',
);
const report = guaranteed('a spam report tells a user in their language what is in the spam folder');
const released = guaranteed(
  'a spam report releases a message once, teaches the filter, and allows its sender where the user wants that',
);
const network = guaranteed('a server on a list is refused or accepted by the first entry that fits');

/** What becomes of mail by settings, networks, and whom users have written to. */
export const filterFields: FieldCoverage = {
  updateFilterSettings: {
    does: spam,
    domain: guaranteed('one message keeps to the settings of each of two accounts'),
    accept_from: { does: accepted, everyone: spam, whitelist: accepted },
    autowhitelist: accepted,
    sensitivity: score,
    spam_to: { does: spam, folder: spam, inbox: spam, delete: spam },
    keep_spam_days: because('only seen after days: Dovecot is told how long the spam folder keeps mail'),
    report_hours: report,
    report_content: { does: report, new: report, all: report },
    report_format: { does: report, html: report, text: report },
    login_countries: guaranteed(
      'logins from more countries than allowed are an incident for admins, by any service, and go on to work',
    ),
  },
  addIpAccess: {
    does: network,
    ip: network,
    type: { allow: network, block: network },
    domain: network,
    preference: network,
    description: onlyNote,
  },
  updateIpAccess: {
    does: sameAs('addIpAccess'),
    ip: sameAs('addIpAccess.ip'),
    type: { allow: sameAs('addIpAccess.type.allow'), block: sameAs('addIpAccess.type.block') },
    preference: sameAs('addIpAccess.preference'),
    description: onlyNote,
  },
  removeIpAccess: sameAs('addIpAccess'),
  releaseSpam: { does: released, key: released, allow: released },
  removeAutoWhitelist: sameAs('updateFilterSettings.autowhitelist'),
};
