import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

const column = {
  at: 'Zeit',
  from: 'Gesendet von',
  to: 'Gesendet an',
  reached: 'Zugestellt an',
  sender_ip: 'Absender-IP',
  subject: 'Betreff',
  bytes: 'Größe',
  score: 'Spampunkte',
  message_status: 'Nachrichtenstatus',
  recipient_status: 'Empfängerstatus',
  answer: 'Antwort des Servers',
  domain: 'Domain',
};

const status = {
  delivered: 'Zugestellt',
  temporary: 'Verzögert',
  permanent: 'Nicht zugestellt',
};

const kind = {
  incoming: 'Eingang',
  outgoing: 'Ausgang',
};

const story = {
  title: 'Nachricht',
  to: 'an',
  recipients: '{num, plural, one {# Empfänger} other {# Empfänger}}',
  manyRecipients: 'mehr als {num, plural, one {# Empfänger} other {# Empfänger}}',
  gone: 'Diese Nachricht steht nicht im Protokoll',
  goneHint: 'Sie ist vielleicht zu alt, oder der Link ist unvollständig.',
  tooOld:
    'Sie ist vielleicht zu alt: Dieses Protokoll bewahrt Nachrichten {num, plural, one {# Tag} other {# Tage}} auf. Oder der Link ist unvollständig.',
  details: 'Details',
  sender: 'Absender',
  messageId: 'Message-ID',
  timeline: 'Was geschehen ist',
  client: {
    server: 'Eingegangen von {name}',
    nameless: 'Eingegangen von einem Server ohne Namen',
    login: 'Gesendet von {login}',
    loginIp: 'Angemeldet von {ip}',
    inside: 'Innerhalb dieses Dienstes gesendet',
    insideHint: 'Von wo sie gesendet wurde, sieht nur das Konto des Absenders.',
    notice: 'Von diesem Dienst als Zustellbericht geschrieben',
  },
  checks: {
    title: 'Absender geprüft',
    signed: 'Signiert von {domains}',
    unsigned: 'Nicht signiert',
    dmarc: {
      none: 'Kein Einwand der Absenderdomain',
      quarantine: 'Nicht bestanden: Die Absenderdomain möchte, dass sie als Spam gilt',
      reject: 'Nicht bestanden: Die Absenderdomain möchte, dass sie abgelehnt wird',
    },
  },
  score: {
    title: 'Spampunkte: {score}',
    spam: '{num, plural, one {Spam für # Empfänger.} other {Spam für # Empfänger.}}',
    notSpam: '{num, plural, one {Kein Spam für # Empfänger.} other {Kein Spam für # Empfänger.}}',
    other:
      '{num, plural, one {Bei # Empfänger hat eine andere Regel entschieden.} other {Bei # Empfängern haben andere Regeln entschieden.}}',
    parts: 'Woraus sich die Punkte zusammensetzen',
    more: '{num, plural, one {# weitere anzeigen} other {# weitere anzeigen}}',
    fewer: 'Weniger anzeigen',
  },
  recipient: 'Empfänger {name}',
  leadsTo: 'Zustellung an',
  showDelivered:
    '{num, plural, one {# Empfänger anzeigen, der sie bekommen hat} other {# Empfänger anzeigen, die sie bekommen haben}}',
  showRest: '{num, plural, one {# weiteren Empfänger anzeigen} other {# weitere Empfänger anzeigen}}',
  truncated:
    '{num, plural, one {Nur # Empfänger wird angezeigt.} other {Nur die ersten # Empfänger werden angezeigt.}}',
  verdict: {
    inbox: 'Vom Filter durchgelassen',
    junk: 'Als Spam eingestuft',
    refuse: 'Vom Filter abgelehnt',
  },
  refused: {
    later: 'Vorerst nicht angenommen',
    final: 'Abgelehnt',
    server: {
      later:
        'Der Server des Absenders versucht es meist von selbst wieder, bis zu mehreren Tagen lang. Jeder Versuch erscheint im Protokoll.',
      final:
        'Die Nachricht wurde gar nicht erst angenommen. Der Absender erfährt es von seinem eigenen Mailserver.',
    },
    program: {
      later:
        'Das E-Mail-Programm des Absenders zeigt diesen Fehler an. Später kann es erneut versucht werden.',
      final: 'Die Nachricht wurde nicht gesendet. Das E-Mail-Programm des Absenders zeigt diesen Fehler an.',
    },
  },
  tried: '{num, plural, one {Einmal versucht} other {#-mal versucht}}',
  triedAt: '{num, plural, one {Einmal bei {server} versucht} other {#-mal bei {server} versucht}}',
  lastTry: 'Letzter Versuch: {time}',
  willTry:
    'Die Zustellung wird bis zu 5 Tage lang automatisch erneut versucht. Danach bekommt der Absender einen Zustellbericht.',
  delivered: 'Zugestellt',
  acceptedBy: 'Angenommen von {server}',
  undelivered: 'Nicht zugestellt',
  refusedBy: 'Abgelehnt von {server}',
  bounced: 'Der Absender wurde mit einem Zustellbericht informiert.',
  stored: {
    INBOX: 'In den Posteingang zugestellt',
    Junk: 'In den Spamordner zugestellt',
    folder: 'In den Ordner {name} zugestellt',
  },
  done: {
    forwarded: 'Weitergeleitet an {name}',
    discarded: 'Von einer Zustellregel des Empfängers gelöscht',
    rejected: 'Von einer Zustellregel des Empfängers abgelehnt',
    replied: 'Abwesenheitsnotiz an {name} gesendet',
  },
  dropped: 'Nicht zugestellt',
  droppedHint:
    'Andere Empfänger haben dieselbe Nachricht angenommen. Deshalb wurde sie hier verworfen, und der Absender erfährt es nicht.',
  cause: {
    noAddress: 'Diese Adresse gibt es nicht. Prüfen Sie sie auf Tippfehler.',
    noDomain:
      'Die Domain gibt es nicht, oder sie nimmt keine E-Mails an. Prüfen Sie die Adresse auf Tippfehler.',
    nobody: 'Niemand in Ihrem Konto hat diese Adresse.',
    notThen: 'Ein Benutzer hat diese Adresse, war aber deaktiviert oder noch nicht angelegt.',
    full: 'Das Postfach ist voll.',
    closed: 'Das Postfach des Empfängers ist deaktiviert.',
    tooLarge: 'Die Nachricht ist größer, als der andere Server annimmt.',
    policy:
      'Eine Regel des anderen Servers hat sie abgelehnt. Oft sah sie dort nach Spam aus, oder der Server vertraut dem Absender nicht.',
    unproven:
      'Der andere Server konnte den Absender nicht bestätigen. Prüfen Sie SPF, DKIM und DMARC der Absenderdomain.',
    unreachable: 'Der andere Server war nicht erreichbar.',
    later:
      'Der andere Server bat um einen späteren Versuch. Viele Server tun das bei Absendern, die sie noch nicht kennen.',
    gaveUp: 'Alle Versuche sind gescheitert, weitere folgen nicht.',
  },
  fix: {
    allow: 'Absender zulassen',
    settings: 'Filtereinstellungen',
    blacklist: 'Blacklist öffnen',
    networks: 'IP-Zugriffsliste öffnen',
    quota: 'Speicherplatz ändern',
    user: 'Benutzer öffnen',
    explain: 'Wohin gehen E-Mails an diese Adresse?',
  },
  recent: {
    title: 'Warum ist es nicht angekommen?',
    empty: 'In letzter Zeit wurde nichts verzögert oder abgelehnt.',
    from: 'Von {name}',
    to: 'An {name}',
    incoming: 'Alle nicht zugestellten Eingänge',
    outgoing: 'Alle nicht zugestellten Ausgänge',
  },
};

