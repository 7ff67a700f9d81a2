import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

const role = {
  owner: 'Eigentümer',
  admin: 'Administrator',
  moderator: 'Moderator',
  member: 'Mitglied',
  guest: 'Gast',
};

export const messages = {
  title: 'Chat',
  purpose: 'Die Personen in Ihrer Zulip-Organisation und ihre Rollen.',
  search: 'Name oder Adresse suchen',
  empty: 'Noch keine Chat-Benutzer',
  emptyHint:
    'Ein Chat-Benutzer ist eine Person mit einem Konto in Ihrer Zulip-Organisation. Fügen Sie den ersten hinzu.',
  undo: 'Rückgängig',
  notConnected: {
    title: 'Der Chat ist noch nicht verbunden',
    hint: 'Ihr Anbieter hat noch keine Zulip-Organisation mit Ihrem Konto verbunden. Wenden Sie sich an Ihren Anbieter, um den Chat zu nutzen.',
  },
  column: {
    email: 'Adresse',
    name: 'Name',
    role: 'Rolle',
    state: 'Status',
    error: 'Letzter Fehler',
    created: 'Hinzugefügt',
  },
  filter: {
    failed: 'Mit Fehler',
  },
  state: {
    active: 'Aktiv',
    disabled: 'Deaktiviert',
    adding: 'Nicht bestätigt',
  },
  role,
  roleHint: {
    owner: 'Verwaltet alles, auch andere Eigentümer und die Abrechnung.',
    admin: 'Verwaltet die Organisation, ihre Kanäle und ihre Benutzer.',
    moderator: 'Hilft, Kanäle und Themen in Ordnung zu halten.',
    member: 'Kann an allen öffentlichen Kanälen teilnehmen.',
    guest: 'Sieht nur die Kanäle, zu denen er eingeladen ist.',
  },
  roleLimit: {
    give: 'Die übrigen Rollen vergeben nur Administratoren dieses Panels mit der Stufe „Ändern“ für Benutzer und Zugriff auf alle Domains.',
    change:
      'Eigentümer, Administratoren und Moderatoren können nur von Administratoren dieses Panels mit der Stufe „Ändern“ für Benutzer und Zugriff auf alle Domains geändert werden.',
  },
  status: {
    seats: 'Chat-Benutzer',
    read: 'Mit Zulip abgeglichen',
    refresh: 'Aktualisieren',
    refreshing: 'Benutzer werden aus Zulip gelesen …',
    refreshed: 'Die Liste ist auf dem neuesten Stand',
    late: 'Zulip braucht lange. Die Liste wird aktualisiert, sobald es antwortet.',
    down: 'Zulip antwortet nicht',
    downHint:
      'Seit {time}. Die Liste ist möglicherweise nicht aktuell, und Änderungen können fehlschlagen, bis Zulip wieder antwortet.',
    refused: 'Zulip lehnt die Verbindung ab',
    refusedHint:
      'Seit {time}. Die Liste ist möglicherweise nicht aktuell. Bitten Sie Ihren Anbieter, die Verbindung zu prüfen.',
  },
  problem: {
    chat_status_failed: 'Fehler beim Aktualisieren des Status',
    chat_refused: 'Zulip hat die Änderung abgelehnt',
    upstream_failed: 'Zulip hat nicht wie erwartet geantwortet',
    adding: 'Zulip hat dieses Konto noch nicht bestätigt',
    addingHint:
      'Das wird innerhalb weniger Minuten automatisch geprüft. Hat Zulip das Konto nicht, verschwindet es aus der Liste.',
    hint: 'Die Liste wird innerhalb weniger Minuten mit Zulip abgeglichen. Versuchen Sie es dann noch einmal.',
    says: 'Zulip meldet: „{reason}“',
  },
  form: {
    save: 'Speichern',
  },
  add: {
    title: 'Chat-Benutzer hinzufügen',
    email: 'Adresse',
    emailHint: 'Wählen Sie einen Benutzer, oder geben Sie eine Adresse in einer Ihrer Domains ein.',
    notOwn: 'Diese Adresse liegt in keiner Ihrer Domains.',
    unknown:
      'Zulip hat nicht wie erwartet geantwortet. Der Chat-Benutzer steht als nicht bestätigt in der Liste, bis klar ist, ob Zulip ihn hinzugefügt hat.',
    password:
      'Das ist das erste Passwort. Es wird nur einmal angezeigt; geben Sie es jetzt weiter. In Zulip lässt es sich ändern.',
    existed:
      'Diese Adresse hatte bereits ein Konto in Zulip. Es funktioniert wieder mit dem bisherigen Passwort.',
    copy: 'Passwort kopieren',
  },
  row: {
    enable: 'Aktivieren',
    disable: 'Deaktivieren',
    remove: 'Entfernen',
  },
  bulk: {
    enable: '{num, plural, one {# Chat-Benutzer aktivieren} other {{shown} Chat-Benutzer aktivieren}}',
    disable: '{num, plural, one {# Chat-Benutzer deaktivieren} other {{shown} Chat-Benutzer deaktivieren}}',
    remove: '{num, plural, one {# Chat-Benutzer entfernen} other {{shown} Chat-Benutzer entfernen}}',
  },
  ask: {
    disableOne: '{name} deaktivieren?',
    removeOne: '{name} entfernen?',
    enable: '{num, plural, one {# Chat-Benutzer aktivieren?} other {{shown} Chat-Benutzer aktivieren?}}',
    disable: '{num, plural, one {# Chat-Benutzer deaktivieren?} other {{shown} Chat-Benutzer deaktivieren?}}',
    remove: '{num, plural, one {# Chat-Benutzer entfernen?} other {{shown} Chat-Benutzer entfernen?}}',
    enableText: 'Sie können sich wieder im Chat anmelden.',
    disableText:
      'Sie werden im Chat abgemeldet und können sich nicht mehr anmelden. Plätze und Nachrichten bleiben erhalten; Sie können die Chat-Benutzer jederzeit wieder aktivieren.',
    removeText:
      'Sie werden in Zulip deaktiviert und verschwinden aus dieser Liste. Ihre Plätze werden frei, ihre Nachrichten bleiben in Zulip. Fügen Sie dieselbe Adresse erneut hinzu, ist das Konto wieder da.',
  },
  facts: {
    email: 'Adresse',
    name: 'Name',
    role: 'Rolle',
    active: 'Aktiv',
    changed_there: 'In Zulip geändert',
  },
  values: { role },
  goTo: {
    words: {
      chat: 'Zulip, Nachrichten, Messenger, Chat-Benutzer',
      addChatUser: 'neuer Chat-Benutzer, zum Chat einladen, Zulip',
    },
    actions: {
      addChatUser: 'Chat-Benutzer hinzufügen',
    },
  },
  menu: {
    chat: 'Chat',
  },
  jobs: {
    enableChatUsers: 'Chat-Benutzer aktivieren',
    disableChatUsers: 'Chat-Benutzer deaktivieren',
    removeChatUsers: 'Chat-Benutzer entfernen',
  },
  variants: {
    refreshChatUsers: {
      changed_there: 'In Zulip geänderte Rolle gefunden',
    },
  },
  deeds: {
    refreshChatUsers: 'Chat-Benutzer werden aktualisiert',
    addChatUser: 'Chat-Benutzer {name} hinzugefügt',
    updateChatUser: 'Chat-Benutzer {name} geändert',
    enableChatUsers:
      '{num, plural, =1 {Chat-Benutzer {name} aktiviert} other {{shown} Chat-Benutzer aktiviert}}',
    disableChatUsers:
      '{num, plural, =1 {Chat-Benutzer {name} deaktiviert} other {{shown} Chat-Benutzer deaktiviert}}',
    removeChatUsers:
      '{num, plural, =1 {Chat-Benutzer {name} entfernt} other {{shown} Chat-Benutzer entfernt}}',
  },
  operations: {
    refreshChatUsers: 'Chat-Benutzer aktualisiert',
    addChatUser: 'Chat-Benutzer hinzugefügt',
    updateChatUser: 'Chat-Benutzer geändert',
    enableChatUsers: 'Chat-Benutzer aktiviert',
    disableChatUsers: 'Chat-Benutzer deaktiviert',
    removeChatUsers: 'Chat-Benutzer entfernt',
  },
} satisfies SameKeys<typeof english>;
