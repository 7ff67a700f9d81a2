interface MailText {
  readonly subject: string;
  readonly text: string;
}
export type MailTexts = Readonly<Record<keyof typeof en, MailText>>;

export const en = {
  emailChange: {
    subject: 'Confirm your new e-mail address',
    text: `Hello,

someone asked to use this e-mail address for the admin “{username}”.

To confirm it, open this link within {hours} hours:

{link}

If it wasn’t you, ignore this message. Nothing will change.
`,
  },
  emailChanged: {
    subject: 'The e-mail address of {username} was changed',
    text: `Hello,

the e-mail address of the admin “{username}” is now {email}. This address is no longer used.

If it wasn’t you, contact your provider immediately.
The change was confirmed from {remoteip}.
`,
  },
  newLogin: {
    subject: 'New login as {username}',
    text: `Hello,

someone just logged in as “{username}” from an address not used recently:

{remoteip}
{device}
{time}

If it was you, you don’t need to do anything. If not, change your password immediately and end the other sessions:

{link}
`,
  },
  emailConfirmation: {
    subject: 'Confirm your e-mail address',
    text: `Hello,

you were added as a sub-admin with the user name “{username}” and this e-mail address.

To confirm the address, open this link within {hours} hours:

{link}

If you weren’t expecting this, ignore this message. The address won’t be used.
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
