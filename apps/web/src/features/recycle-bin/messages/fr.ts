import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Corbeille',
  empty: 'La corbeille est vide',
  column: {
    removedBy: 'Supprimé par',
    removedAt: 'Supprimé',
    purgeAt: 'Effacement définitif',
  },
  row: { restore: 'Restaurer', purge: 'Effacer définitivement' },
  ask: {
    purgeOne: 'Effacer définitivement {name} ?',
  },
  reason: {
    conflict:
      'Le nom est de nouveau utilisé, comme domaine ou comme domaine d’alias, ou la boîte d’audit de ce domaine n’est pas utilisable. Réglez d’abord cela.',
    needed:
      'Cet élément sert à l’audit d’un autre domaine. Choisissez d’abord une autre boîte pour ce domaine sous « Conformité ».',
    limit_reached:
      'Votre compte n’a plus de place ou de quota pour cela. Libérez-en ou demandez-en davantage à votre fournisseur.',
  },
  of: {
    domains: {
      purpose:
        'Les domaines supprimés ces {days} derniers jours, avec tout leur contenu. Ensuite, ils sont effacés définitivement.',
      search: 'Rechercher un domaine',
      emptyHint:
        'Les domaines supprimés restent ici {days} jours et peuvent être restaurés avec tout leur contenu.',
      column: 'Domaine',
      restore: '{num, plural, one {Restaurer # domaine} other {Restaurer {shown} domaines}}',
      purge:
        '{num, plural, one {Effacer définitivement # domaine} other {Effacer définitivement {shown} domaines}}',
      askPurge:
        '{num, plural, one {Effacer définitivement # domaine ?} other {Effacer définitivement {shown} domaines ?}}',
      purgeText:
        'Cela efface aussi tous les utilisateurs, alias, listes et domaines d’alias qu’il contient, ainsi que tout leur courrier. Cette action est irréversible.',
    },
    users: {
      purpose:
        'Les utilisateurs supprimés ces {days} derniers jours, avec leur courrier. Ensuite, ils sont effacés définitivement.',
      search: 'Rechercher un utilisateur',
      emptyHint:
        'Les utilisateurs supprimés restent ici {days} jours et peuvent être restaurés avec leur courrier et leurs paramètres.',
      column: 'Adresse',
      restore: '{num, plural, one {Restaurer # utilisateur} other {Restaurer {shown} utilisateurs}}',
      purge:
        '{num, plural, one {Effacer définitivement # utilisateur} other {Effacer définitivement {shown} utilisateurs}}',
      askPurge:
        '{num, plural, one {Effacer définitivement # utilisateur ?} other {Effacer définitivement {shown} utilisateurs ?}}',
      purgeText: 'Cela efface aussi tout leur courrier et leurs paramètres. Cette action est irréversible.',
    },
  },
  facts: {
    kind: 'Type',
  },
  goTo: {
    words: {
      recycleBin: 'poubelle, supprimés, effacés, restaurer, récupérer',
    },
  },
  values: {
    kind: {
      domains: 'Domaine',
      users: 'Utilisateur',
    },
  },
  menu: {
    recycleBin: 'Corbeille',
  },
  jobs: {
    restoreItems: 'Restauration depuis la corbeille',
    purgeItems: 'Effacement définitif de la corbeille',
  },
  operations: {
    restoreItems: 'Restauré depuis la corbeille',
    purgeItems: 'Effacé définitivement de la corbeille',
  },
} satisfies SameKeys<typeof english>;
