export const messages = {
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
    },
    actions: {
      changePassword: 'Change password',
      sessions: 'Your sessions',
      turnOnTwofa: 'Turn on two-factor authentication',
      addSubAdmin: 'Add sub-admin',
      exportAccountHistory: 'Export account history',
      logOut: 'Log out',
      language: 'Language: {name}',
    },
  },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'go-to': typeof messages;
  }
}
