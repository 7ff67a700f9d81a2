import type { MailTexts } from './en.ts';

export const de: MailTexts = {
  passwordReset: {
    subject: 'Passwort von {username} zurücksetzen',
    text: `Guten Tag,

für den Administrator „{username}“ wurde ein neues Passwort angefordert.

Um es zu erhalten, öffnen Sie diesen Link innerhalb von {minutes} Minuten. Er gilt nur einmal:

{link}

Wenn Sie das nicht waren, müssen Sie nichts tun: Das Passwort bleibt, wie es ist.
Die Anforderung kam von {remoteip}.
`,
  },
  emailChange: {
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    text: `Guten Tag,

der Administrator „{username}“ soll künftig diese E-Mail-Adresse verwenden.

Um sie zu bestätigen, öffnen Sie diesen Link innerhalb von {hours} Stunden:

{link}

Wenn Sie das nicht waren, müssen Sie nichts tun: Die Adresse bleibt, wie sie ist.
`,
  },
  emailChanged: {
    subject: 'Die E-Mail-Adresse von {username} wurde geändert',
    text: `Guten Tag,

der Administrator „{username}“ verwendet jetzt die E-Mail-Adresse {email}. Diese hier wird nicht mehr verwendet.

Wenn Sie das nicht waren, wenden Sie sich sofort an Ihren Anbieter.
Bestätigt wurde die Änderung von {remoteip}.
`,
  },
};
