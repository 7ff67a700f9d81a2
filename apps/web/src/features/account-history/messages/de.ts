import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

const column = {
  at: 'Zeit',
  adminname: 'Administrator',
  action: 'Aktion',
  target: 'Ziel',
  outcome: 'Ergebnis',
  remoteip: 'IP-Adresse',
  domain: 'Domain',
};

const outcome = {
  done: 'Erledigt',
  refused: 'Abgelehnt',
  pending: 'Nicht abgeschlossen',
};

export const messages = {
  title: 'Kontoverlauf',
  purpose: 'Wer in diesem Konto wann was geändert hat.',
  search: 'Nach Administrator oder Ziel suchen',
  empty: 'Noch keine Änderungen',
  emptyHint: 'Hier erscheint, was Administratoren in diesem Konto ändern.',
  column,
  exported: {
    ...column,
    before: 'Vorher',
    after: 'Nachher',
    id: 'Nummer des Eintrags',
  },
  outcome,
  by: 'von {name}',
  changes: 'Änderungen',
  caption: '{name}: vorher und nachher',
  facts: {
    format: 'Format',
    search: 'Suche',
    maxemails: 'Basic-Konten, Maximum',
    maxeemails: 'Enhanced-Konten, Maximum',
    maxdomains: 'Domains, Maximum',
    maxexemails: 'Konten mit Exchange-Connector, Maximum',
    maxocemails: 'Konten mit externem Connector, Maximum',
    maxzulipusers: 'Chat-Benutzer, Maximum',
    maxquota: 'Speicherplatz, Maximum (MB)',
    autogrow_quota: 'Speicherplatz wächst automatisch',
    lost: 'An ein anderes Konto vergeben',
    unknown_ids: 'IDs, die es nicht gibt',
    unknown_count: 'Anzahl unbekannter IDs',
    attempts: 'Versuche',
    last_at: 'Letzter Versuch',
    bytes: 'Größe in Byte',
  },
  values: {
    outcome,
    boolean: {
      true: 'Ja',
      false: 'Nein',
    },
    adminname: {
      operator: 'Anbieter',
      engine: 'E-Mail-System',
    },
    target: {
      'account-history': 'Kontoverlauf',
    },
    format: {
      csv: 'CSV',
      json: 'JSON',
    },
  },
  variants: {
    'engine: delete mail': {
      public_folders: 'Inhalt eines öffentlichen Ordners vom Server gelöscht',
    },
    'operator: domain verify': {
      lost: 'Domainnamen einem anderen Konto zugesprochen',
    },
  },
  menu: {
    accountHistory: 'Kontoverlauf',
  },
  deeds: {
    exportAccountHistory: 'Kontoverlauf exportiert',
  },
  operations: {
    exportAccountHistory: 'Kontoverlauf exportiert',
    'engine: delete mail': 'E-Mails eines Benutzers vom Server gelöscht',
    'operator: account create': 'Konto angelegt',
    'operator: account limits': 'Limits des Kontos geändert',
    'operator: account suspend': 'Konto gesperrt',
    'operator: account resume': 'Konto wieder freigegeben',
    'operator: admin reset-password': 'Passwort eines Administrators zurückgesetzt',
    'operator: admin reset-2fa': 'Zwei-Faktor-Authentifizierung eines Administrators zurückgesetzt',
    'operator: admin login-link': 'Anmeldelink für einen Administrator erstellt',
    'operator: admin lift-ip-list': 'IP-Beschränkung eines Administrators aufgehoben',
    'operator: domain verify': 'Domainnamen diesem Konto zugesprochen',
    'operator: chat set': 'Zulip-Organisation verbunden',
    'operator: chat remove': 'Zulip-Organisation getrennt',
    'operator: mail demo': 'Anwendungspasswort für das Demo-Postfach erstellt',
  },
} satisfies SameKeys<typeof english>;
