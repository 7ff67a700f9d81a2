import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  of: {
    whitelist: {
      title: 'Whitelist',
      purpose: 'Absender, deren E-Mails immer in den Posteingang kommen, unabhängig vom Spamfilter.',
      empty: 'Die Whitelist ist leer',
      emptyHint:
        'E-Mails von Absendern auf der Whitelist kommen immer in den Posteingang. Fügen Sie eine Adresse wie anna@partner.example hinzu oder eine Domain mit allen ihren Adressen.',
    },
    blacklist: {
      title: 'Blacklist',
      purpose: 'Absender, deren E-Mails immer abgelehnt werden.',
      empty: 'Die Blacklist ist leer',
      emptyHint:
        'E-Mails von Absendern auf der Blacklist kommen nicht an, auch nicht im Spamordner. Fügen Sie eine Adresse wie offers@spam.example hinzu oder eine Domain mit allen ihren Adressen.',
    },
  },
  search: 'Nach Adresse oder Notiz suchen',
  readOnly: 'Sie können diesen Eintrag ansehen, aber nicht ändern.',
  never: 'Keiner in den letzten 30 Tagen',
  user: 'Benutzer',
  expired: 'Abgelaufen am {day}',
  column: {
    address: 'Adresse oder Domain',
    note: 'Notiz',
    expires: 'Gültig bis',
    hits: 'Treffer in 30 Tagen',
    lastHit: 'Letzter Treffer',
    created: 'Hinzugefügt',
    createdBy: 'Hinzugefügt von',
  },
  filter: {
    includeUsers: 'Mit Listen der Benutzer',
    expired: 'Abgelaufen',
  },
  scope: {
    account: 'Ganzes Konto',
    domain: 'Eine Domain',
    user: 'Ein Benutzer',
  },
  form: {
    scope: 'Gilt für',
    scopeHint: 'Zuerst zählen die eigenen Einträge des Benutzers, dann die der Domain, dann die des Kontos.',
    domain: 'Domain',
    chooseDomain: 'Domain auswählen',
    user: 'Benutzer',
    chooseUser: 'Benutzer auswählen',
    address: 'E-Mail-Adresse oder Domain',
    addressHint:
      'Zum Beispiel anna@partner.example oder partner.example. Eine Domain gilt auch für ihre Subdomains.',
    ignore_spf: 'SPF ignorieren',
    ignoreSpfHint:
      'Ohne diese Option werden E-Mails, die die SPF-Prüfung nicht bestehen, wie üblich gefiltert, weil der Absender gefälscht sein kann. Mit ihr kommt jeder durch, der diese Adresse fälscht.',
    apply_to_headers: 'Auf Header anwenden',
    applyToHeadersHint:
      'Prüft auch die Absenderadresse (From), die Leser sehen, nicht nur den Absender im Umschlag.',
    expires: 'Gültig bis',
    expiresHint:
      'Der letzte Tag, an dem der Eintrag zählt. Leer lassen, damit er bleibt, bis Sie ihn entfernen.',
    note: 'Notiz',
    noteHint: 'Nur Administratoren sehen sie.',
    save: 'Speichern',
  },
  other: {
    whitelist: 'Auch auf der Whitelist',
    blacklist: 'Auch auf der Blacklist',
    hint: 'Dieser Absender steht auf beiden Listen. Die Blacklist hat Vorrang: Seine E-Mails werden abgelehnt.',
  },
  add: {
    whitelist: 'Zur Whitelist hinzufügen',
    blacklist: 'Zur Blacklist hinzufügen',
  },
  ofUser: {
    hint: 'Die eigenen Einträge dieses Benutzers. Sie zählen vor denen der Domain und des Kontos.',
    lists: 'Listen des Benutzers',
  },
  bulk: {
    remove: '{num, plural, one {# Eintrag entfernen} other {{shown} Einträge entfernen}}',
  },
  ask: {
    remove: '{num, plural, one {# Eintrag entfernen?} other {{shown} Einträge entfernen?}}',
    removeOne: '{name} entfernen?',
    text: {
      whitelist:
        'E-Mails von dort werden wieder wie üblich gefiltert. Das lässt sich nicht rückgängig machen.',
      blacklist:
        'E-Mails von dort werden wieder wie üblich gefiltert. Das lässt sich nicht rückgängig machen.',
    },
  },
  facts: {
    address: 'Adresse oder Domain',
    scope: 'Gilt für',
    apply_to_headers: 'Auf Header anwenden',
    note: 'Notiz',
    expires: 'Gültig bis',
    ignore_spf: 'SPF ignorieren',
  },
  values: {
    scope: {
      account: 'Ganzes Konto',
    },
  },
  goTo: {
    words: {
      whitelist: 'Allowlist, sichere Absender, annehmen, vertrauenswürdig, Spamfilter',
      blacklist: 'Blocklist, Absender blockieren, ablehnen, Spamfilter',
      addWhitelist: 'Absender erlauben, E-Mails annehmen, sicherer Absender',
      addBlacklist: 'Absender blockieren, E-Mails ablehnen',
      exportWhitelist: 'Whitelist herunterladen, CSV, Tabelle',
      exportBlacklist: 'Blacklist herunterladen, CSV, Tabelle',
    },
    actions: {
      addWhitelist: 'Zur Whitelist hinzufügen',
      addBlacklist: 'Zur Blacklist hinzufügen',
      exportWhitelist: 'Whitelist exportieren',
      exportBlacklist: 'Blacklist exportieren',
    },
  },
  menu: {
    whitelist: 'Whitelist',
    blacklist: 'Blacklist',
  },
  jobs: {
    removeWhitelist: 'Whitelist-Einträge entfernen',
    removeBlacklist: 'Blacklist-Einträge entfernen',
  },
  deeds: {
    exportWhitelist: 'Whitelist exportiert',
    exportBlacklist: 'Blacklist exportiert',
    addWhitelist: '{name} zur Whitelist hinzugefügt',
    addBlacklist: '{name} zur Blacklist hinzugefügt',
    updateWhitelist: 'Whitelist-Eintrag {name} geändert',
    updateBlacklist: 'Blacklist-Eintrag {name} geändert',
    removeWhitelist:
      '{num, plural, =1 {{name} von der Whitelist entfernt} other {{shown} Whitelist-Einträge entfernt}}',
    removeBlacklist:
      '{num, plural, =1 {{name} von der Blacklist entfernt} other {{shown} Blacklist-Einträge entfernt}}',
  },
  operations: {
    exportWhitelist: 'Whitelist exportiert',
    exportBlacklist: 'Blacklist exportiert',
    addWhitelist: 'Whitelist-Eintrag hinzugefügt',
    addBlacklist: 'Blacklist-Eintrag hinzugefügt',
    updateWhitelist: 'Whitelist-Eintrag geändert',
    updateBlacklist: 'Blacklist-Eintrag geändert',
    removeWhitelist: 'Whitelist-Eintrag entfernt',
    removeBlacklist: 'Blacklist-Eintrag entfernt',
  },
} satisfies SameKeys<typeof english>;
