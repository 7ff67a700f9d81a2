import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Dernières connexions',
  titleOf: 'Dernières connexions de {name}',
  purpose: 'Qui s’est connecté à quelle boîte aux lettres, d’où, et qui a été refusé.',
  all: 'Afficher tous les utilisateurs',
  search: 'Rechercher un utilisateur ou un libellé',
  empty: 'Aucune connexion enregistrée pour l’instant',
  emptyOf: 'Aucune connexion de cet utilisateur enregistrée pour l’instant',
  emptyHint:
    'Les connexions par IMAP, POP3, SMTP et ManageSieve apparaissent ici en quelques secondes. Elles sont conservées 90 jours, sauf si votre fournisseur a fixé une autre durée.',
  column: {
    at: 'Date et heure',
    user: 'Utilisateur',
    service: 'Service',
    outcome: 'Résultat',
    reason: 'Raison',
    password: 'Mot de passe utilisé',
    ip: 'Adresse IP',
    country: 'Pays',
    attempts: 'Tentatives',
  },
  filter: {
    domain: 'Domaine',
    label: 'Libellé du mot de passe',
    ip: 'IP ou réseau',
  },
  service: {
    imap: 'IMAP',
    pop3: 'POP3',
    smtp: 'SMTP',
    sieve: 'ManageSieve',
  },
  outcome: {
    accepted: 'Acceptée',
    refused: 'Refusée',
    blocked: 'Bloquée',
  },
  reason: {
    account: 'Compte suspendu',
    domain: 'Domaine hors service',
    user: 'Utilisateur désactivé',
    login: 'Utilisateur sans mot de passe',
    service: 'Service désactivé',
    hours: 'Hors des heures d’accès',
    address: 'Adresse IP non autorisée',
    twofa: 'Mot de passe d’application requis',
    guessing: 'Trop de mots de passe erronés',
    password: 'Mot de passe erroné',
    unavailable: 'Le système de messagerie n’a pas répondu',
  },
  password: {
    main: 'Mot de passe principal',
    app: 'Mot de passe d’application',
    onetime: 'Mot de passe à usage unique',
    labelled: 'Mot de passe d’application « {label} »',
  },
  explain: {
    title: 'Pourquoi la connexion échoue-t-elle ?',
    service: 'Service',
    free: 'Rien n’empêche {name} de se connecter par {service}',
    freeHint:
      'Si cela échoue quand même, vérifiez le mot de passe et les réglages de l’application de messagerie.',
    stuck: '{name} ne peut pas se connecter par {service} actuellement',
    stuckHint:
      'Corrigez ce qui est signalé ci-dessous, puis réessayez. Les changements prennent effet immédiatement.',
    checks: 'Ce qui a été contrôlé',
    attempts: 'Dernières tentatives',
    noAttempts: 'Aucune connexion enregistrée pour l’instant.',
    allAttempts: 'Toutes les connexions',
  },
  check: {
    engine: {
      ok: 'Le système de messagerie fonctionne.',
      problem: 'Le système de messagerie ne fonctionne pas. Contactez votre fournisseur.',
    },
    account: {
      ok: 'Le compte est actif.',
      problem: 'Le compte est suspendu. Contactez votre fournisseur.',
    },
    domain: {
      ok: 'Le domaine est vérifié et activé.',
      unverified: 'Le domaine n’est pas encore vérifié.',
      disabled: 'Le domaine est désactivé.',
      parked: 'Le domaine est parqué : il n’envoie ni ne reçoit d’e-mails.',
    },
    user: {
      ok: 'L’utilisateur est activé.',
      problem: 'L’utilisateur est désactivé.',
    },
    login: {
      ok: 'L’utilisateur a un mot de passe.',
      problem: 'L’utilisateur n’a pas de mot de passe : personne ne peut se connecter en son nom.',
    },
    service: {
      ok: '{service} est activé.',
      problem: '{service} est désactivé pour cet utilisateur.',
      none: 'Les utilisateurs de ce type ne peuvent pas utiliser {service}.',
    },
    hours: {
      ok: 'Les heures d’accès autorisent les connexions en ce moment.',
      problem: 'Les heures d’accès n’autorisent pas les connexions en ce moment.',
    },
    address: {
      ok: 'Aucune connexion n’a été refusée à cause de son adresse IP ces dernières 24 heures.',
      note: 'Les connexions depuis ces adresses IP ne sont pas autorisées : {ips}.',
      hidden: 'Des connexions ont été refusées à cause de leur adresse IP ces dernières 24 heures.',
    },
    twofa: {
      ok: 'L’authentification à deux facteurs est désactivée : le mot de passe principal fonctionne.',
      note: 'L’authentification à deux facteurs est activée. Les applications de messagerie ont besoin d’un mot de passe d’application ; cet utilisateur en a {num, plural, one {#} other {#}} pour {service}.',
      problem:
        'L’authentification à deux facteurs est activée, et il n’y a pas de mot de passe d’application pour {service}.',
    },
    guessing: {
      ok: 'Les connexions ne sont pas bloquées à cause de mots de passe erronés.',
      problem: 'Les connexions sont bloquées à cause de trop de mots de passe erronés.',
      address: 'Depuis {ip}, jusqu’au {time}',
      user: 'Depuis {ip} et d’autres nouveaux lieux, jusqu’au {time}',
      pace: 'Depuis {ip}, ralenties jusqu’au {time}',
      everywhere: 'Depuis de nouveaux lieux, jusqu’au {time}',
    },
    password: {
      ok: 'Aucun mot de passe erroné ces 7 derniers jours depuis la dernière connexion.',
      note: '{num, plural, one {# mot de passe erroné} other {# mots de passe erronés}} ces 7 derniers jours depuis la dernière connexion.',
      hidden: 'Des mots de passe erronés ont été essayés ces 7 derniers jours.',
      changed: 'Le mot de passe a été modifié le {day}.',
    },
  },
  fix: {
    domain: 'Activer le domaine',
    openDomain: 'Ouvrir le domaine',
    user: 'Activer l’utilisateur',
    login: 'Définir un mot de passe',
    service: 'Activer {service}',
    hours: 'Modifier les heures d’accès',
    address: 'Modifier les IP autorisées',
    twofa: 'Ajouter un mot de passe d’application',
    guessing: 'Débloquer',
    checkIp: 'Contrôler une IP',
    password: 'Modifier le mot de passe',
  },
  goTo: {
    words: {
      lastLogins: 'connexions, échecs, pays, lieu, adresse IP, qui s’est connecté',
      exportLastLogins: 'télécharger les connexions, CSV, tableur',
    },
    actions: {
      exportLastLogins: 'Exporter les dernières connexions',
    },
  },
  menu: {
    lastLogins: 'Dernières connexions',
  },
  deeds: {
    exportLastLogins: 'Dernières connexions exportées',
  },
  operations: {
    exportLastLogins: 'Dernières connexions exportées',
  },
} satisfies SameKeys<typeof english>;
