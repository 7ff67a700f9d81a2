import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

const column = {
  at: 'Date et heure',
  adminname: 'Administrateur',
  action: 'Action',
  target: 'Cible',
  outcome: 'Résultat',
  remoteip: 'Adresse IP',
  domain: 'Domaine',
};

const outcome = {
  done: 'Effectuée',
  refused: 'Refusée',
  pending: 'Non terminée',
};

export const messages = {
  title: 'Historique du compte',
  purpose: 'Qui a modifié quoi dans ce compte, et quand.',
  search: 'Rechercher un administrateur ou une cible',
  empty: 'Aucune modification pour l’instant',
  emptyHint: 'Ce que les administrateurs modifient dans ce compte apparaît ici.',
  column,
  exported: {
    ...column,
    before: 'Avant',
    after: 'Après',
    id: 'Numéro de l’entrée',
  },
  outcome,
  by: 'par {name}',
  changes: 'Modifications',
  caption: '{name} : avant et après',
  facts: {
    format: 'Format',
    search: 'Recherche',
    maxemails: 'Comptes de base, maximum',
    maxeemails: 'Comptes avancés, maximum',
    maxdomains: 'Domaines, maximum',
    maxexemails: 'Comptes à connecteur Exchange, maximum',
    maxocemails: 'Comptes à connecteur externe, maximum',
    maxzulipusers: 'Utilisateurs du chat, maximum',
    maxquota: 'Quota, maximum (Mo)',
    autogrow_quota: 'Le quota augmente automatiquement',
    lost: 'Attribué à un autre compte',
    unknown_ids: 'Identifiants qui n’existent pas',
    unknown_count: 'Nombre d’identifiants inconnus',
    attempts: 'Tentatives',
    last_at: 'Dernière tentative',
    bytes: 'Taille en octets',
  },
  values: {
    outcome,
    boolean: {
      true: 'Oui',
      false: 'Non',
    },
    adminname: {
      operator: 'Fournisseur',
      engine: 'Système de messagerie',
    },
    target: {
      'account-history': 'Historique du compte',
    },
    format: {
      csv: 'CSV',
      json: 'JSON',
    },
  },
  variants: {
    'engine: delete mail': {
      public_folders: 'Contenu d’un dossier public effacé du serveur',
    },
    'operator: domain verify': {
      lost: 'Nom de domaine attribué à un autre compte',
    },
  },
  menu: {
    accountHistory: 'Historique du compte',
  },
  deeds: {
    exportAccountHistory: 'Historique du compte exporté',
  },
  operations: {
    exportAccountHistory: 'Historique du compte exporté',
    'engine: delete mail': 'Courrier d’un utilisateur effacé du serveur',
    'operator: account create': 'Compte créé',
    'operator: account limits': 'Limites du compte modifiées',
    'operator: account suspend': 'Compte suspendu',
    'operator: account resume': 'Compte réactivé',
    'operator: admin reset-password': 'Mot de passe d’un administrateur réinitialisé',
    'operator: admin reset-2fa': 'Double authentification d’un administrateur réinitialisée',
    'operator: admin login-link': 'Lien de connexion créé pour un administrateur',
    'operator: admin lift-ip-list': 'Restriction IP d’un administrateur levée',
    'operator: domain verify': 'Nom de domaine attribué à ce compte',
    'operator: chat set': 'Organisation Zulip connectée',
    'operator: chat remove': 'Organisation Zulip déconnectée',
    'operator: mail demo': 'Mot de passe d’application créé pour la boîte aux lettres de démonstration',
  },
} satisfies SameKeys<typeof english>;
