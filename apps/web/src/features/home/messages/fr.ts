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
  attention: {
    title: 'À surveiller',
    none: 'Rien ne demande votre attention.',
    all: 'Tout afficher',
    incidents:
      '{num, plural, one {{count} utilisateur s’est connecté depuis un nombre inhabituel de pays} other {{count} utilisateurs se sont connectés depuis un nombre inhabituel de pays}}',
    incidentsText:
      'Quelqu’un connaît peut-être leur mot de passe. Ouvrez un utilisateur pour voir les pays :',
    failing:
      '{num, plural, one {{count} domaine échoue au contrôle} other {{count} domaines échouent au contrôle}}',
    unverified:
      '{num, plural, one {{count} domaine n’est pas vérifié} other {{count} domaines ne sont pas vérifiés}}',
    full: '{num, plural, one {{count} boîte aux lettres est pleine} other {{count} boîtes aux lettres sont pleines}}',
    fullText:
      'Les nouveaux messages sont refusés tant qu’il n’y a pas de place. Augmentez le quota, ou demandez aux utilisateurs de supprimer des messages :',
    plan: '{num, plural, one {{count} ligne en attente de son domaine a été ajoutée} other {{count} lignes en attente de leur domaine ont été ajoutées}}',
    planNotAdded:
      '{num, plural, one {{count} ligne en attente de son domaine n’a pas été ajoutée} other {{count} lignes en attente de leur domaine n’ont pas été ajoutées}}',
    planProblem: {
      forbidden: 'Vous n’avez plus le droit de les ajouter.',
      failed: 'Elles n’ont pas pu être contrôlées. Planifiez-les à nouveau.',
    },
    planLeft:
      '{num, plural, one {{count} ligne n’a pas pu être ajoutée.} other {{count} lignes n’ont pas pu être ajoutées.}}',
    openPlan: 'Afficher le résultat',
  },
  checklist: {
    title: 'Configurer votre compte',
    progress: '{done} sur {num} terminées',
    done: 'Terminé',
    open: 'À faire',
    hide: 'Masquer la liste',
    show: 'Afficher la liste de configuration',
    after: {
      domain: 'Dès qu’un domaine est ajouté',
      verified: 'Dès qu’un domaine est vérifié',
      user: 'Dès qu’il y a un utilisateur',
    },
    step: {
      domain: 'Ajouter votre domaine',
      records: 'Publier ses enregistrements DNS',
      verified: 'Vérifier que le domaine est à vous',
      users: 'Ajouter les premiers utilisateurs',
      two_factor: 'Activer la double authentification',
      mail_programs: 'Configurer les logiciels de messagerie',
    },
    hint: {
      domain: 'La partie de vos adresses après le @, par exemple example.com.',
      records:
        'Ils font arriver ici le courrier de {domain}. Ajoutez-les là où le domaine est enregistré, ou transmettez-les à la personne qui gère son DNS.',
      verified: 'Un enregistrement TXT dans le DNS de {domain} le prouve. Nous le recherchons régulièrement.',
      users:
        'Chaque utilisateur reçoit une boîte aux lettres et une adresse de votre domaine. Ajoutez-les un par un, ou importez un fichier.',
      two_factor:
        'Votre compte reste protégé même si quelqu’un apprend votre mot de passe. La configuration prend deux minutes.',
      mail_programs:
        'Saisissez ces paramètres dans un téléphone ou un logiciel de messagerie. L’étape est terminée dès la première connexion d’un utilisateur.',
    },
    action: {
      domain: 'Ajouter un domaine',
      records: 'Afficher les enregistrements DNS',
      handover: 'Transmettre',
      verified: 'Vérifier',
      users: 'Ajouter un utilisateur',
      import: 'Importer',
      two_factor: 'Configurer',
      mail_programs: 'Ouvrir {user}',
    },
  },
  operations: {
    setChecklist: 'A affiché la liste de configuration',
  },
  variants: {
    setChecklist: { hidden: 'A masqué la liste de configuration' },
  },
  facts: {
    hidden: 'Masquée',
  },
  engine: {
    start: 'Votre fournisseur doit le démarrer. Prévenez-le s’il ne le sait pas.',
    setUp: 'Votre fournisseur doit l’installer.',
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
