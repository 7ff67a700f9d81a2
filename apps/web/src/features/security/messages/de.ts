import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'IP-Zugriffslisten für Administratoren',
  titleOf: 'IP-Zugriffsliste von {name}',
  purpose:
    'Die Adressen und Netze, von denen aus Sie sich anmelden können. Die Liste gilt nur für Ihre eigenen Anmeldungen; jeder Unteradministrator hat seine eigene.',
  purposeOf: 'Die Adressen und Netze, von denen aus sich der Unteradministrator {name} anmelden kann.',
  back: 'Zurück zu den Unteradministratoren',
  unknown: 'Es gibt keinen Unteradministrator namens {name}',
  unknownHint: 'Vielleicht wurde er entfernt, oder der Link enthält einen Tippfehler.',
  access: {
    title: 'Beschränkung',
    restricted: 'Beschränkt',
    unrestricted: 'Nicht beschränkt',
    restrictedText: 'Die Anmeldung ist nur von den Adressen der Liste aus möglich.',
    unrestrictedText:
      'Die Anmeldung ist von jeder Adresse aus möglich. Die Liste gilt, sobald Sie den Zugriff auf sie beschränken.',
    atOnce: 'Änderungen gelten sofort, auch für offene Sitzungen.',
    restrict: 'Auf diese Liste beschränken',
    lift: 'Beschränkung aufheben',
    managed:
      'Diese Beschränkung hat die Person festgelegt, die Ihren Zugang verwaltet. Wenden Sie sich an sie, wenn Sie eine weitere Adresse brauchen.',
  },
  own: {
    address: 'Ihre Adresse:',
    listed: 'In der Liste',
    notListed: 'Nicht in der Liste',
    add: 'Meine Adresse hinzufügen',
  },
  list: {
    title: 'Erlaubte Adressen',
    ip: 'Adresse oder Netz',
    description: 'Beschreibung',
    remove: 'Entfernen',
    removeOf: '{ip} entfernen',
    lastStays:
      'Der letzte Eintrag lässt sich nicht entfernen, solange der Zugriff beschränkt ist. Heben Sie zuerst die Beschränkung auf.',
    empty: 'Noch keine Adressen',
    emptyHint:
      'Fügen Sie die Adressen Ihres Büros, Ihres Zuhauses oder Ihres VPN hinzu. Sobald der Zugriff darauf beschränkt ist, werden Anmeldungen von anderswo abgelehnt, auch mit dem richtigen Passwort. Andere Administratoren betrifft das nicht.',
  },
  form: {
    add: 'Adresse hinzufügen',
    ip: 'Adresse oder Netz',
    ipHint: 'IPv4 oder IPv6, Netze in CIDR-Schreibweise: 192.0.2.7, 192.0.2.0/24, 2001:db8::/32.',
    description: 'Beschreibung',
    descriptionHint: 'Zum Beispiel „Büro Berlin“.',
    listed: 'Diese Adresse steht bereits in der Liste.',
    full: 'Die Liste ist voll. Das Limit liegt bei {num} Einträgen.',
  },
  ask: {
    restrict: 'Zugriff auf diese Liste beschränken?',
    restrictText:
      '{num, plural, one {Anmeldungen sind dann nur noch von dem einen Eintrag der Liste aus möglich.} other {Anmeldungen sind dann nur noch von den # Einträgen der Liste aus möglich.}} Offene Sitzungen von anderen Adressen enden sofort.',
    lift: 'Beschränkung aufheben?',
    liftText: 'Die Anmeldung ist dann wieder von jeder Adresse aus möglich. Die Liste bleibt erhalten.',
    remove: '{ip} aus der Liste entfernen?',
    removeText: 'Der Zugriff ist zurzeit nicht beschränkt; es wird also niemand ausgesperrt.',
    removeRestrictedText:
      'Anmeldungen von dort werden sofort abgelehnt, und offene Sitzungen von dort enden.',
  },
  preview: {
    refused:
      '{num, plural, one {# Adresse mit einer Anmeldung in den letzten 30 Tagen würde abgelehnt} other {# Adressen mit einer Anmeldung in den letzten 30 Tagen würden abgelehnt}}',
    none: '{num, plural, =0 {In den letzten 30 Tagen gab es keine Anmeldung.} one {Keine Adresse würde abgelehnt: Die eine Adresse mit einer Anmeldung in den letzten 30 Tagen steht in der Liste.} other {Keine Adresse würde abgelehnt: Alle # Adressen mit einer Anmeldung in den letzten 30 Tagen stehen in der Liste.}}',
    lastLogin: 'letzte Anmeldung',
    failed: 'Es ließ sich nicht prüfen, ob eine Adresse abgelehnt würde',
  },
  lockout: {
    title: 'Sie würden sich selbst aussperren',
    text: 'Ihre eigene Adresse {ip} wäre nicht erlaubt. Ihre Sitzung würde sofort enden, und Sie könnten sich von hier aus nicht mehr anmelden.',
    tick: 'Mir ist bewusst, dass ich ausgesperrt werde',
  },
  password: {
    label: 'Ihr Passwort',
    hint: 'Bestätigen Sie, dass Sie es sind.',
    wanted: 'Geben Sie Ihr Passwort ein, um die Änderung zu bestätigen.',
  },
  facts: {
    state: 'Status',
    restricted: 'Auf die Liste beschränkt',
    ip: 'Adresse oder Netz',
    description: 'Beschreibung',
  },
  goTo: {
    words: {
      adminIpAccess: 'IP-Beschränkung, erlaubte Adressen, Whitelist',
      addAdminIp: 'Adresse erlauben, Whitelist',
    },
    actions: {
      addAdminIp: 'IP-Adresse zu Ihrer Zugriffsliste hinzufügen',
    },
  },
  menu: {
    security: 'Sicherheit',
    filtering: 'Filterung',
    adminIpAccess: 'IP-Zugriffslisten für Administratoren',
  },
  values: {
    state: { new: 'Neu', acknowledged: 'Gesehen', safe: 'Sicher', confirmed: 'Bestätigt' },
  },
  deeds: {
    resolveIncident: 'Anmeldungen von {name} als sicher markiert',
    setAdminIpAccess: 'IP-Beschränkung von {name} geändert',
    addAdminIp: 'IP-Adresse {name} hinzugefügt',
    removeAdminIp: '{num, plural, =1 {IP-Adresse entfernt} other {{shown} IP-Adressen entfernt}}',
  },
  operations: {
    resolveIncident: 'Anmeldungen aus mehreren Ländern als sicher markiert',
    setAdminIpAccess: 'IP-Beschränkung eines Administrators geändert',
    addAdminIp: 'Adresse zur IP-Zugriffsliste eines Administrators hinzugefügt',
    removeAdminIp: 'Adresse aus der IP-Zugriffsliste eines Administrators entfernt',
  },
} satisfies SameKeys<typeof english>;