export const messages = {
  title: {
    incoming: 'Eingang',
    outgoing: 'Ausgang',
  },
  purpose: {
    incoming:
      'Jede Nachricht, die für Ihre Domains eingegangen ist, je Empfänger, und was aus ihr wurde. Am schnellsten findet ein Filter eine ganze Adresse oder @domain.',
    outgoing:
      'Jede Nachricht, die Ihre Benutzer gesendet haben, je Empfänger, und was aus ihr wurde. Am schnellsten findet ein Filter eine ganze Adresse oder @domain.',
  },
  empty: {
    incoming: 'Noch keine eingehenden E-Mails',
    outgoing: 'Noch keine ausgehenden E-Mails',
  },
  emptyHint: {
    incoming:
      'Nachrichten an Ihre Domains erscheinen hier nach wenigen Sekunden und bleiben {num, plural, one {# Tag} other {# Tage}} gespeichert.',
    outgoing:
      'Nachrichten Ihrer Benutzer erscheinen hier nach wenigen Sekunden und bleiben {num, plural, one {# Tag} other {# Tage}} gespeichert.',
  },
  search: 'Nach Betreff oder Adresse suchen',
  column,
  status,
  spam: 'Spam',
  noSender: 'Kein Absender',
  noSubject: 'Kein Betreff',
  kilobytes: '{size} kB',
  exported: {
    ...column,
    id: 'Nummer des Eintrags',
    story: 'Kennung der Nachricht',
    is_spam: 'Spam',
    values: { ...status, spam: 'Spam' },
  },
  facts: {
    kind: 'Protokoll',
  },
  values: {
    kind,
    target: {
      logs: 'Protokolle',
    },
  },
  goTo: {
    words: {
      incomingLogs:
        'E-Mail-Protokoll, empfangene E-Mails, Zustellung, Nachverfolgung, Spam, zurückgewiesen, wo ist meine E-Mail',
      outgoingLogs:
        'E-Mail-Protokoll, gesendete E-Mails, Zustellung, Nachverfolgung, zurückgewiesen, wo ist meine E-Mail',
      exportIncomingLogs: 'Eingangsprotokoll herunterladen, CSV, Tabelle',
      exportOutgoingLogs: 'Ausgangsprotokoll herunterladen, CSV, Tabelle',
    },
    actions: {
      exportIncomingLogs: 'Eingangsprotokoll exportieren',
      exportOutgoingLogs: 'Ausgangsprotokoll exportieren',
    },
  },
  menu: {
    logs: 'Protokolle',
    incomingLogs: 'Eingang',
    outgoingLogs: 'Ausgang',
  },
  deeds: {
    exportLogs: 'Protokoll exportiert',
  },
  operations: {
    exportLogs: 'Protokoll exportiert',
  },
  story,
} satisfies SameKeys<typeof english>;
