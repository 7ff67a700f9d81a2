export const messages = {
  title: 'Admin IP access list',
  titleOf: 'IP access list of {name}',
  purpose:
    'The addresses and networks from which you can log in to this panel. The list covers your own logins alone: each sub-admin has their own.',
  purposeOf: 'The addresses and networks from which the sub-admin {name} can log in to this panel.',
  back: 'Back to sub-admins',
  unknown: 'There is no sub-admin named {name}',
  unknownHint: 'The sub-admin may have been removed, or the link has a typo.',
  access: {
    title: 'Restriction',
    restricted: 'Restricted',
    unrestricted: 'Not restricted',
    restrictedText: 'Logging in works only from the addresses in the list.',
    unrestrictedText: 'Logging in works from every address. The list counts once you restrict access to it.',
    atOnce: 'Changes count at once, also for open sessions.',
    restrict: 'Restrict to this list',
    lift: 'Lift the restriction',
    managed: 'This restriction was set by who manages your access. Ask them if you need another address.',
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
    lastStays: 'The last entry stays while access is restricted. Lift the restriction to remove it.',
    empty: 'No addresses yet',
    emptyHint:
      'List the addresses of your office, your home or your VPN. Once access is restricted to them, logging in works from nowhere else, not even with the right password. Other admins are not affected.',
  },
  form: {
    add: 'Add address',
    ip: 'Address or network',
    ipHint: 'IPv4 or IPv6, networks in CIDR notation: 192.0.2.7, 192.0.2.0/24, 2001:db8::/32.',
    description: 'Description',
    descriptionHint: 'Says later whose address it is.',
    listed: 'This address is already in the list.',
    full: 'The list is full: it holds at most {num} entries.',
  },
  ask: {
    restrict: 'Restrict access to this list?',
    restrictText:
      '{num, plural, one {Logging in will work only from the one entry of the list.} other {Logging in will work only from the # entries of the list.}} Open sessions from elsewhere end at once.',
    lift: 'Lift the restriction?',
    liftText: 'Logging in will work from every address again. The list is kept.',
    remove: 'Remove {ip} from the list?',
    removeText: 'Access is not restricted at present, so this locks nobody out.',
    removeRestrictedText: 'Logging in from there stops working at once, and open sessions from there end.',
  },
  preview: {
    refused:
      '{num, plural, one {# address with a login in the last 30 days would be refused} other {# addresses with a login in the last 30 days would be refused}}',
    none: '{num, plural, =0 {There were no logins in the last 30 days.} one {Nobody would be refused: the one address with a login in the last 30 days is in the list.} other {Nobody would be refused: all # addresses with a login in the last 30 days are in the list.}}',
    lastLogin: 'last login',
    failed: 'Whether somebody would be refused could not be found out',
  },
  lockout: {
    title: 'You would lock yourself out',
    text: 'Your own address {ip} would not be allowed. Your session ends at once, and you cannot log in from here any more.',
    tick: 'I know that I lock myself out here',
  },
  password: {
    label: 'Your password',
    hint: 'Please confirm that it is you.',
    wanted: 'Please confirm the change with your password.',
  },
  facts: {
    restricted: 'Restricted to the list',
    ip: 'Address or network',
    description: 'Description',
  },
  menu: {
    security: 'Security',
    filtering: 'Filtering',
    adminIpAccess: 'Admin IP Access Lists',
  },
  operations: {
    setAdminIpAccess: 'Changed the IP restriction of an admin',
    addAdminIp: 'Added an address to an admin’s IP access list',
    removeAdminIp: 'Removed an address from an admin’s IP access list',
  },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    security: typeof messages;
  }
}
