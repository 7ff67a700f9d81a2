const domain = /^[\w-]+(\.[\w-]+)*$/;
const literal = /^\[[0-9a-z:.]+\]$/i;

/**
 * Whether an envelope’s sender, as Postfix understood it, is an address that stays the same on its way: of others Postfix
 * makes another one later, that of a name without a domain or with a dot at its end. What stands before the last @ is up to
 * the domain.
 */
export function isSenderAddress(sender: string): boolean {
  if (sender === '') return true;
  const at = sender.lastIndexOf('@');
  const host = sender.slice(at + 1);
  return at > 0 && !hasControls(sender) && (domain.test(host) || literal.test(host));
}

const hasControls = (text: string) => [...text].some((one) => one < ' ' || one === '\x7f');

export const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/** It becomes part of an SMTP answer. */
export const printable = (address: string) => address.replaceAll(/[^\x21-\x7e]/g, '?').slice(0, 200);
