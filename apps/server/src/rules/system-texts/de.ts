import type { SystemTexts } from './worded-text.ts';

export const de: SystemTexts = {
  password_reset_mail: {
    subject: 'Passwort von {username} zurücksetzen',
    text: `Guten Tag,

jemand hat ein neues Passwort für „{username}“ angefordert.

Um es zu erhalten, öffnen Sie diesen Link innerhalb von {minutes} Minuten. Er funktioniert einmal:

{link}

Wenn Sie das nicht waren, ignorieren Sie diese Nachricht. Ihr Passwort bleibt unverändert.
Die Anforderung kam von {remoteip}.
`,
  },
  password_reset_web: {
    subject: '',
    text: 'Wählen Sie „Neues Passwort erzeugen“, um ein neues Passwort für {username} zu erhalten. Es wird nur einmal angezeigt: Bewahren Sie es sicher auf.',
  },
  quota_warning: {
    subject: 'Ihr Postfach {username} ist zu {percent} % voll',
    text: `Guten Tag,

das Postfach {username} belegt {used} von {quota}, das sind {percent} %.

Bitte löschen oder archivieren Sie Nachrichten, die Sie nicht mehr brauchen. Wenn das Postfach voll ist, gehen neue Nachrichten an ihre Absender zurück.
`,
  },
  password_expiry_warning: {
    subject: 'Das Passwort von {username} läuft am {date} ab',
    text: `Guten Tag,

das Passwort von {username} läuft am {date} ab. Verbleibende Tage: {days}.

Bitte wählen Sie vorher ein neues:

{link}
`,
  },
  password_expired: {
    subject: 'Das Passwort von {username} ist abgelaufen',
    text: `Guten Tag,

das Passwort von {username} ist am {date} abgelaufen.

Bitte melden Sie sich an und wählen Sie ein neues:

{link}
`,
  },
};
