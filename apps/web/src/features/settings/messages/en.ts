const alertNames = {
  login: 'Logins from a new address',
  domain: 'Domain health alerts',
  country: 'Logins from a new country',
  incident: 'Logins from many countries',
  limit: 'Limits nearly used up',
};

const textNames = {
  password_reset_mail: 'Password reset, e-mail',
  password_reset_web: 'Password reset, page',
  quota_warning: 'Mailbox nearly full',
  password_expiry_warning: 'Password expires soon',
  password_expired: 'Password has expired',
};

export const messages = {
  title: 'Settings',
  purpose: 'Your login and the settings of this account.',
  purposeOwn: 'Your login and your e-mail alerts.',
  tabs: {
    label: 'Settings sections',
    general: 'General',
    texts: 'System texts',
  },
  login: {
    title: 'Your login',
    username: 'User name',
    email: 'E-mail address',
    language: 'Panel language',
    password: 'Change password',
    sessions: 'Your sessions',
  },
  email: {
    change: 'Change e-mail address',
    new: 'New e-mail address',
    hint: 'We’ll send a link to this address. Your address changes when you open it.',
    password: 'Current password',
    submit: 'Send link',
    sentTitle: 'Check your new inbox',
    sent: 'We sent a link to {email}. It is valid for {num, plural, one {# hour} other {# hours}}. Your old address stays in use until you open it.',
  },
  alerts: {
    title: 'E-mail alerts',
    ...alertNames,
  },
  alertHints: {
    login: 'Get an e-mail when someone logs in as you from an IP address you haven’t used recently.',
    domain:
      'Get an e-mail when a domain’s DNS records or certificates stop being correct, and before the deadline to verify a domain.',
    country:
      'Get an e-mail when someone logs in as you from a country you haven’t logged in from in the last 90 days.',
    incident:
      'Get an e-mail when a user logs in from more countries within 24 hours than the filter settings allow.',
    limit: 'Get an e-mail when your account’s domains, mailboxes or quota are nearly used up.',
  },
  account: {
    title: 'Account',
    save: 'Save',
    timeout: 'Automatic logout after (minutes)',
    timeoutHint: 'Enter 1–720. Anyone inactive for this long is logged out.',
    timezone: 'Timezone',
    dateformat: 'Date format',
    usualDates: 'Language default',
    language: 'Account language',
    languageHint:
      'Used for new admins and e-mails until someone chooses their own language. If not specified, the panel uses the browser’s language and e-mails are in English.',
    noLanguage: 'Not specified',
    homecountry: 'Home country',
    noCountry: 'Not specified',
    quotaAlertCc: 'Send copies of quota alerts to',
    quotaAlertCcHint:
      'For copies of the e-mails about nearly full mailboxes. These e-mails are not sent yet.',
    passwordAge: 'Passwords expire after (days)',
    passwordAgeHint:
      'Enter 0–3650; 0 means never. Admins with an older password must change it before they can continue. Mailbox passwords don’t expire.',
    twofaRequired: 'Require two-factor authentication for sub-admins',
    twofaRequiredHint:
      'Sub-admins who don’t use it yet have to set it up before they can do anything else. They can’t turn it off.',
  },
  texts: {
    title: 'System texts',
    purpose: 'The texts of system e-mails and pages, in each language.',
    which: 'Text',
    language: 'Text language',
    wording: 'Wording',
    isDefault: 'Default',
    isOwn: 'Custom wording',
    subject: 'Subject',
    text: 'Content',
    textHint: 'Plain text. Placeholders in braces are filled in when the text is sent or shown.',
    save: 'Save',
    placeholders: 'Placeholders',
    insert: 'Insert {name} into the text',
    required: 'Required in the text',
  },
  textNames,
  textHints: {
    password_reset_mail: 'Sent to admins who request a new password.',
    password_reset_web: 'Shown on the page that the e-mailed link opens.',
    quota_warning: 'For users whose mailbox is nearly full. Not sent yet.',
    password_expiry_warning: 'Sent to admins several times in the two weeks before their password expires.',
    password_expired: 'Sent to admins once their password has expired.',
  },
  placeholders: {
    username: 'User name or address of the recipient',
    link: 'Link to the next step',
    minutes: 'Number of minutes the link is valid',
    remoteip: 'IP address the request came from',
    percent: 'How full the mailbox is, in percent',
    used: 'Space used, with its unit',
    quota: 'Size of the mailbox, with its unit',
    days: 'Number of days left',
    date: 'Date the password expires',
  },
  preview: {
    title: 'Preview',
    text: 'Filled with sample data.',
    waiting: 'This is the last valid version. The preview updates when the errors are fixed.',
  },
  reset: {
    button: 'Reset to default',
    title: 'Reset “{name}” in {language} to the default?',
    text: 'This removes your wording in this language, including unsaved changes. Other languages are not affected.',
  },
  facts: {
    ui_timeout: 'Automatic logout (minutes)',
    language: 'Language',
    timezone: 'Timezone',
    dateformat: 'Date format',
    homecountry: 'Home country',
    quota_alert_cc: 'Copies of quota alerts',
    password_max_age_days: 'Passwords expire after (days)',
    screen: 'Screen',
    is_default: 'Default view',
    alerts: 'E-mail alerts',
    subject: 'Subject',
    text: 'Content',
    twofa_required: 'Two-factor required for sub-admins',
  },
  goTo: {
    words: {
      twofa:
        'MFA, two-factor authentication, second factor, authenticator app, OTP, TOTP, recovery codes, backup codes',
      accountHistory: 'audit log, activity, changes, who did what, sign-ins, logins',
      subAdmins: 'administrators, staff, team, roles, permissions, rights, view as',
      changePassword: 'new password, reset password',
      sessions: 'sign-ins, logins, devices, browsers, log out everywhere',
      turnOnTwofa: 'enable 2FA, set up MFA, turn on two-factor',
      addSubAdmin: 'new sub-admin, create administrator, invite',
      exportAccountHistory: 'download account history, CSV, audit log',
      logOut: 'sign out, log off, exit, leave',
      language: 'idioma, bahasa, Sprache, langue, translation',
      settings:
        'preferences, timezone, date format, automatic logout, timeout, e-mail address, alerts, notifications, password expiry',
      systemTexts: 'templates, mail texts, wording',
    },
    actions: {
      changePassword: 'Change password',
      sessions: 'Your sessions',
      turnOnTwofa: 'Turn on two-factor authentication',
      addSubAdmin: 'Add sub-admin',
      exportAccountHistory: 'Export account history',
      logOut: 'Log out',
      language: 'Language: {name}',
      systemTexts: 'System texts',
    },
  },
  values: {
    target: textNames,
    alerts: alertNames,
  },
  menu: {
    settings: 'Settings',
  },
  deeds: {
    updateSettings: 'Account settings changed',
    setAlerts: 'Your e-mail alerts were changed',
    updateSystemText: 'System text changed',
    resetSystemText: 'System text reset to the default',
  },
  operations: {
    updateSettings: 'Changed the account settings',
    setSavedView: 'Saved a view of a list',
    removeSavedView: 'Removed a saved view',
    setAlerts: 'Changed e-mail alerts',
    updateSystemText: 'Changed a system text',
    resetSystemText: 'Reset a system text to the default',
  },
};

declare module '../../../i18n/texts.ts' {
  interface Catalogs {
    settings: typeof messages;
  }
}
