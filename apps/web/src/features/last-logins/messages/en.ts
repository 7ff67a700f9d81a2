export const messages = {
  title: 'Last Logins',
  titleOf: 'Last logins of {name}',
  purpose: 'Who logged in to which mailbox, from where, and who was refused.',
  all: 'Show all users',
  search: 'Search by user or label',
  empty: 'No logins recorded yet',
  emptyOf: 'No logins of this user recorded yet',
  emptyHint:
    'Logins by IMAP, POP3, SMTP and ManageSieve appear here within seconds. They are kept for 90 days unless your provider has set another period.',
  column: {
    at: 'Time',
    user: 'User',
    service: 'Service',
    outcome: 'Outcome',
    reason: 'Reason',
    password: 'Password used',
    ip: 'IP address',
    country: 'Country',
    attempts: 'Attempts',
  },
  filter: {
    domain: 'Domain',
    label: 'Label of the password',
    ip: 'IP or network',
  },
  service: {
    imap: 'IMAP',
    pop3: 'POP3',
    smtp: 'SMTP',
    sieve: 'ManageSieve',
  },
  outcome: {
    accepted: 'Accepted',
    refused: 'Refused',
    blocked: 'Blocked',
  },
  reason: {
    account: 'Account suspended',
    domain: 'Domain not in use',
    user: 'User disabled',
    login: 'User without a password',
    service: 'Service turned off',
    hours: 'Outside access hours',
    address: 'IP address not allowed',
    twofa: 'Application password required',
    guessing: 'Too many wrong passwords',
    password: 'Wrong password',
    unavailable: 'Mail engine didn’t answer',
  },
  password: {
    main: 'Main password',
    app: 'Application password',
    onetime: 'One-time password',
    labelled: 'Application password “{label}”',
  },
  explain: {
    title: 'Why can’t they log in?',
    service: 'Service',
    free: 'Nothing keeps {name} from logging in by {service}',
    freeHint: 'If it still fails, check the password and the settings of the mail program.',
    stuck: '{name} can’t log in by {service} right now',
    stuckHint: 'Fix what is marked below, then try again. Changes take effect immediately.',
    checks: 'What was checked',
    attempts: 'Last attempts',
    noAttempts: 'No logins recorded yet.',
    allAttempts: 'All logins',
  },
  check: {
    engine: {
      ok: 'The mail engine is running.',
      problem: 'The mail engine isn’t running. Contact your provider.',
    },
    account: {
      ok: 'The account is active.',
      problem: 'The account is suspended. Contact your provider.',
    },
    domain: {
      ok: 'The domain is verified and enabled.',
      unverified: 'The domain is not verified yet.',
      disabled: 'The domain is disabled.',
      parked: 'The domain is parked: it neither sends nor receives mail.',
    },
    user: {
      ok: 'The user is enabled.',
      problem: 'The user is disabled.',
    },
    login: {
      ok: 'The user has a password.',
      problem: 'The user has no password, so nobody can log in as this user.',
    },
    service: {
      ok: '{service} is turned on.',
      problem: '{service} is turned off for this user.',
      none: 'Users of this type can’t use {service}.',
    },
    hours: {
      ok: 'Access hours allow logins now.',
      problem: 'Access hours don’t allow logins now.',
    },
    address: {
      ok: 'No login was refused because of its IP address in the last 24 hours.',
      note: 'Logins from these IP addresses are not allowed: {ips}.',
      hidden: 'Logins were refused in the last 24 hours because of their IP address.',
    },
    twofa: {
      ok: 'Two-factor authentication is off, so the main password works.',
      note: 'Two-factor authentication is on. Mail programs need an application password; this user has {num, plural, one {#} other {#}} for {service}.',
      problem: 'Two-factor authentication is on, and there is no application password for {service}.',
    },
    guessing: {
      ok: 'Logins are not blocked because of wrong passwords.',
      problem: 'Logins are blocked because of too many wrong passwords.',
      address: 'From {ip}, until {time}',
      user: 'From {ip} and other new places, until {time}',
      pace: 'From {ip}, slowed down until {time}',
      everywhere: 'From new places, until {time}',
    },
    password: {
      ok: 'No wrong passwords in the last 7 days since the latest login.',
      note: '{num, plural, one {# wrong password} other {# wrong passwords}} in the last 7 days since the latest login.',
      hidden: 'Wrong passwords were tried in the last 7 days.',
      changed: 'The password was changed on {day}.',
    },
  },
  fix: {
    domain: 'Enable domain',
    openDomain: 'Open domain',
    user: 'Enable user',
    login: 'Set password',
    service: 'Turn on {service}',
    hours: 'Change access hours',
    address: 'Change allowed IPs',
    twofa: 'Add application password',
    guessing: 'Unblock',
    checkIp: 'Check an IP',
    password: 'Change password',
  },
  goTo: {
    words: {
      lastLogins: 'logins, sign-ins, failed logins, country, location, IP address, who logged in',
      exportLastLogins: 'download logins, CSV, spreadsheet',
    },
    actions: {
      exportLastLogins: 'Export last logins',
    },
  },
  menu: {
    lastLogins: 'Last Logins',
  },
  deeds: {
    exportLastLogins: 'Last logins exported',
  },
  operations: {
    exportLastLogins: 'Exported the last logins',
  },
};

declare module '../../../i18n/texts.ts' {
  interface Catalogs {
    'last-logins': typeof messages;
  }
}
