interface MailText {
  readonly subject: string;
  readonly text: string;
}
export type MailTexts = Readonly<Record<keyof typeof en, MailText>>;

export const en = {
  passwordReset: {
    subject: 'Reset the password of {username}',
    text: `Hello,

someone asked for a new password for the administrator “{username}”.

To get one, open this link within {minutes} minutes. It works once:

{link}

If it was not you, do nothing: the password stays as it is.
The request came from {remoteip}.
`,
  },
  emailChange: {
    subject: 'Confirm your new e-mail address',
    text: `Hello,

the administrator “{username}” is to use this e-mail address from now on.

To confirm it, open this link within {hours} hours:

{link}

If it was not you, do nothing: the address stays as it is.
`,
  },
  emailChanged: {
    subject: 'The e-mail address of {username} was changed',
    text: `Hello,

the administrator “{username}” now uses the e-mail address {email}. This one is no longer used.

If it was not you, contact your provider at once.
The change was confirmed from {remoteip}.
`,
  },
} as const satisfies Record<string, MailText>;
