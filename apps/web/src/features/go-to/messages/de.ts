import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages: SameKeys<typeof english> = {
  goTo: {
    words: {
      twofa:
        'MFA, Zwei-Faktor-Authentifizierung, zweiter Faktor, Authentifizierungs-App, OTP, Wiederherstellungscodes',
      accountHistory: 'Audit-Log, Aktivität, Änderungen, wer hat was getan, Anmeldungen',
      subAdmins: 'Administratoren, Mitarbeiter, Team, Rollen, Rechte, Berechtigungen, Ansicht als',
      changePassword: 'neues Passwort, Kennwort',
      sessions: 'Anmeldungen, Geräte, Browser, überall abmelden',
      turnOnTwofa: '2FA aktivieren, MFA einrichten, Zwei-Faktor',
      addSubAdmin: 'neuer Unteradministrator, Administrator anlegen, einladen',
      exportAccountHistory: 'Verlauf herunterladen, CSV, Audit-Log',
      logOut: 'ausloggen, Logout, Sitzung beenden',
      language: 'language, idioma, bahasa, langue, Übersetzung',
    },
    actions: {
      changePassword: 'Passwort ändern',
      sessions: 'Ihre Sitzungen',
      turnOnTwofa: 'Zwei-Faktor-Authentifizierung einschalten',
      addSubAdmin: 'Unteradministrator hinzufügen',
      exportAccountHistory: 'Kontoverlauf exportieren',
      logOut: 'Abmelden',
      language: 'Sprache: {name}',
    },
  },
};
