import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages: SameKeys<typeof english> = {
  back: 'Tous les utilisateurs',
  title: 'Gérer un départ',
  purpose:
    'Tout ce qu’il faut faire quand quelqu’un s’en va, en une seule fois. Vous voyez le plan avant que quoi que ce soit ne change.',
  submit: 'Afficher le plan',
  choose: {
    title: 'Choisissez qui s’en va',
    hint: 'Sélectionnez un ou plusieurs utilisateurs dans la liste, puis « Gérer le départ ».',
    button: 'Voir les utilisateurs',
  },
  who: {
    title: 'Qui s’en va et qui prend la suite',
    leaving: 'Utilisateurs qui s’en vont',
    others: '{num, plural, one {et # autre} other {et {shown} autres}}',
    gone: 'Cet utilisateur n’existe plus.',
    colleague: 'Collègue qui prend la suite',
    colleagueHint: 'Reçoit le courrier, la boîte, les alias et les listes choisis ci-dessous.',
    choose: 'Rechercher un nom ou une adresse',
  },
  login: {
    title: 'Connexion',
    password: 'Définir un nouveau mot de passe et fermer toutes les sessions',
    passwordHint:
      'Un mot de passe aléatoire que personne ne connaît. Vous pouvez en définir un autre sur la page de l’utilisateur.',
    appPasswords: 'Supprimer tous les mots de passe d’application',
    appPasswordsHint:
      'Les logiciels de messagerie qui en utilisent un ne peuvent plus se connecter. C’est irréversible.',
  },
  access: {
    title: 'Autres boîtes et dossiers publics',
    mailboxes: 'Mettre fin à l’accès aux autres boîtes',
    public_folders: 'Retirer les droits sur les dossiers publics',
    hint: {
      mailboxes:
        'Les boîtes que d’autres ont partagées avec l’utilisateur ne pourront plus être ouvertes, même avec un nouveau mot de passe.',
      public_folders:
        'Les droits d’une liste ou de tout le monde restent. L’utilisateur garde les dossiers dont il est propriétaire.',
    },
  },
  left: {
    title: 'Ce qui mène encore ici',
    text: 'Cela ne fait pas partie du plan. Modifiez ce qui ne doit pas rester ainsi.',
    kind: {
      catch_all: 'Adresses collectrices de domaines',
      rule: 'Utilisateurs dont des règles de distribution transfèrent ici',
      forward: 'Utilisateurs qui transfèrent ici',
      send_as: 'Utilisateurs qui peuvent envoyer avec ces adresses',
    },
  },
  mail: {
    title: 'Courrier',
    way: 'Ce que devient le nouveau courrier',
    ways: {
      forward: 'Le transférer au collègue',
      delegate: 'Laisser le collègue ouvrir la boîte',
      shared: 'En faire une boîte partagée pour le collègue',
      keep: 'Le laisser dans la boîte',
    },
    hint: {
      forward: 'Les transferts de l’utilisateur prennent fin.',
      delegate:
        'Le collègue peut lire, classer et supprimer le courrier, et répondre de la part de l’utilisateur.',
      shared:
        'Plus personne ne peut s’y connecter ; le collègue l’ouvre avec un accès complet. Nécessite le type de compte Avancé.',
      keep: 'Personne d’autre ne le reçoit.',
    },
    keepCopy: 'Garder une copie dans la boîte',
    keepCopyHint: 'Nécessaire aussi pour une réponse d’absence.',
    stopForwards: 'Mettre fin aux transferts de l’utilisateur',
    stopForwardsHint: 'Plus aucun message ne part vers d’autres adresses, par exemple une adresse privée.',
  },
  handOver: {
    title: 'Alias et listes',
    aliases: 'Transmettre les alias',
    lists: 'Transmettre les listes de diffusion',
    smart_lists: 'Transmettre les listes intelligentes',
    hint: {
      aliases: 'Les alias qui mènent à l’utilisateur mènent au collègue.',
      lists: 'Le collègue devient membre à la place de l’utilisateur.',
      smart_lists:
        'Le collègue devient membre avec les mêmes droits, et propriétaire là où l’utilisateur l’est.',
    },
  },
  reply: {
    title: 'Réponse d’absence',
    on: 'Répondre à tous ceux qui écrivent',
    hint: 'Commence tout de suite et s’arrête quand quelqu’un la désactive.',
    subject: 'Objet',
    subjectHint: 'S’il est vide, l’objet du message est repris.',
    text: 'Texte',
    textHint: 'Par exemple : Je ne travaille plus ici. Écrivez à ben@example.com.',
  },
  removal: {
    title: 'Suppression',
    on: 'Supprimer l’utilisateur à une date',
    hint: 'L’utilisateur va dans la corbeille ce jour-là et peut être restauré pendant {days} jours. D’ici là, vous pouvez annuler.',
    day: 'Date',
  },
  undo: {
    title: 'Ce qu’une annulation rétablit',
    text: 'Les transferts, les accès, les réponses d’absence, les alias et les listes redeviennent comme avant, et l’ancien mot de passe dans les 72 heures. Les sessions fermées et les mots de passe d’application supprimés ne peuvent pas revenir.',
  },
  removals: {
    title: 'Suppressions prévues',
    search: 'Rechercher un nom ou une adresse',
    user: 'Utilisateur',
    name: 'Nom',
    day: 'Date de suppression',
    by: 'Prévu par',
    state: 'État',
    waiting: 'Prévue',
    problem: {
      forbidden: 'Non supprimé : l’administrateur qui l’a prévu n’en a plus le droit',
      conflict: 'Non supprimé : des domaines audités ont besoin de cette boîte',
    },
    cancel: 'Annuler la suppression',
    empty: 'Aucune suppression prévue',
    emptyHint: 'Les utilisateurs dont le départ a une date de suppression apparaissent ici jusqu’à ce jour.',
  },
  goTo: {
    words: {
      offboardUsers: 'départ, démission, licenciement, offboarding, quitter, suppressions prévues',
    },
    actions: {
      offboardUsers: 'Gérer un départ',
    },
  },
  operations: {
    planOffboarding: 'Départ d’utilisateurs planifié',
    setRemovalDate: 'Date de suppression d’un utilisateur modifiée',
  },
  facts: {
    remove_at: 'Date de suppression',
  },
};
