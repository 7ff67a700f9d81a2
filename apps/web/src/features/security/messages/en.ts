export const messages = {
  title: 'Admin IP Access Lists',
  titleOf: 'IP access list of {name}',
  purpose:
    'The addresses and networks you can log in from. This list applies only to your own logins; each sub-admin has their own list.',
  purposeOf: 'The addresses and networks the sub-admin {name} can log in from.',
  back: 'Back to sub-admins',
  unknown: 'There is no sub-admin named {name}',
  unknownHint: 'The sub-admin may have been removed, or the link may be wrong.',
  access: {
    title: 'Restriction',
    restricted: 'Restricted',
    unrestricted: 'Not restricted',
    restrictedText: 'Logins are allowed only from the listed addresses.',
    unrestrictedText:
      'Logins are allowed from any address. The list takes effect when you restrict access to it.',
    atOnce: 'Changes take effect immediately, including for open sessions.',
    restrict: 'Restrict to this list',
    lift: 'Lift the restriction',
    managed:
      'This restriction was set by the person who manages your access. Ask them if you need another address.',
  },
  own: {
    address: 'Your address:',
    listed: 'In the list',
    notListed: 'Not in the list',
    add: 'Add my address',
  },
  list: {
    title: 'Allowed addresses',
    ip: 'Address or network',
    description: 'Description',
    remove: 'Remove',
    removeOf: 'Remove {ip}',
    lastStays: 'You can’t remove the last entry while access is restricted. Lift the restriction first.',
    empty: 'No addresses yet',
    emptyHint:
      'Add the addresses of your office, home or VPN. Once access is restricted to them, logins from anywhere else are refused, even with the right password. Other admins are not affected.',
  },
  form: {
    add: 'Add address',
    ip: 'Address or network',
    ipHint: 'An IPv4 or IPv6 address, or a network in CIDR notation: 192.0.2.7, 192.0.2.0/24, 2001:db8::/32.',
    description: 'Description',
    descriptionHint: 'For example “Berlin office”.',
    listed: 'This address is already in the list.',
    full: 'The list is full. The limit is {num} entries.',
  },
  ask: {
    restrict: 'Restrict access to this list?',
    restrictText:
      '{num, plural, one {Logins will be allowed only from the one entry in the list.} other {Logins will be allowed only from the # entries in the list.}} Open sessions from other addresses end immediately.',
    lift: 'Lift the restriction?',
    liftText: 'Logins will be allowed from any address again. The list is kept.',
    remove: 'Remove {ip} from the list?',
    removeText: 'Access is not restricted right now, so nobody is locked out.',
    removeRestrictedText: 'Logins from there are refused immediately, and open sessions from there end.',
  },
  preview: {
    refused:
      '{num, plural, one {# address with a login in the last 30 days would be refused} other {# addresses with a login in the last 30 days would be refused}}',
    none: '{num, plural, =0 {There were no logins in the last 30 days.} one {Nobody would be refused: the only address with a login in the last 30 days is in the list.} other {Nobody would be refused: all # addresses with a login in the last 30 days are in the list.}}',
    lastLogin: 'last login',
    failed: 'Couldn’t check whether anyone would be refused',
  },
  lockout: {
    title: 'You would lock yourself out',
    text: 'Your own address {ip} would not be allowed. Your session would end immediately, and you could no longer log in from here.',
    tick: 'I understand that I will be locked out',
  },
  password: {
    label: 'Your password',
    hint: 'Confirm that it’s you.',
    wanted: 'Enter your password to confirm the change.',
  },
  facts: {
    state: 'State',
    restricted: 'Restricted to the list',
    ip: 'Address or network',
    description: 'Description',
  },
  goTo: {
    words: {
      adminIpAccess: 'IP restriction, allowed addresses, whitelist, allowlist, login from',
      addAdminIp: 'allow address, allowlist, whitelist',
    },
    actions: {
      addAdminIp: 'Add IP address to your access list',
    },
  },
  menu: {
    security: 'Security',
    filtering: 'Filtering',
    adminIpAccess: 'Admin IP Access Lists',
  },
  values: {
    state: { new: 'New', acknowledged: 'Acknowledged', safe: 'Safe', confirmed: 'Confirmed' },
  },
  deeds: {
    resolveIncident: 'Logins of {name} marked as safe',
    setAdminIpAccess: 'IP restriction of {name} changed',
    addAdminIp: 'IP address {name} added',
    removeAdminIp: '{num, plural, =1 {IP address removed} other {{shown} IP addresses removed}}',
  },
  operations: {
    resolveIncident: 'Marked logins from several countries as safe',
    setAdminIpAccess: 'Changed the IP restriction of an admin',
    addAdminIp: 'Added an address to an admin’s IP access list',
    removeAdminIp: 'Removed an address from an admin’s IP access list',
  },
};

declare module '../../../i18n/texts.ts' {
  interface Catalogs {
    security: typeof messages;
  }
}
