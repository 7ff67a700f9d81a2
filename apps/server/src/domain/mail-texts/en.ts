/** The same mails with the same parts in every language. */
export type MailTexts = {
  readonly [Mail in keyof typeof en]: { readonly [Part in keyof (typeof en)[Mail]]: string };
};

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
  domainNews: {
    subject: 'Your domains need attention',
    text: `Hello,

{sections}

You get at most one such message a day. You can turn it off under Settings > Alerts.
`,
    failing: `Some DNS records or certificates were correct and no longer are. Mail may not arrive until they are fixed:

{domains}`,
    ending: `These domains are not verified yet. Publish their verification record before the date shown, or the claim ends:

{domains}`,
  },
  namesLost: {
    subject: 'A domain in your account is not verified',
    text: `Hello,

another account has proved ownership of these domain names, so they are not verified in your account:

{domains}

No mail is delivered to your account for them. If the names are yours, contact your provider.
`,
  },
};
