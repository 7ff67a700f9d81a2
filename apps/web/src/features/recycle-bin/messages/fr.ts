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
  mailOfPurged: {
    soon: 'Le courrier correspondant est effacé du serveur en quelques minutes.',
    later:
      'Le courrier correspondant est effacé du serveur dès que le système de messagerie fonctionne à nouveau.',
  },
  reason: {
    folderConflict:
      'Un autre dossier porte maintenant ce nom, ou le dossier parent n’existe plus. Renommez l’autre dossier ou restaurez d’abord le dossier parent.',
    folderLimit: 'Le domaine a trop de dossiers publics. Supprimez-en d’abord quelques-uns.',
    conflict:
      'Le nom est de nouveau utilisé, comme domaine ou comme domaine d’alias, ou la boîte d’audit de ce domaine n’est pas utilisable. Supprimez l’autre domaine ou domaine d’alias, ou restaurez ou activez la boîte d’audit, puis réessayez.',
    needed:
      'Cet élément sert à l’audit d’un autre domaine. Choisissez d’abord une autre boîte pour ce domaine sous « Conformité ».',
    limit_reached:
      'Votre compte n’a plus de place ou de quota pour cela. Libérez-en ou demandez-en davantage à votre fournisseur.',
  },
  of: {
    domains: {
      purpose:
        'Les domaines supprimés ces {days} derniers jours, avec tout leur contenu. Ensuite, ils sont effacés définitivement.',
      search: 'Rechercher des domaines',
      emptyHint:
        'Les domaines supprimés restent ici {days} jours et peuvent être restaurés avec tout leur contenu.',
      column: 'Domaine',
      restore: '{num, plural, one {Restaurer # domaine} other {Restaurer {shown} domaines}}',
      purge:
        '{num, plural, one {Effacer définitivement # domaine} other {Effacer définitivement {shown} domaines}}',
      askPurge:
        '{num, plural, one {Effacer définitivement # domaine ?} other {Effacer définitivement {shown} domaines ?}}',
      purgeText:
        'Cela efface aussi tout le contenu : utilisateurs, alias, listes, dossiers publics et domaines d’alias. Cette action est irréversible.',
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
      purgeText: 'Cela efface aussi tous leurs paramètres. Cette action est irréversible.',
    },
    aliases: {
      purpose:
        'Les alias supprimés ces {days} derniers jours. Ensuite, ils sont effacés définitivement et leurs noms sont de nouveau libres.',
      search: 'Rechercher un alias',
      emptyHint:
        'Les alias supprimés restent ici {days} jours et peuvent être restaurés avec leurs destinations.',
      column: 'Alias',
      restore: '{num, plural, one {Restaurer # alias} other {Restaurer {shown} alias}}',
      purge:
        '{num, plural, one {Effacer définitivement # alias} other {Effacer définitivement {shown} alias}}',
      askPurge:
        '{num, plural, one {Effacer définitivement # alias ?} other {Effacer définitivement {shown} alias ?}}',
      purgeText:
        'Les noms pourront ensuite être réutilisés. Aucun courrier n’est effacé. Cette action est irréversible.',
    },
    lists: {
      purpose:
        'Les listes supprimées ces {days} derniers jours, avec leurs membres. Ensuite, elles sont effacées définitivement.',
      search: 'Rechercher une liste',
      emptyHint:
        'Les listes supprimées restent ici {days} jours et peuvent être restaurées avec leurs membres.',
      column: 'Liste',
      restore: '{num, plural, one {Restaurer # liste} other {Restaurer {shown} listes}}',
      purge:
        '{num, plural, one {Effacer définitivement # liste} other {Effacer définitivement {shown} listes}}',
      askPurge:
        '{num, plural, one {Effacer définitivement # liste ?} other {Effacer définitivement {shown} listes ?}}',
      purgeText: 'Cela efface aussi la liste des membres. Cette action est irréversible.',
    },
    smart_lists: {
      purpose:
        'Les listes intelligentes supprimées ces {days} derniers jours, avec leurs membres. Ensuite, elles sont effacées définitivement.',
      search: 'Rechercher une liste intelligente',
      emptyHint:
        'Les listes intelligentes supprimées restent ici {days} jours et peuvent être restaurées avec leurs membres et leurs paramètres.',
      column: 'Liste intelligente',
      restore:
        '{num, plural, one {Restaurer # liste intelligente} other {Restaurer {shown} listes intelligentes}}',
      purge:
        '{num, plural, one {Effacer définitivement # liste intelligente} other {Effacer définitivement {shown} listes intelligentes}}',
      askPurge:
        '{num, plural, one {Effacer définitivement # liste intelligente ?} other {Effacer définitivement {shown} listes intelligentes ?}}',
      purgeText:
        'Cela efface aussi la liste des membres et tous les paramètres. Cette action est irréversible.',
    },
    public_folders: {
      purpose:
        'Les dossiers publics supprimés ces {days} derniers jours, avec tout leur contenu. Ensuite, ils sont effacés définitivement.',
      search: 'Rechercher un dossier public',
      emptyHint:
        'Les dossiers publics supprimés restent ici {days} jours et peuvent être restaurés avec leurs sous-dossiers et tout leur contenu.',
      column: 'Dossier',
      restore: '{num, plural, one {Restaurer # dossier} other {Restaurer {shown} dossiers}}',
      purge:
        '{num, plural, one {Effacer définitivement # dossier} other {Effacer définitivement {shown} dossiers}}',
      askPurge:
        '{num, plural, one {Effacer définitivement # dossier ?} other {Effacer définitivement {shown} dossiers ?}}',
      purgeText: 'Cela efface aussi tous leurs sous-dossiers. Cette action est irréversible.',
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
      aliases: 'Alias',
      lists: 'Liste',
      smart_lists: 'Liste intelligente',
      public_folders: 'Dossier public',
    },
  },
  menu: {
    recycleBin: 'Corbeille',
  },
  jobs: {
    restoreItems: 'Restauration depuis la corbeille',
    purgeItems: 'Effacement définitif de la corbeille',
  },
  deeds: {
    restoreItems_domains: '{num, plural, =1 {Domaine restauré} other {{shown} domaines restaurés}}',
    purgeItems_domains:
      '{num, plural, =1 {Domaine effacé définitivement} other {{shown} domaines effacés définitivement}}',
    restoreItems_users: '{num, plural, =1 {Utilisateur restauré} other {{shown} utilisateurs restaurés}}',
    purgeItems_users:
      '{num, plural, =1 {Utilisateur effacé définitivement} other {{shown} utilisateurs effacés définitivement}}',
    restoreItems_aliases: '{num, plural, =1 {Alias restauré} other {{shown} alias restaurés}}',
    purgeItems_aliases:
      '{num, plural, =1 {Alias effacé définitivement} other {{shown} alias effacés définitivement}}',
    restoreItems_lists: '{num, plural, =1 {Liste restaurée} other {{shown} listes restaurées}}',
    purgeItems_lists:
      '{num, plural, =1 {Liste effacée définitivement} other {{shown} listes effacées définitivement}}',
    restoreItems_smart_lists:
      '{num, plural, =1 {Liste intelligente restaurée} other {{shown} listes intelligentes restaurées}}',
    purgeItems_smart_lists:
      '{num, plural, =1 {Liste intelligente effacée définitivement} other {{shown} listes intelligentes effacées définitivement}}',
    restoreItems_public_folders:
      '{num, plural, =1 {Dossier public restauré} other {{shown} dossiers publics restaurés}}',
    purgeItems_public_folders:
      '{num, plural, =1 {Dossier public effacé définitivement} other {{shown} dossiers publics effacés définitivement}}',
  },
  operations: {
    restoreItems: 'Restauré depuis la corbeille',
    purgeItems: 'Effacé définitivement de la corbeille',
  },
} satisfies SameKeys<typeof english>;
