export const messages = {
  title: 'User Trusted Login IPs',
  purpose:
    'IP addresses and networks from which users can always log in with the right password, even while someone is guessing it.',
  search: 'Search by IP or description',
  empty: 'No trusted IPs yet',
  emptyHint:
    'After 10 wrong passwords, the mail servers block logins for a while: from the IP address they came from, and for the user from places they haven’t used in the last 30 days. Add the IPs of offices and of people on the road so that an attack never locks them out.',
  everybody: 'Everyone at {domain}',
  column: {
    ip: 'IP or network',
    who: 'Trusted for',
    description: 'Description',
    created: 'Added',
  },
  filter: {
    ip: 'Includes IP',
  },
  form: {
    domain: 'Domain',
    chooseDomain: 'Search domains',
    user: 'User',
    chooseUser: 'Search users of the domain',
    typeUser: 'For example anna',
    ipHint: 'An IPv4 or IPv6 address, or a network in CIDR notation: 192.0.2.7, 192.0.2.0/24, 2001:db8::/32.',
    descriptionHint: 'For example “Berlin office”.',
    unknown: 'There is no such user in this domain.',
  },
  add: {
    title: 'Add trusted IP',
    domainHint: 'The domain whose users log in from there.',
    userHint: 'Leave it empty to trust the IP for everyone in the domain.',
    listed: 'This IP is already trusted there.',
  },
  panel: {
    text: 'Logins from here are never blocked because of wrong passwords elsewhere. Passwords are still checked, and many wrong ones from here slow down further attempts.',
  },
  check: {
    title: 'Check an IP',
    ip: 'IP address',
    ipHint: 'For example 192.0.2.7 or 2001:db8::1.',
    domainHint: 'Optional: check for this domain only.',
    userHint: 'Optional: also finds a block that affects only this user.',
    submit: 'Check IP',
    blocked: 'IP is blocked',
    notBlocked: 'IP is not blocked',
    cause: {
      address: 'Too many wrong passwords came from this IP.',
      user: 'Too many wrong passwords were tried for this user. Logins from new places are blocked.',
      pace: 'Many wrong passwords came from here, so attempts are slowed down. The next one is possible in a few seconds.',
    },
    until: 'Blocked until {time}.',
    unblock: 'Unblock',
    unblockText: 'Unblocking takes effect immediately, for your own users only.',
    unblockUser:
      'Unblocking takes effect immediately. If the attack continues, add the IP as a trusted IP of this user instead.',
    free: 'This user can log in from this IP.',
    freeForAll: 'Users can log in from this IP. Choose a user to find a block that affects only them.',
    known: {
      trusted: 'This IP is trusted for this user.',
      recent: 'This user has logged in from this IP in the last 30 days, so it is never blocked for them.',
    },
  },
  row: {
    remove: 'Remove',
  },
  bulk: {
    remove: '{num, plural, one {Remove # trusted IP} other {Remove {shown} trusted IPs}}',
  },
  ask: {
    removeOne: 'Stop trusting {ip} for {name}?',
    remove: '{num, plural, one {Remove # trusted IP?} other {Remove {shown} trusted IPs?}}',
    removeText:
      'Users can still log in from there, but not while logins are blocked because of wrong passwords.',
  },
  facts: {
    ip: 'IP or network',
    email: 'User',
    domain: 'Domain',
    description: 'Description',
  },
  goTo: {
    words: {
      trustedIps:
        'blocked, unblock, locked out, brute force, wrong password, failed logins, safe addresses, allowlist',
      addTrustedIp: 'new trusted IP, allow IP, safe address',
      exportTrustedIps: 'download trusted IPs, CSV, spreadsheet',
    },
    actions: {
      addTrustedIp: 'Add trusted IP',
      exportTrustedIps: 'Export trusted IPs',
    },
  },
  menu: {
    trustedIps: 'User Trusted Login IPs',
  },
  jobs: {
    removeTrustedIps: 'Removing trusted IPs',
  },
  deeds: {
    exportTrustedIps: 'Trusted IPs exported',
    addTrustedIp: 'Trusted IP {name} added',
    removeTrustedIps: '{num, plural, =1 {Trusted IP {name} removed} other {{shown} trusted IPs removed}}',
    unblockIp: 'IP unblocked',
  },
  operations: {
    exportTrustedIps: 'Exported trusted IPs',
    addTrustedIp: 'Added a trusted IP',
    removeTrustedIps: 'Removed a trusted IP',
    unblockIp: 'Unblocked an IP',
  },
};

declare module '../../../i18n/texts.ts' {
  interface Catalogs {
    'trusted-ips': typeof messages;
  }
}
