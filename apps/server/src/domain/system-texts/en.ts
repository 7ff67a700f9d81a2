import type { SystemTexts } from './system-text.ts';

export const en: SystemTexts = {
  password_reset_mail: {
    subject: 'Reset the password of {username}',
    text: `Hello,

someone asked for a new password for “{username}”.

To get one, open this link within {minutes} minutes. It works once:

{link}

If it was not you, do nothing: the password stays as it is.
The request came from {remoteip}.
`,
  },
  password_reset_web: {
    subject: '',
    text: 'Choose “Generate new password” to get a new password for {username}. It is shown once: keep it in a safe place.',
  },
  quota_warning: {
    subject: 'Your mailbox {username} is {percent} % full',
    text: `Hello,

the mailbox {username} holds {used} of {quota}, that is {percent} %.

Delete or archive messages you no longer need. Once the mailbox is full, new mail is sent back to its senders.
`,
  },
  password_expiry_warning: {
    subject: 'The password of {username} expires on {date}',
    text: `Hello,

the password of {username} expires on {date}. Days left: {days}.

Please choose a new one before then:

{link}
`,
  },
  password_expired: {
    subject: 'The password of {username} has expired',
    text: `Hello,

the password of {username} expired on {date}.

Please sign in and choose a new one:

{link}
`,
  },
};
