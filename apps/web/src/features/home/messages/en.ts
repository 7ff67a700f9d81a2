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
  attention: {
    title: 'Needs attention',
    none: 'Nothing needs your attention.',
    all: 'Show all',
    incidents:
      '{num, plural, one {{count} user logged in from unusually many countries} other {{count} users logged in from unusually many countries}}',
    incidentsText: 'Someone may know their password. Open a user to see the countries:',
    failing:
      '{num, plural, one {{count} domain fails its health check} other {{count} domains fail their health check}}',
    unverified:
      '{num, plural, one {{count} domain is not verified} other {{count} domains are not verified}}',
    full: '{num, plural, one {{count} mailbox is full} other {{count} mailboxes are full}}',
    fullText: 'New mail is refused until there is room. Raise the quota, or ask the users to delete mail:',
    plan: '{num, plural, one {{count} row that waited for its domain was added} other {{count} rows that waited for their domain were added}}',
    planNotAdded:
      '{num, plural, one {{count} row that waited for its domain was not added} other {{count} rows that waited for their domain were not added}}',
    planProblem: {
      forbidden: 'You no longer have the right to add them.',
      failed: 'They could not be checked. Plan them again.',
    },
    planLeft: '{num, plural, one {{count} row could not be added.} other {{count} rows could not be added.}}',
    openPlan: 'Show result',
  },
  checklist: {
    title: 'Set up your account',
    progress: '{done} of {num} done',
    done: 'Done',
    open: 'To do',
    hide: 'Hide checklist',
    show: 'Show setup checklist',
    after: {
      domain: 'Once a domain is added',
      verified: 'Once a domain is verified',
      user: 'Once there is a user',
    },
    step: {
      domain: 'Add your domain',
      records: 'Publish its DNS records',
      verified: 'Verify that the domain is yours',
      users: 'Add your first users',
      two_factor: 'Turn on two-factor authentication',
      mail_programs: 'Set up mail programs',
    },
    hint: {
      domain: 'The part after the @ in your addresses, such as example.com.',
      records:
        'They bring the mail of {domain} here. Add them where the domain is registered, or hand them over to the person who manages its DNS.',
      verified: 'One TXT record in the DNS of {domain} proves it. We keep checking for it.',
      users: 'Each user gets a mailbox and an address in your domain. Add them one by one, or import a file.',
      two_factor: 'It keeps your account safe even if someone learns your password. Setup takes two minutes.',
      mail_programs:
        'Enter these settings in a phone or mail program. This step is done when a user logs in for the first time.',
    },
    action: {
      domain: 'Add domain',
      records: 'Show DNS records',
      handover: 'Hand over',
      verified: 'Verify',
      users: 'Add user',
      import: 'Import',
      two_factor: 'Set it up',
      mail_programs: 'Open {user}',
    },
  },
  operations: {
    setChecklist: 'Showed the setup checklist',
  },
  variants: {
    setChecklist: { hidden: 'Hid the setup checklist' },
  },
  facts: {
    hidden: 'Hidden',
  },
  engine: {
    start: 'Your provider has to start it. Tell them if they don’t know.',
    setUp: 'Your provider has to set it up.',
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
