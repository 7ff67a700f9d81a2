import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Historique du compte',
  purpose: 'Qui a modifié quoi dans ce compte, et quand.',
  search: 'Chercher administrateur, action, cible',
  empty: 'Aucune modification pour l’instant',
  emptyHint: 'Ce que les administrateurs modifient dans ce compte apparaît ici.',
  column: {
    at: 'Moment',
    adminname: 'Administrateur',
    action: 'Action',
    target: 'Cible',
    outcome: 'Résultat',
    remoteip: 'Adresse IP',
  },
  outcome: {
    done: 'Effectuée',
    refused: 'Refusée',
    pending: 'Non terminée',
  },
  by: 'par {name}',
  changes: 'Modifications',
  caption: '{name} : avant et après',
  facts: {
    format: 'Format',
    search: 'Recherche',
  },
  menu: {
    logs: 'Journaux',
    accountHistory: 'Historique du compte',
  },
  operations: {
    exportAccountHistory: 'Historique du compte exporté',
  },
} satisfies SameKeys<typeof english>;
