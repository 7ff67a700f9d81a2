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

soeben hat sich jemand als „{username}“ von einer IP-Adresse angemeldet, die in letzter Zeit nicht verwendet wurde:

{remoteip}
{device}
{time}

Wenn Sie das waren, müssen Sie nichts tun. Andernfalls ändern Sie sofort Ihr Passwort und beenden Sie die anderen Sitzungen:

{link}
`,
  },
  newCountry: {
    subject: 'Anmeldung als {username} aus einem neuen Land: {country}',
    text: `Guten Tag,

soeben hat sich jemand als „{username}“ aus einem Land angemeldet, aus dem in den letzten 90 Tagen keine Anmeldung kam: {country}

{remoteip}
{device}
{time}

Wenn Sie das waren, müssen Sie nichts tun. Andernfalls ändern Sie sofort Ihr Passwort und beenden Sie die anderen Sitzungen:

{link}
{credit}`,
  },
  incidents: {
    subject: 'Anmeldungen aus ungewöhnlich vielen Ländern',
    text: `Guten Tag!

Diese Benutzer haben sich innerhalb von 24 Stunden aus mehr Ländern angemeldet, als Ihre Filtereinstellungen erlauben. Vielleicht kennt jemand ihr Passwort:

{users}

Wenn es nicht der Benutzer war, setzen Sie das Passwort sofort zurück. Wenn er es war, markieren Sie es auf der Seite des Benutzers als sicher.

Ausschalten können Sie diese Nachrichten unter Einstellungen > Benachrichtigungen per E-Mail.
{credit}`,
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
  invitation: {
    subject: 'Einladung zur Verwaltung von {account}',
    text: `Guten Tag,

{inviter} hat Sie eingeladen, das Konto „{account}“ als Unteradministrator mit zu verwalten. Ihr Benutzername ist „{username}“.

Um anzunehmen und Ihr Passwort zu wählen, öffnen Sie diesen Link innerhalb von {days} Tagen:

{link}

Wenn Sie diese Nachricht nicht erwartet haben, ignorieren Sie sie. Es passiert dann nichts.
`,
  },
  domainNews: {
    subject: 'Ihre Domains brauchen Aufmerksamkeit',
    text: `Guten Tag!

{sections}

Sie erhalten höchstens eine solche Nachricht am Tag. Ausschalten können Sie sie unter Einstellungen > Benachrichtigungen per E-Mail.
`,
    failing: `Einige DNS-Einträge oder Zertifikate sind nicht mehr richtig. Bis sie korrigiert sind, kommen E-Mails möglicherweise nicht an:

{domains}`,
    ending: `Diese Domains sind noch nicht bestätigt. Veröffentlichen Sie jeweils den Eintrag zur Bestätigung bis zum genannten Datum; danach müssen Sie neu beginnen:

{domains}`,
    limitsSubject: 'Ihr Konto erreicht seine Limits',
    limits: `Diese Limits Ihres Kontos sind fast oder ganz ausgeschöpft. Um sie zu erhöhen, wenden Sie sich an Ihren Anbieter:

{limits}`,
    maxemails: 'Basic-Konten',
    maxeemails: 'Enhanced-Konten',
    maxdomains: 'Domains',
    maxexemails: 'Konten mit Exchange-Connector',
    maxocemails: 'Konten mit externem Connector',
    maxzulipusers: 'Chat-Benutzer',
    maxquota: 'Speicherplatz',
    unit: 'GB',
  },
  waitingRows: {
    subject: 'Zeilen, die auf eine Domain warteten, wurden hinzugefügt',
    text: `Guten Tag,

eine Domain, auf die Zeilen Ihres Plans warteten, ist bestätigt. Diese Zeilen wurden deshalb erneut geprüft und ausgeführt:

Hinzugefügt oder geändert: {done}
Nicht hinzugefügt: {left}
Warten noch auf eine andere Domain: {waiting}

Alle Zeilen, und neue Passwörter zum Herunterladen:

{link}
`,
  },
  waitingRowsForbidden: {
    subject: 'Zeilen, die auf eine Domain warteten, wurden nicht hinzugefügt',
    text: `Guten Tag,

eine Domain, auf die Zeilen Ihres Plans warteten, ist bestätigt.
Nicht hinzugefügte Zeilen: {left}. Sie haben das Recht dazu nicht mehr.

Sobald Sie das Recht wieder haben, können Sie sie hier hinzufügen lassen:

{link}
`,
  },
  waitingRowsFailed: {
    subject: 'Zeilen, die auf eine Domain warteten, wurden nicht hinzugefügt',
    text: `Guten Tag,

eine Domain, auf die Zeilen Ihres Plans warteten, ist bestätigt.
Nicht hinzugefügte Zeilen: {left}. Die Prüfung ist fehlgeschlagen.

Hier können Sie sie erneut hinzufügen lassen:

{link}
`,
  },
  namesLost: {
    subject: 'Eine Domain in Ihrem Konto ist nicht bestätigt',
    text: `Guten Tag,

ein anderes Konto hat die Inhaberschaft dieser Domainnamen nachgewiesen. In Ihrem Konto sind sie deshalb nicht bestätigt:

{domains}

E-Mails an diese Domains werden Ihrem Konto nicht zugestellt. Wenn die Namen Ihnen gehören, wenden Sie sich an Ihren Anbieter.
`,
  },
  spamReport: {
    subject: 'Neu in Ihrem Spamordner: {num}',
    subjectAll: 'In Ihrem Spamordner: {num}',
    text: `Guten Tag,

diese E-Mails an {email} wurden für Spam gehalten. Ist eine davon erwünscht, öffnen Sie ihren Link, um sie in den Posteingang zu verschieben:

{messages}

{more}Die Links gelten bis {time}. Nach dem Öffnen werden Sie erst gefragt.
Sie erhalten diesen Bericht, weil Ihr Administrator ihn eingeschaltet hat.
`,
    intro:
      'Diese E-Mails an {email} wurden für Spam gehalten. Ist eine davon erwünscht, geben Sie sie frei; sie kommt dann in den Posteingang.',
    release: 'Freigeben',
    from: 'Von',
    title: 'Betreff',
    received: 'Empfangen',
    size: 'Größe',
    noSubject: '(kein Betreff)',
    noSender: '(kein Absender)',
    more: 'Und {num} weitere in Ihrem Spamordner.',
    footer:
      'Die Links gelten bis {time}. Nach dem Öffnen werden Sie erst gefragt. Sie erhalten diesen Bericht, weil Ihr Administrator ihn eingeschaltet hat.',
    help: 'Fragen? {email}',
  },
};
