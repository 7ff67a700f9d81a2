interface MailText {
  readonly subject: string;
  readonly text: string;
}
export type MailTexts = Readonly<Record<keyof typeof en, MailText>>;

export const en = {
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
  newLogin: {
    subject: 'New login to {username}',
    text: `Hello,

the administrator “{username}” has just signed in from an address it has not used lately:

{remoteip}
{device}
{time}

If it was you, there is nothing to do. If not, change the password at once and end the other sessions:

{link}
`,
  },
  emailConfirmation: {
    subject: 'Confirm your e-mail address',
    text: `Hello,

you were made an administrator with the user name “{username}”, and this is to be your e-mail address.

To confirm it, open this link within {hours} hours:

{link}

If you know nothing of this, do nothing: the address will not be used.
`,
  },
  domainWorse: {
    subject: '{domain} needs your attention',
    text: `Hello,

what was right in the DNS or the certificates of {domain} no longer is:

{records}

Mail of the domain may suffer. What is expected, what was found, and how to mend it:

{link}
`,
  },
  claimEnds: {
    subject: 'The claim on {domain} ends soon',
    text: `Hello,

the ownership of {domain} is not proved yet. Unless the record below appears in its DNS, the claim ends on {date}:

{host}
TXT
{value}

You can check it at any time:

{link}
`,
  },
} as const satisfies Record<string, MailText>;
