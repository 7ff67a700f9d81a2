const address = /^[^@]+@[^@]+$/;
const domain = /^[^@.][^@]*$/;

/** The questions Postfix asks, each a function of the schema `engine`, with the keys that can have an answer. */
export const postfixTables: Readonly<Record<string, RegExp>> = {
  mailbox_domain: domain,
  relay_domain: domain,
  kept_elsewhere: address,
  mailbox: address,
  virtual_alias: address,
  audit_copy: address,
  transport: address,
  probe_transport: address,
};
