import { ruleActionTypes, ruleFields, testsOf } from '@posthouse/contract/features/users/delivery-rules';
import { because, each, type FieldCoverage, guaranteed, onlyShown } from './coverage.ts';

const forwards = guaranteed('a forward brings mail to other users and elsewhere, with and without a copy');
const sendAs = guaranteed('a user sends as the addresses it was given');
const rights = guaranteed(
  'a delegate with full rights makes and deletes folders; one who edits files and deletes messages; one who reads does neither',
);
const sending = guaranteed(
  'a delegate sends as the mailbox, on its behalf or not at all, whatever it may read',
);
const conditions = guaranteed(
  'delivery rules look at sender, recipients, subject, headers, text, size and spam, with every test there is',
);
const order = guaranteed(
  'delivery rules need all of their conditions, any of them or none; one that is off does nothing, one that stops is the last',
);
const actions = guaranteed(
  'delivery rules move, copy, mark, keep, forward, redirect, discard and reject mail, from the next message on',
);
const daysOfVacation = guaranteed(
  'a vacation reply is sent from its first day to its last alone, in the timezone of the domain',
);
const repeated = guaranteed(
  'a vacation reply is sent to the same sender again when its days are over, and to nobody once it is off',
);
const answer = guaranteed(
  'a vacation reply answers other addresses where they are named, and has the subject of the message where it has none',
);
const appPassword = guaranteed(
  'a login with an application password works for its services; with two-factor authentication only that way',
);
const lastDay = guaranteed(
  'an account has its own timezone, in which the last day of an application password ends',
);

export const deliveryFields: FieldCoverage = {
  setForwards: { does: forwards, destinations: forwards, keep_copy: forwards },
  setSendAs: { does: sendAs, addresses: sendAs },
  setDelegates: {
    does: rights,
    delegates: {
      address: guaranteed('a mailbox is opened by its delegates with their rights, and by nobody else'),
      right: { read: rights, edit: rights, full: rights },
      send: { none: sending, as: sending, behalf: sending },
    },
  },
  turnOnOwnFilter: guaranteed(
    'a filter of the user’s own mail program that was turned off can be turned on again by the administrator, or by the user',
  ),
  setDeliveryRules: {
    does: actions,
    rules: {
      name: onlyShown,
      active: order,
      match: { all: order, any: order },
      conditions: {
        field: each(ruleFields, conditions),
        header: conditions,
        test: each(Object.values(testsOf).flat(), conditions),
        value: conditions,
      },
      actions: { type: each(ruleActionTypes, actions), value: actions },
      stop: order,
    },
  },
  setVacation: {
    does: repeated,
    active: repeated,
    starts_on: daysOfVacation,
    ends_on: daysOfVacation,
    subject: answer,
    text: answer,
    days: repeated,
    addresses: answer,
  },
  addAppPassword: {
    does: appPassword,
    label: onlyShown,
    services: { imap: appPassword, pop3: appPassword, smtp: appPassword },
    expires_on: lastDay,
  },
  createPasswordHandover: {
    does: guaranteed('a login is refused with a wrong password, and with the former one after a change'),
    password: guaranteed('a login is refused with a wrong password, and with the former one after a change'),
    days: because('only how long the link to the password works'),
  },
  revokePasswordHandover: because('only ends the link to the password'),
  openPasswordHandover: because('only shows the password'),
  removeAppPassword: { does: appPassword, password_id: appPassword },
  getOneTimePassword: {
    does: guaranteed('a login with a one-time password works once'),
    reason: because('only recorded in the history'),
  },
};
