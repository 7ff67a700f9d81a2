import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Compliance',
  purpose:
    'Jede E-Mail, die eine auditierte Domain sendet oder empfängt, wird in ein Audit-Postfach kopiert.',
  search: 'Domains suchen',
  empty: 'Noch keine Audit-Domain',
  emptyHint:
    'Wählen Sie eine Domain und das Audit-Postfach, das von jeder ein- und ausgehenden E-Mail eine Kopie bekommt.',
  quota: 'Speicherplatz: {num}',
  readOnly: 'Sie können dies ansehen, aber nicht ändern.',
  hidden: 'Ein Postfach in einer anderen Domain',
  noMailbox: {
    title: 'Noch kein Audit-Postfach',
    hint: 'Die Kopien gehen an einen Benutzer vom Kontotyp „Audit“. Er kann keine E-Mails senden und belegt keinen Platz. Fügen Sie zuerst einen hinzu.',
    add: 'Audit-Postfach hinzufügen',
  },
  column: {
    domain: 'Domain',
    mailbox: 'Audit-Postfach',
    state: 'Status',
  },
  state: {
    on: 'Ein',
    off: 'Aus',
    disabled: 'Postfach deaktiviert',
    removed: 'Postfach entfernt',
  },
  mailboxes: {
    title: 'Audit-Postfächer',
    all: '{num, plural, one {# Audit-Postfach anzeigen} other {Alle # Audit-Postfächer anzeigen}}',
    usage: 'Belegung von {name}',
    disabled: 'Deaktiviert',
  },
  form: {
    title: 'Domain auditieren',
    domain: 'Domain',
    domainHint: 'Jede E-Mail, die sie sendet oder empfängt, wird kopiert.',
    chooseDomain: 'Domain wählen',
    mailbox: 'Audit-Postfach',
    mailboxHint:
      'Benutzer vom Kontotyp „Audit“. Anwendungspasswörter des gewählten Postfachs gelten dann nicht mehr.',
    chooseMailbox: 'Postfach wählen',
    submit: 'Audit starten',
    save: 'Speichern',
  },
  row: {
    on: 'Einschalten',
    off: 'Ausschalten',
    remove: 'Audit beenden',
  },
  ask: {
    off: 'Audit für {name} ausschalten?',
    offText:
      'Neue E-Mails werden nicht mehr kopiert, bis Sie das Audit wieder einschalten. Vorhandene Kopien bleiben im Audit-Postfach.',
    remove: 'Audit für {name} beenden?',
    removeText:
      'Neue E-Mails werden nicht mehr kopiert, und die Domain verschwindet aus dieser Liste. Um das Audit nur zu unterbrechen, schalten Sie es stattdessen aus. Vorhandene Kopien bleiben im Audit-Postfach.',
  },
  facts: {
    domain: 'Domain',
    audit_email: 'Audit-Postfach',
    audit_enabled: 'Audit',
  },
  goTo: {
    words: {
      audit: 'Journaling, Archiv, Kopien von E-Mails, Audit-Postfach',
      setAuditDomain: 'neue Audit-Domain, Journaling starten',
    },
    actions: {
      setAuditDomain: 'Domain auditieren',
    },
  },
  menu: {
    audit: 'Compliance',
  },
  deeds: {
    setAuditDomain: 'Audit von {name} geändert',
    removeAuditDomain: 'Audit von {name} beendet',
  },
  operations: {
    setAuditDomain: 'Audit einer Domain geändert',
    removeAuditDomain: 'Audit einer Domain beendet',
  },
} satisfies SameKeys<typeof english>;
