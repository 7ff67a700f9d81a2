import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages: SameKeys<typeof english> = {
  back: 'Alle Benutzer',
  title: 'Offboarding von Benutzern',
  purpose:
    'Alles, was beim Ausscheiden einer Person zu tun ist, in einem Schritt. Sie sehen den Plan, bevor sich etwas ändert.',
  submit: 'Plan anzeigen',
  choose: {
    title: 'Wer scheidet aus?',
    hint: 'Wählen Sie in der Liste einen oder mehrere Benutzer und dann „Offboarding“.',
    button: 'Zu den Benutzern',
  },
  who: {
    title: 'Wer ausscheidet und wer übernimmt',
    leaving: 'Ausscheidende Benutzer',
    others: '{num, plural, one {und # weiterer} other {und {shown} weitere}}',
    gone: 'Diesen Benutzer gibt es nicht mehr.',
    colleague: 'Wer übernimmt',
    colleagueHint: 'Erhält E-Mails, Postfach, Aliasse und Listen, die Sie unten auswählen.',
    choose: 'Name oder Adresse suchen',
  },
  login: {
    title: 'Anmeldung',
    password: 'Neues Passwort setzen und alle Sitzungen beenden',
    passwordHint:
      'Ein zufälliges Passwort, das niemand kennt. Auf der Seite des Benutzers können Sie ein anderes setzen.',
    appPasswords: 'Alle Anwendungspasswörter entfernen',
    appPasswordsHint:
      'E-Mail-Programme mit einem solchen Passwort können sich nicht mehr anmelden. Das lässt sich nicht rückgängig machen.',
  },
  access: {
    title: 'Andere Postfächer und öffentliche Ordner',
    mailboxes: 'Zugriff auf andere Postfächer beenden',
    public_folders: 'Rechte in öffentlichen Ordnern entziehen',
    hint: {
      mailboxes:
        'Postfächer, die andere für den Benutzer freigegeben haben, lassen sich auch mit einem neuen Passwort nicht mehr öffnen.',
      public_folders:
        'Rechte einer Liste oder aller Benutzer bleiben. Ordner, die dem Benutzer gehören, behält er.',
    },
  },
  left: {
    title: 'Was noch hierher führt',
    text: 'Das gehört nicht zum Plan. Ändern Sie, was nicht so bleiben soll.',
    kind: {
      catch_all: 'Catch-all-Adressen von Domains',
      rule: 'Benutzer mit Zustellregeln, die hierher weiterleiten',
      forward: 'Benutzer, die hierher weiterleiten',
      send_as: 'Benutzer, die mit diesen Adressen senden können',
    },
  },
  mail: {
    title: 'E-Mails',
    way: 'Was mit neuen E-Mails geschieht',
    ways: {
      forward: 'An die Nachfolge weiterleiten',
      delegate: 'Nachfolge darf das Postfach öffnen',
      shared: 'Gemeinsames Postfach für die Nachfolge',
      keep: 'Im Postfach lassen',
    },
    hint: {
      forward: 'Die eigenen Weiterleitungen des Benutzers enden.',
      delegate: 'Die Nachfolge kann E-Mails lesen, ablegen und löschen und im Auftrag antworten.',
      shared:
        'Niemand kann sich mehr daran anmelden; die Nachfolge öffnet es mit vollem Zugriff. Nur beim Kontotyp Enhanced.',
      keep: 'Niemand sonst erhält sie.',
    },
    keepCopy: 'Kopie im Postfach behalten',
    keepCopyHint: 'Auch für eine Abwesenheitsnotiz nötig.',
    stopForwards: 'Eigene Weiterleitungen beenden',
    stopForwardsHint: 'Keine E-Mail geht mehr an andere Adressen, zum Beispiel eine private.',
  },
  handOver: {
    title: 'Aliasse und Listen',
    aliases: 'Aliasse übergeben',
    lists: 'Verteilerlisten übergeben',
    smart_lists: 'Smarte Listen übergeben',
    hint: {
      aliases: 'Aliasse, die zum Benutzer führen, führen zur Nachfolge.',
      lists: 'Die Nachfolge wird an Stelle des Benutzers Mitglied.',
      smart_lists:
        'Die Nachfolge wird Mitglied mit denselben Rechten und Eigentümer, wo es der Benutzer ist.',
    },
  },
  reply: {
    title: 'Abwesenheitsnotiz',
    on: 'Allen antworten, die schreiben',
    hint: 'Beginnt sofort und endet, wenn jemand sie ausschaltet.',
    subject: 'Betreff',
    subjectHint: 'Ist er leer, gilt der Betreff der Nachricht.',
    text: 'Text',
    textHint: 'Zum Beispiel: Ich arbeite nicht mehr hier. Bitte schreiben Sie an ben@example.com.',
  },
  removal: {
    title: 'Entfernen',
    on: 'Benutzer an einem Tag entfernen',
    hint: 'Der Benutzer kommt an diesem Tag in den Papierkorb und lässt sich {days} Tage lang wiederherstellen. Bis dahin können Sie es abbrechen.',
    day: 'Tag',
  },
  undo: {
    title: 'Was das Rückgängigmachen zurückbringt',
    text: 'Weiterleitungen, Zugriffe, Abwesenheitsnotizen, Aliasse und Listen werden wie zuvor, das alte Passwort innerhalb von 72 Stunden. Beendete Sitzungen und entfernte Anwendungspasswörter kommen nicht zurück.',
  },
  removals: {
    title: 'Geplantes Entfernen',
    search: 'Name oder Adresse suchen',
    user: 'Benutzer',
    name: 'Name',
    day: 'Wird entfernt am',
    by: 'Geplant von',
    state: 'Status',
    waiting: 'Geplant',
    problem: {
      forbidden: 'Nicht entfernt: Wer es geplant hat, darf es nicht mehr',
      conflict: 'Nicht entfernt: Auditierte Domains brauchen dieses Postfach',
    },
    cancel: 'Entfernen abbrechen',
    empty: 'Kein Entfernen geplant',
    emptyHint:
      'Benutzer, deren Offboarding einen Tag zum Entfernen hat, erscheinen hier, bis sie entfernt werden.',
  },
  goTo: {
    words: {
      offboardUsers: 'Ausscheiden, Austritt, Kündigung, Offboarding, Weggang, geplante Entfernungen',
    },
    actions: {
      offboardUsers: 'Offboarding von Benutzern',
    },
  },
  operations: {
    planOffboarding: 'Offboarding von Benutzern geplant',
    setRemovalDate: 'Tag der Entfernung eines Benutzers geändert',
  },
  facts: {
    remove_at: 'Wird entfernt am',
  },
};
