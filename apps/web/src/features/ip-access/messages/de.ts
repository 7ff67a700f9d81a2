import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'IP-Zugriffslisten',
  purpose:
    'Mailserver, deren E-Mails immer angenommen oder abgelehnt werden, nach ihrer IP-Adresse. Passen mehrere Einträge, entscheidet der mit dem kleinsten Rang; Einträge einer Domain kommen vor denen des Kontos.',
  search: 'Nach Adresse oder Beschreibung suchen',
  empty: 'Noch keine Einträge',
  emptyHint:
    'Erlauben Sie den Server eines Partners, damit seine E-Mails nie als Spam gelten, oder sperren Sie ein Netz, aus dem nur Unerwünschtes kommt. Fügen Sie den ersten Eintrag hinzu.',
  readOnly: 'Sie können diesen Eintrag ansehen, aber nicht ändern.',
  column: {
    note: 'Hinweis',
    created: 'Hinzugefügt',
  },
  type: {
    allow: 'Erlaubt',
    block: 'Gesperrt',
  },
  scope: {
    account: 'Ganzes Konto',
    domain: 'Eine Domain',
  },
  place: {
    label: 'Gilt für',
    account: 'Ganzes Konto',
    hint: 'E-Mails an diese Domain oder an alle Domains des Kontos.',
  },
  note: {
    shadowed: 'Wirkungslos wegen {ip}',
    overlaps: 'Außer {ip}',
    shadowedText:
      'Dieser Eintrag entscheidet nie: {ip} wird vorher geprüft und umfasst dieselben Server. Geben Sie diesem Eintrag einen kleineren Rang oder entfernen Sie ihn.',
    overlapsText: '{ip} wird vor diesem Eintrag geprüft und sagt für einen Teil davon das Gegenteil.',
    open: '{ip} öffnen',
  },
  form: {
    ipHint:
      'Eine IPv4- oder IPv6-Adresse oder ein Netz in CIDR-Schreibweise: 192.0.2.7, 192.0.2.0/24, 2001:db8::/32.',
    typeHint:
      'E-Mails von erlaubten Servern gelten nie als Spam. E-Mails von gesperrten Servern werden abgelehnt.',
    allow: 'Erlauben',
    block: 'Sperren',
    preferenceHint: 'Geben Sie 0–9999 ein. Der kleinste Rang wird zuerst geprüft.',
    preferenceNew:
      'Geben Sie 0–9999 ein; der kleinste Rang wird zuerst geprüft. Ohne Angabe kommt der Eintrag nach den anderen.',
    descriptionHint: 'Zum Beispiel „Newsletter-Server unserer Agentur“.',
    save: 'Speichern',
  },
  add: {
    title: 'Eintrag hinzufügen',
  },
  row: {
    edit: 'Bearbeiten',
    remove: 'Entfernen',
  },
  bulk: {
    remove: '{num, plural, one {# Eintrag entfernen} other {{shown} Einträge entfernen}}',
  },
  ask: {
    removeOne: '{name} entfernen?',
    remove: '{num, plural, one {# Eintrag entfernen?} other {{shown} Einträge entfernen?}}',
    removeText:
      'E-Mails von dort werden wieder wie üblich gefiltert. Das lässt sich nicht rückgängig machen.',
  },
  facts: {
    ip: 'Adresse oder Netz',
    type: 'Art',
    preference: 'Rang',
    description: 'Beschreibung',
    domain: 'Domain',
  },
  values: {
    type: {
      allow: 'Erlauben',
      block: 'Sperren',
    },
  },
  goTo: {
    words: {
      ipAccess: 'Server sperren, Server erlauben, gesperrte IP-Adressen, erlaubte IP-Adressen, Netz, CIDR',
      addIpAccess: 'IP-Adresse sperren, IP-Adresse erlauben, neuer Eintrag',
    },
    actions: {
      addIpAccess: 'Eintrag zu den IP-Zugriffslisten hinzufügen',
    },
  },
  menu: {
    ipAccess: 'IP-Zugriffslisten',
  },
  jobs: {
    removeIpAccess: 'Einträge aus den IP-Zugriffslisten entfernen',
  },
  deeds: {
    addIpAccess: '{name} zu den IP-Zugriffslisten hinzugefügt',
    updateIpAccess: 'Eintrag {name} geändert',
    removeIpAccess: '{num, plural, =1 {Eintrag {name} entfernt} other {{shown} Einträge entfernt}}',
  },
  operations: {
    addIpAccess: 'Eintrag zu den IP-Zugriffslisten hinzugefügt',
    updateIpAccess: 'Eintrag der IP-Zugriffslisten geändert',
    removeIpAccess: 'Eintrag aus den IP-Zugriffslisten entfernt',
  },
} satisfies SameKeys<typeof english>;
