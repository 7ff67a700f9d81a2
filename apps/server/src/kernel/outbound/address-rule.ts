import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';

/** Whether the panel may send anything to an address. */
export type AddressRule = (address: string) => boolean;

/**
 * Public addresses of other machines, and what the operator listed (addresses or CIDR ranges). Names that customers give
 * lead wherever they want: without this the panel would be a door into the network it stands in.
 */
export function createAddressRule(allowed: readonly string[]): AddressRule {
  const ranges = allowed.map(rangeOf);
  return (address) => {
    if (!ipaddr.isValid(address)) return false;
    // An IPv4 address in the clothes of IPv6 is listed as what it is, and public as neither.
    const plain = ipaddr.process(address);
    if (ranges.some(([network, bits]) => network.kind() === plain.kind() && plain.match([network, bits])))
      return true;
    return isPublic(ipaddr.parse(address)) && !isOwn(plain);
  };
}

/** Answers with keys and settings of the machine it is asked from; public by its number only (Azure). */
const metadataAddress = '168.63.129.16';

/** What is handed out of IPv6 to the world lies in 2000::/3; the rest is nobody's. */
function isPublic(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  if (address.range() !== 'unicast' || address.toString() === metadataAddress) return false;
  return address.kind() === 'ipv4' || (address as ipaddr.IPv6).match(ipaddr.IPv6.parseCIDR('2000::/3'));
}

function rangeOf(item: string): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  if (item.includes('/')) return ipaddr.parseCIDR(item);
  const address = ipaddr.process(item);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}

function isOwn(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  return Object.values(networkInterfaces())
    .flatMap((entries) => entries ?? [])
    .some((entry) => ipaddr.process(entry.address).toNormalizedString() === address.toNormalizedString());
}
