/** The same mails with the same parts in every language. */
export type MailTexts = {
  readonly [Mail in keyof typeof en]: { readonly [Part in keyof (typeof en)[Mail]]: string };
};

export const en = {
  emailChange: {
    subject: 'Confirm your new e-mail address',
    text: `Hello,

Someone asked to use this e-mail address for the admin “{username}”.

To confirm it, open this link within {hours} hours:

{link}

If it wasn’t you, ignore this message. Nothing will change.
`,
  },
  emailChanged: {
    subject: 'The e-mail address of {username} was changed',
    text: `Hello,

The e-mail address of the admin “{username}” is now {email}. This address is no longer used.

If it wasn’t you, contact your provider immediately.
The change was confirmed from {remoteip}.
`,
  },
  newLogin: {
    subject: 'New login as {username}',
    text: `Hello,

Someone just logged in as “{username}” from an IP address that wasn’t used recently:

{remoteip}
{device}
{time}

If it was you, you don’t need to do anything. If not, change your password immediately and end the other sessions:

{link}
`,
  },
  newCountry: {
    subject: 'New login as {username} from {country}',
    text: `Hello,

Someone just logged in as “{username}” from {country}, a country with no logins in the last 90 days:

{remoteip}
{device}
{time}

If it was you, you don’t need to do anything. If not, change your password immediately and end the other sessions:

{link}
{credit}`,
  },
  incidents: {
    subject: 'Users logged in from unusually many countries',
    text: `Hello,

These users logged in from more countries within 24 hours than your filter settings allow. Someone may know their password:

{users}

If it wasn’t the user, reset the password immediately. If it was, mark it as safe on the user’s page.

You can turn these messages off under Settings > E-mail alerts.
{credit}`,
  },
  emailConfirmation: {
    subject: 'Confirm your e-mail address',
    text: `Hello,

You were added as a sub-admin with the user name “{username}” and this e-mail address.

To confirm the address, open this link within {hours} hours:

{link}

If you weren’t expecting this, ignore this message. The address won’t be used.
`,
  },
  invitation: {
    subject: 'You’re invited to manage {account}',
    text: `Hello,

{inviter} has invited you to help manage the account “{account}” as a sub-admin. Your user name is “{username}”.

To accept and choose your password, open this link within {days} days:

{link}

If you weren’t expecting this, ignore this message. Nothing will happen.
`,
  },
  domainNews: {
    subject: 'Your domains need attention',
    text: `Hello,

{sections}

You get at most one message like this a day. You can turn it off under Settings > E-mail alerts.
`,
    failing: `Some DNS records or certificates are no longer correct. Mail may not arrive until they are fixed:

{domains}`,
    ending: `These domains are not verified yet. Publish the verification record of each one by the date shown; after that, you have to start again:

{domains}`,
    limitsSubject: 'Your account is close to its limits',
    limits: `These limits of your account are nearly or fully used up. To raise them, contact your provider:

{limits}`,
    maxemails: 'Basic accounts',
    maxeemails: 'Enhanced accounts',
    maxdomains: 'Domains',
    maxexemails: 'Exchange connector accounts',
    maxocemails: 'External connector accounts',
    maxzulipusers: 'Chat users',
    maxquota: 'Quota',
    unit: 'GB',
  },
  waitingRows: {
    subject: 'Rows that waited for a domain were added',
    text: `Hello,

A domain that rows of your plan waited for is verified, so these rows were checked again and applied:

Added or changed: {done}
Not added: {left}
Still waiting for another domain: {waiting}

All of them, and new passwords to download:

{link}
`,
  },
  waitingRowsForbidden: {
    subject: 'Rows that waited for a domain were not added',
    text: `Hello,

A domain that rows of your plan waited for is verified.
Rows not added: {left}. You no longer have the right to add them.

Once you have the right again, have them added here:

{link}
`,
  },
  waitingRowsFailed: {
    subject: 'Rows that waited for a domain were not added',
    text: `Hello,

A domain that rows of your plan waited for is verified.
Rows not added: {left}. They could not be checked.

Have them added again here:

{link}
`,
  },
  namesLost: {
    subject: 'A domain in your account is not verified',
    text: `Hello,

Another account has proved ownership of these domain names, so they are not verified in your account:

{domains}

Mail for them is not delivered to your account. If the names are yours, contact your provider.
`,
  },
  spamReport: {
    subject: 'New in your spam folder: {num}',
    subjectAll: 'In your spam folder: {num}',
    text: `Hello,

These messages to {email} were taken for spam. If one of them is wanted, open its link to move it to your inbox:

{messages}

{more}The links work until {time}. Opening one asks you first.
You get this report because your administrator turned it on.
`,
    intro:
      'These messages to {email} were taken for spam. If one of them is wanted, release it to move it to your inbox.',
    release: 'Release',
    from: 'From',
    title: 'Subject',
    received: 'Received',
    size: 'Size',
    noSubject: '(no subject)',
    noSender: '(no sender)',
    more: 'And {num} more in your spam folder.',
    footer:
      'The links work until {time}. Opening one asks you first. You get this report because your administrator turned it on.',
    help: 'Questions? {email}',
  },
};
