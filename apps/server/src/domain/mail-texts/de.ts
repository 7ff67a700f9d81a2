import type { MailTexts } from './en.ts';

export const de: MailTexts = {
  emailChange: {
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    text: `Guten Tag,

jemand möchte diese E-Mail-Adresse für den Administrator „{username}“ verwenden.

Um sie zu bestätigen, öffnen Sie diesen Link innerhalb von {hours} Stunden:

{link}

Wenn Sie das nicht waren, ignorieren Sie diese Nachricht. Es ändert sich nichts.
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
  newLogin: {
    subject: 'Neue Anmeldung als {username}',
    text: `Guten Tag,

soeben hat sich jemand als „{username}“ von einer Adresse angemeldet, die in letzter Zeit nicht verwendet wurde:

{remoteip}
{device}
{time}

Wenn Sie das waren, müssen Sie nichts tun. Andernfalls ändern Sie sofort Ihr Passwort und beenden Sie die anderen Sitzungen:

{link}
`,
  },
  emailConfirmation: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    text: `Guten Tag,

Sie wurden als Unteradministrator mit dem Benutzernamen „{username}“ und dieser E-Mail-Adresse hinzugefügt.

Um die Adresse zu bestätigen, öffnen Sie diesen Link innerhalb von {hours} Stunden:

{link}

Wenn Sie diese Nachricht nicht erwartet haben, ignorieren Sie sie. Die Adresse wird dann nicht verwendet.
`,
  },
  domainWorse: {
    subject: '{domain} braucht Ihre Aufmerksamkeit',
    text: `Guten Tag,

was im DNS oder bei den Zertifikaten von {domain} richtig war, ist es nicht mehr:

{records}

Die E-Mail der Domain kann darunter leiden. Was erwartet wird, was gefunden wurde und wie Sie es beheben:

{link}
`,
  },
  claimEnds: {
    subject: 'Der Anspruch auf {domain} endet bald',
    text: `Guten Tag,

die Inhaberschaft von {domain} ist noch nicht nachgewiesen. Erscheint der folgende Eintrag nicht im DNS, endet der Anspruch am {date}:

{host}
TXT
{value}

Sie können jederzeit prüfen:

{link}
`,
  },
};
