export const messages = {
  goTo: {
    words: {
      home: 'start, dashboard, overview, seats, quota, usage',
    },
  },
  menu: {
    home: 'Home',
  },
  title: 'Home',
  purpose: 'Your account at a glance.',
  account: {
    title: 'Admin account',
    adminname: 'Logged in as',
    account: 'Account',
    role: 'Role',
    roleAdmin: 'Main admin',
    roleSubadmin: 'Sub-admin',
    domains: 'Domains',
    limitedTo:
      '{num, plural, =0 {No domains assigned} one {Limited to # domain} other {Limited to # domains}}',
    remoteip: 'Remote IP',
    lastlogin: 'Last login',
    noLogin: 'This is your first login',
  },
  twofa: {
    title: 'Protect your account with two-factor authentication',
    text: 'It keeps your account safe even if someone learns your password. Setup takes two minutes.',
    action: 'Set it up now',
  },
  warning: {
    level1: 'Security warning',
    level2: 'Serious security warning',
    password_expires:
      '{days, plural, =0 {Your password expires within 24 hours.} one {Your password expires in # day.} other {Your password expires in # days.}}',
    mailTitle: 'Mail is at risk',
    mail_stopped: 'DNS records that mail needs are missing or wrong:',
    more: '{num, plural, one {and # more domain} other {and # more domains}}',
    recovery_codes_low:
      '{num, plural, =0 {You have no recovery codes left. If you lose your authenticator app, you can’t log in. Create new ones now.} one {You have # recovery code left. Create new ones before you run out.} other {You have # recovery codes left. Create new ones before you run out.}}',
    recoveryAction: 'Recovery codes',
  },
  limit: {
    nearly: 'Nearly used up',
    full: 'Limit reached',
    of: '{name}: {current} of {max}',
    hint: 'To raise a limit, contact your provider.',
  },
  engine: {
    start: 'Tell your provider. The command to start it on the server:',
    setUp: 'Tell your provider. The command to set it up on the server:',
    logins: 'Mailbox logins in the last 24 hours',
    counts: '{accepted} accepted, {refused} refused',
  },
  counters: {
    title: 'Statistics',
    basic: 'Basic accounts',
    enhanced: 'Enhanced accounts',
    domains: 'Domains',
    exchange: 'Exchange connector accounts',
    external: 'External connector accounts',
    chat: 'Chat users',
    quota: 'Quota',
    remaining: 'Quota left to allocate',
    unit: 'GB',
  },
  shortcuts: {
    title: 'Shortcuts',
  },
  history: {
    title: 'Recent changes',
    all: 'Show all',
    empty: 'No changes yet',
    emptyHint: 'Changes that admins make in this account appear here.',
    by: 'by {name}',
    refused: 'Refused',
  },
};

declare module '../../../i18n/texts.ts' {
  interface Catalogs {
    home: typeof messages;
  }
}
