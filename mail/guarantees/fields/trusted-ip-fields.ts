import { type FieldCoverage, guaranteed, onlyNote } from './coverage.ts';

const trusted = guaranteed(
  'guessing of a password leaves users in from where they are trusted, of the user or the whole domain',
);
const lifted = guaranteed('guessing of a password is forgiven at once when an admin unblocks the address');

export const trustedIpFields: FieldCoverage = {
  addTrustedIp: { does: trusted, domain: trusted, username: trusted, ip: trusted, description: onlyNote },
  removeTrustedIps: { does: trusted },
  unblockIp: { does: lifted, ip: lifted, domain: lifted, username: lifted },
};
