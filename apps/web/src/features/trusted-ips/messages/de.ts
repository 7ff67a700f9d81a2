import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Vertrauenswürdige Login-IPs',
  purpose:
    'IP-Adressen und Netze, von denen aus sich Benutzer mit dem richtigen Passwort immer anmelden können, auch während jemand es zu erraten versucht.',
  search: 'Nach IP oder Beschreibung suchen',
  empty: 'Noch keine vertrauenswürdigen IPs',
  emptyHint:
    'Nach 10 falschen Passwörtern sperren die Mailserver Anmeldungen für eine Weile: von der IP-Adresse, von der sie kamen, und für den Benutzer überall, wo er in den letzten 30 Tagen nicht angemeldet war. Fügen Sie die IPs von Büros und von Kollegen auf Reisen hinzu, damit kein Angriff sie aussperrt.',
  everybody: 'Alle in {domain}',
  column: {
    ip: 'IP oder Netz',
    who: 'Vertrauenswürdig für',
    description: 'Beschreibung',
    created: 'Hinzugefügt',
  },
  filter: {
    ip: 'Enthält IP',
  },
  form: {
    domain: 'Domain',
    chooseDomain: 'Domains suchen',
    user: 'Benutzer',
    chooseUser: 'Benutzer der Domain suchen',
    typeUser: 'Zum Beispiel anna',
    ipHint:
      'Eine IPv4- oder IPv6-Adresse oder ein Netz in CIDR-Schreibweise: 192.0.2.7, 192.0.2.0/24, 2001:db8::/32.',
    descriptionHint: 'Zum Beispiel „Büro Berlin“.',
    unknown: 'Diesen Benutzer gibt es in der Domain nicht.',
  },
  add: {
    title: 'IP hinzufügen',
    domainHint: 'Die Domain, deren Benutzer sich von dort anmelden.',
    userHint: 'Leer lassen, wenn die IP für alle in der Domain gelten soll.',
    listed: 'Diese IP ist dort bereits vertrauenswürdig.',
  },
  panel: {
    text: 'Anmeldungen von hier werden nie wegen falscher Passwörter von anderswo gesperrt. Passwörter werden weiterhin geprüft, und viele falsche von hier verlangsamen weitere Versuche.',
  },
  check: {
    title: 'IP prüfen',
    ip: 'IP-Adresse',
    ipHint: 'Zum Beispiel 192.0.2.7 oder 2001:db8::1.',
    domainHint: 'Optional: nur für diese Domain prüfen.',
    userHint: 'Optional: findet auch eine Sperre, die nur diesen Benutzer betrifft.',
    submit: 'IP prüfen',
    blocked: 'Die IP ist gesperrt',
    notBlocked: 'Die IP ist nicht gesperrt',
    cause: {
      address: 'Von dieser IP kamen zu viele falsche Passwörter.',
      user: 'Für diesen Benutzer wurden zu viele falsche Passwörter versucht. Anmeldungen von neuen Orten sind gesperrt.',
      pace: 'Von hier kamen viele falsche Passwörter, deshalb werden Versuche verlangsamt. Der nächste ist in wenigen Sekunden möglich.',
    },
    until: 'Gesperrt bis {time}.',
    unblock: 'Entsperren',
    unblockText: 'Das Entsperren wirkt sofort, nur für Ihre eigenen Benutzer.',
    unblockUser:
      'Das Entsperren wirkt sofort. Wenn der Angriff weitergeht, fügen Sie die IP stattdessen als vertrauenswürdige IP dieses Benutzers hinzu.',
    free: 'Dieser Benutzer kann sich von dieser IP anmelden.',
    freeForAll:
      'Benutzer können sich von dieser IP anmelden. Wählen Sie einen Benutzer, um eine Sperre zu finden, die nur ihn betrifft.',
    known: {
      trusted: 'Diese IP ist für diesen Benutzer vertrauenswürdig.',
      recent:
        'Dieser Benutzer hat sich in den letzten 30 Tagen von dieser IP angemeldet. Sie wird für ihn nie gesperrt.',
    },
  },
  row: {
    remove: 'Entfernen',
  },
  bulk: {
    remove:
      '{num, plural, one {# vertrauenswürdige IP entfernen} other {{shown} vertrauenswürdige IPs entfernen}}',
  },
  ask: {
    removeOne: '{ip} für {name} nicht mehr vertrauen?',
    remove:
      '{num, plural, one {# vertrauenswürdige IP entfernen?} other {{shown} vertrauenswürdige IPs entfernen?}}',
    removeText:
      'Benutzer können sich weiterhin von dort anmelden, aber nicht, während Anmeldungen wegen falscher Passwörter gesperrt sind.',
  },
  facts: {
    ip: 'IP oder Netz',
    email: 'Benutzer',
    domain: 'Domain',
    description: 'Beschreibung',
  },
  goTo: {
    words: {
      trustedIps:
        'gesperrt, entsperren, ausgesperrt, Brute Force, falsches Passwort, fehlgeschlagene Anmeldungen, sichere Adressen, Whitelist',
      addTrustedIp: 'neue vertrauenswürdige IP, IP erlauben, sichere Adresse',
      exportTrustedIps: 'vertrauenswürdige IPs herunterladen, CSV, Tabelle',
    },
    actions: {
      addTrustedIp: 'Vertrauenswürdige IP hinzufügen',
      exportTrustedIps: 'Vertrauenswürdige IPs exportieren',
    },
  },
  menu: {
    trustedIps: 'Vertrauenswürdige Login-IPs',
  },
  jobs: {
    removeTrustedIps: 'Vertrauenswürdige IPs entfernen',
  },
  deeds: {
    exportTrustedIps: 'Vertrauenswürdige IPs exportiert',
    addTrustedIp: 'Vertrauenswürdige IP {name} hinzugefügt',
    removeTrustedIps:
      '{num, plural, =1 {Vertrauenswürdige IP {name} entfernt} other {{shown} vertrauenswürdige IPs entfernt}}',
    unblockIp: 'IP entsperrt',
  },
  operations: {
    exportTrustedIps: 'Vertrauenswürdige IPs exportiert',
    addTrustedIp: 'Vertrauenswürdige IP hinzugefügt',
    removeTrustedIps: 'Vertrauenswürdige IP entfernt',
    unblockIp: 'IP entsperrt',
  },
} satisfies SameKeys<typeof english>;
