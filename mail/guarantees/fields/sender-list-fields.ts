import { type FieldCoverage, guaranteed, onlyNote, sameAs } from './coverage.ts';

const refused = guaranteed(
  'a sender on a list is refused by its blacklist: of the account, of a domain and of a user',
);
const nearest = guaranteed(
  'a sender on a list is nearest to its user: what the user says counts before the domain, the domain before the account',
);
const inFrom = guaranteed('a sender on a list is also found in the From where an entry says so');
const ended = guaranteed('a sender on a list no longer counts after its last day, and every hit is counted');
const spf = guaranteed(
  'a sender on a list counts for the whitelist only where the DNS does not say otherwise, unless that is ignored',
);

const shared: FieldCoverage = { apply_to_headers: inFrom, note: onlyNote, expires: ended };
const changed = (add: string): FieldCoverage => ({
  does: sameAs(add),
  address: sameAs(`${add}.address`),
  apply_to_headers: sameAs(`${add}.apply_to_headers`),
  note: onlyNote,
  expires: sameAs(`${add}.expires`),
});

/** Senders whose mail is always accepted or refused. */
export const senderListFields: FieldCoverage = {
  addWhitelist: {
    does: nearest,
    address: nearest,
    domain: nearest,
    ...shared,
    ignore_spf: spf,
  },
  updateWhitelist: { ...changed('addWhitelist'), ignore_spf: sameAs('addWhitelist.ignore_spf') },
  removeWhitelist: sameAs('addWhitelist'),
  addBlacklist: { does: refused, address: refused, domain: refused, ...shared },
  updateBlacklist: changed('addBlacklist'),
  removeBlacklist: sameAs('addBlacklist'),
};
