import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Corbeille',
  purpose:
    'Les domaines supprimés ces {days} derniers jours, avec tout leur contenu. Ensuite, ils sont effacés définitivement.',
  search: 'Rechercher un domaine',
  empty: 'La corbeille est vide',
  emptyHint:
    'Les domaines supprimés attendent ici {days} jours et peuvent être restaurés avec tout leur contenu.',
  column: {
    name: 'Domaine',
    removedBy: 'Supprimé par',
    removedAt: 'Supprimé',
    purgeAt: 'Effacement définitif',
  },
  row: { restore: 'Restaurer', purge: 'Effacer définitivement' },
  bulk: {
    restore: '{num, plural, one {Restaurer # domaine} other {Restaurer {shown} domaines}}',
    purge:
      '{num, plural, one {Effacer définitivement # domaine} other {Effacer définitivement {shown} domaines}}',
  },
  ask: {
    purgeOne: 'Effacer définitivement {name} ?',
    purge:
      '{num, plural, one {Effacer définitivement # domaine ?} other {Effacer définitivement {shown} domaines ?}}',
    purgeText:
      'Tous les utilisateurs, alias, listes et domaines d’alias qu’il contient sont effacés avec lui, ainsi que tout leur courrier. Personne ne peut les récupérer.',
  },
  reason: {
    conflict:
      'Le nom est de nouveau utilisé, comme domaine ou comme domaine d’alias. Supprimez d’abord celui-ci.',
    limit_reached: 'Votre compte n’a pas la place : le domaine ou son contenu dépasserait ses limites.',
  },
  facts: {
    kind: 'Nature',
  },
  menu: {
    recycleBin: 'Corbeille',
  },
  jobs: {
    restoreItems: 'Restauration depuis la corbeille',
    purgeItems: 'Suppression définitive de la corbeille',
  },
  operations: {
    restoreItems: 'Restauré depuis la corbeille',
    purgeItems: 'Effacé définitivement de la corbeille',
  },
} satisfies SameKeys<typeof english>;
