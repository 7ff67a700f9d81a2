import type { SystemTexts } from './worded-text.ts';

export const en: SystemTexts = {
  password_reset_mail: {
    subject: 'Reset the password of {username}',
    text: `Hello,

Someone requested a new password for “{username}”.

To get one, open this link within {minutes} minutes. It works once:

{link}

If it wasn’t you, ignore this message. Your password stays the same.
The request came from {remoteip}.
`,
  },
  password_reset_web: {
    subject: '',
    text: 'Choose “Generate new password” to get a new password for {username}. It is shown only once, so keep it in a safe place.',
  },
  quota_warning: {
    subject: 'Your mailbox {username} is {percent}% full',
    text: `Hello,

The mailbox {username} uses {used} of {quota}, which is {percent}%.

Delete or archive messages you no longer need. When the mailbox is full, new messages are returned to their senders.
`,
  },
  password_expiry_warning: {
    subject: 'The password of {username} expires on {date}',
    text: `Hello,

The password of {username} expires on {date}. Days left: {days}.

Choose a new one before then:

{link}
`,
  },
  password_expired: {
    subject: 'The password of {username} has expired',
    text: `Hello,

The password of {username} expired on {date}.

Log in and choose a new one:

{link}
`,
  },
};
