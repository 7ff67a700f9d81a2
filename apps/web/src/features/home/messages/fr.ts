import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  goTo: {
    words: {
      home: 'accueil, tableau de bord, aperçu, places, quota, utilisation',
    },
  },
  menu: {
    home: 'Accueil',
  },
  title: 'Accueil',
  purpose: 'Votre compte en un coup d’œil.',
  account: {
    title: 'Compte administrateur',
    adminname: 'Connecté en tant que',
    account: 'Compte',
    role: 'Rôle',
    roleAdmin: 'Administrateur principal',
    roleSubadmin: 'Sous-administrateur',
    domains: 'Domaines',
    limitedTo:
      '{num, plural, =0 {Aucun domaine attribué} one {Limité à # domaine} other {Limité à # domaines}}',
    remoteip: 'IP distante',
    lastlogin: 'Dernière connexion',
    noLogin: 'C’est votre première connexion',
  },
  twofa: {
    title: 'Protégez votre compte avec la double authentification',
    text: 'Votre compte reste protégé même si quelqu’un découvre votre mot de passe. La configuration prend deux minutes.',
    action: 'Configurer maintenant',
  },
  warning: {
    level1: 'Avertissement de sécurité',
    level2: 'Avertissement de sécurité grave',
    password_expires:
      '{days, plural, =0 {Votre mot de passe expire dans moins de 24 heures.} one {Votre mot de passe expire dans # jour.} other {Votre mot de passe expire dans # jours.}}',
    mailTitle: 'La messagerie est menacée',
    mail_stopped: 'Des enregistrements DNS nécessaires au courrier manquent ou sont incorrects :',
    more: '{num, plural, one {et # autre domaine} other {et # autres domaines}}',
    recovery_codes_low:
      '{num, plural, =0 {Vous n’avez plus de code de récupération. Si vous perdez l’application d’authentification, vous ne pourrez plus vous connecter. Créez-en de nouveaux maintenant.} one {Il vous reste # code de récupération. Créez-en de nouveaux à temps.} other {Il vous reste # codes de récupération. Créez-en de nouveaux à temps.}}',
    recoveryAction: 'Codes de récupération',
  },
  limit: {
    nearly: 'Presque épuisé',
    full: 'Limite atteinte',
    of: '{name} : {current} sur {max}',
    hint: 'Pour augmenter une limite, contactez votre fournisseur.',
  },
  engine: {
    start: 'Prévenez votre fournisseur. La commande pour le démarrer sur le serveur :',
    setUp: 'Prévenez votre fournisseur. La commande pour l’installer sur le serveur :',
    logins: 'Connexions aux boîtes ces dernières 24 heures',
    counts: 'Acceptées : {accepted} ; refusées : {refused}',
  },
  counters: {
    title: 'Statistiques',
    basic: 'Comptes de base',
    enhanced: 'Comptes avancés',
    domains: 'Domaines',
    exchange: 'Comptes à connecteur Exchange',
    external: 'Comptes à connecteur externe',
    chat: 'Utilisateurs du chat',
    quota: 'Quota',
    remaining: 'Quota restant à attribuer',
    unit: 'Go',
  },
  shortcuts: {
    title: 'Raccourcis',
  },
  history: {
    title: 'Modifications récentes',
    all: 'Tout afficher',
    empty: 'Aucune modification pour l’instant',
    emptyHint: 'Ce que les administrateurs modifient dans ce compte apparaît ici.',
    by: 'par {name}',
    refused: 'Refusée',
  },
} satisfies SameKeys<typeof english>;
