import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages: SameKeys<typeof english> = {
  goTo: {
    words: {
      twofa:
        'MFA, double authentification, deux facteurs, second facteur, application d’authentification, OTP, codes de récupération',
      accountHistory: 'journal d’audit, activité, modifications, qui a fait quoi, connexions',
      subAdmins: 'administrateurs, équipe, rôles, droits, permissions, voir en tant que',
      changePassword: 'nouveau mot de passe',
      sessions: 'connexions, appareils, navigateurs, se déconnecter partout',
      turnOnTwofa: '2FA, MFA, configurer deux facteurs',
      addSubAdmin: 'nouveau sous-administrateur, créer un administrateur, inviter',
      exportAccountHistory: 'télécharger l’historique, CSV, journal d’audit',
      logOut: 'quitter, logout, fermer la session',
      language: 'language, idioma, bahasa, Sprache, traduction',
    },
    actions: {
      changePassword: 'Changer le mot de passe',
      sessions: 'Vos sessions',
      turnOnTwofa: 'Activer la double authentification',
      addSubAdmin: 'Ajouter un sous-administrateur',
      exportAccountHistory: 'Exporter l’historique du compte',
      logOut: 'Se déconnecter',
      language: 'Langue : {name}',
    },
  },
};
