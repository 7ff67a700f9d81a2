import { because, type FieldCoverage, guaranteed, sameAs } from './coverage.ts';

const newDomain = guaranteed(
  'mail to an address at a domain that is minutes old arrives, also one that was tried just before',
);
const closedDomain = guaranteed(
  'a domain that is disabled or parked takes no mail and no logins, and does again afterwards',
);
const exchange = guaranteed(
  'another server gets the mail of exchange connectors, with a copy here where that is set',
);
const elsewhere = guaranteed('another server gets all mail of a domain without local delivery');
const audit = guaranteed(
  'auditing a domain copies everything it sends and receives to the audit mailbox, once, and nothing after it is turned off',
);
const dkim = guaranteed(
  'DKIM signs what users send with the key that is published, and with the new one after a rotation',
);
const aliasDomain = guaranteed(
  'mail to an address at an alias domain reaches the same name at the domain, and no other name',
);
const handover = because('only a page for whoever runs the DNS');

export const domainFields: FieldCoverage = {
  addDomain: { does: newDomain, domain: newDomain, type: { standard: newDomain, parked: closedDomain } },
  addDomains: {
    does: sameAs('addDomain'),
    domains: sameAs('addDomain.domain'),
    type: sameAs('addDomain.type'),
  },
  updateDomain: {
    does: closedDomain,
    type: { standard: newDomain, parked: closedDomain },
    timezone: guaranteed('a login works within the access hours alone, in the timezone of the domain'),
    catchall: guaranteed(
      'mail to an address that nobody has reaches the catch-all, which never takes that of a user, nor of one that is disabled',
    ),
    webmail: because('not used by the mail engine yet: webmail runs elsewhere'),
    exchange_enabled: exchange,
    exchange_host: exchange,
    localdelivery: elsewhere,
    relay_host: elsewhere,
    footer: because('not used by the mail engine yet: it adds nothing to messages'),
    homecountry: because('not used by the mail engine yet: it knows no countries'),
    audit_enabled: audit,
  },
  enableDomains: closedDomain,
  disableDomains: closedDomain,
  removeDomains: guaranteed('a domain that is removed takes no mail, and its next owner meets none of it'),
  verifyDomain: newDomain,
  checkDomainHealth: dkim,
  enableDkim: dkim,
  disableDkim: dkim,
  rotateDkim: dkim,
  createDnsHandover: handover,
  revokeDnsHandover: handover,
  addAliasDomain: { does: aliasDomain, domain: aliasDomain, aliasdomain: aliasDomain },
  removeAliasDomains: guaranteed(
    'an alias domain that is removed, or whose domain is disabled, takes no mail and no logins, and is no sender',
  ),
  setAuditDomain: { does: audit, domain: audit, audit_email: audit },
  removeAuditDomain: { does: audit, domain: audit },
};
