import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

const type = {
  mail: 'Courrier',
  appointment: 'Rendez-vous',
  contact: 'Contacts',
  note: 'Notes',
  task: 'Tâches',
};

const profile = {
  owner: 'Propriétaire',
  publishing_editor: 'Éditeur avec publication',
  editor: 'Éditeur',
  publishing_author: 'Auteur avec publication',
  author: 'Auteur',
  non_editing_author: 'Auteur sans modification',
  reviewer: 'Lecteur',
  contributor: 'Contributeur',
  none: 'Aucun',
};

export const messages = {
  title: 'Dossiers publics',
  purpose:
    'Des dossiers partagés par plusieurs utilisateurs. Seuls les utilisateurs de type « Avancé » peuvent les ouvrir ; les applications de messagerie les affichent sous « Public ».',
  search: 'Rechercher par nom, adresse ou note',
  empty: 'Aucun dossier public pour le moment',
  emptyHint:
    'Un dossier public contient du courrier, des rendez-vous, des contacts, des notes ou des tâches pour une équipe, et peut contenir d’autres dossiers. Ajoutez le premier.',
  readOnly: 'Vous pouvez consulter ce dossier, mais pas le modifier.',
  undo: 'Annuler',
  quotaUsed: '{used} sur {num}',
  noQuota: 'Sous-dossiers uniquement',
  type,
  column: {
    path: 'Dossier',
    type: 'Type',
    quota: 'Quota',
    owners: 'Propriétaires',
    rights: 'Droits',
    email: 'Adresse',
    note: 'Note',
    domain: 'Domaine',
    created: 'Ajouté',
  },
  tree: {
    label: 'Dossiers de {domain}',
    open: 'Afficher les dossiers de {name}',
    close: 'Masquer les dossiers de {name}',
    openAll: 'Tout déplier',
    closeAll: 'Tout replier',
    keys: 'Parcourez les dossiers avec les flèches : droite pour déplier, gauche pour replier.',
    more: 'Tous les dossiers ne sont pas affichés. Filtrez par domaine pour voir les autres.',
    noOwners: 'Aucun propriétaire',
    moreOwners: '{name} et {num, plural, one {# autre} other {# autres}}',
    rights: '{num, plural, =0 {Aucun droit} one {# droit} other {# droits}}',
  },
  form: {
    name: 'Nom',
    nameHint: '{num} caractères au plus. Il ne peut pas contenir / \\ * % ni commencer par un point ou ~.',
    domain: 'Domaine',
    domainHint: 'Seuls les domaines vérifiés peuvent avoir des dossiers publics.',
    chooseDomain: 'Choisir un domaine',
    parent: 'Dossier parent',
    parentHint: 'Les dossiers peuvent être imbriqués sur {num} niveaux au plus.',
    top: 'Aucun (premier niveau)',
    type: 'Type',
    typeHint: 'Ce que contient le dossier. Impossible à modifier ensuite.',
    quota: 'Quota en Go',
    quotaHint: 'Saisissez 0 pour un dossier qui ne contient que d’autres dossiers.',
    quotaLeft:
      'Le quota disponible est de {num}. Saisissez 0 pour un dossier qui ne contient que d’autres dossiers.',
    username: 'Adresse (facultatif)',
    usernameHint:
      'La partie qui précède @{domain}. Le courrier envoyé à cette adresse est placé dans le dossier. Laissez vide si le dossier n’a pas besoin d’adresse.',
    owners: 'Propriétaires',
    addOwner: 'Ajouter un propriétaire',
    ownersHint:
      'Les propriétaires peuvent lire, ajouter, marquer et supprimer tous les éléments du dossier, quels que soient les droits définis. Seuls les utilisateurs de type « Avancé » peuvent être propriétaires.',
    ownersInherited: 'Si vous n’en choisissez pas d’autres, ce sont les propriétaires du dossier parent.',
    noOwners: 'Aucun propriétaire pour le moment.',
    searchUsers: 'Rechercher un utilisateur par nom ou adresse',
    note: 'Note',
    noteHint: 'Seuls les administrateurs la voient.',
    save: 'Enregistrer',
  },
  add: {
    title: 'Ajouter un dossier',
    below: 'Ajouter un sous-dossier',
    in: 'Dans {path}',
    rightsCopied: 'Le nouveau dossier reprend les droits de {path}.',
  },
  move: {
    title: 'Déplacer le dossier',
    submit: 'Déplacer',
    text: 'Tout ce que contient le dossier est déplacé avec lui. Propriétaires et droits ne changent pas.',
  },
  page: {
    back: 'Tous les dossiers publics',
    tabs: 'Parties du dossier',
    settings: 'Paramètres',
    rights: 'Droits',
    inherit: 'Appliquer aux sous-dossiers',
    imapPath: 'Dans les applications de messagerie',
    gone: 'Ce dossier n’existe pas',
    goneHint: 'Il a peut-être été supprimé. Les dossiers supprimés restent 30 jours dans la corbeille.',
  },
  rights: {
    purpose:
      'Ce que les utilisateurs peuvent faire dans ce dossier. Seuls les utilisateurs de type « Avancé » peuvent ouvrir les dossiers publics ; les droits donnés à une liste ou à tous ne valent que pour les utilisateurs de ce type.',
    order:
      'Si un utilisateur a sa propre entrée, elle seule compte. Sinon, c’est le droit le plus élevé de ses listes qui s’applique et, à défaut, le droit donné à tous.',
    everyone: 'Tous les utilisateurs de {domain}',
    everyoneShort: 'Tous les utilisateurs du domaine',
    people: 'Utilisateurs et listes',
    add: 'Ajouter un utilisateur ou une liste',
    search: 'Rechercher des utilisateurs et des listes',
    empty: 'Aucun utilisateur ni liste pour le moment.',
    profileOf: 'Droit de {name}',
    cannotOpen:
      'Ne peut pas ouvrir les dossiers publics : pas un utilisateur de type « Avancé » avec une boîte normale',
    profiles: 'Ce que permettent les droits',
    foldersOnlyHere:
      'Les dossiers eux-mêmes ne sont ajoutés, déplacés et supprimés que dans ce panneau, et les applications de messagerie ne savent pas qui a ajouté un élément. C’est pourquoi « Propriétaire », « Éditeur avec publication » et « Éditeur » permettent la même chose, de même que « Auteur avec publication » et « Auteur ».',
    none: 'Personne n’a encore de droits sur ce dossier.',
  },
  profile,
  can: {
    owner: 'Peut lire, marquer et supprimer tous les éléments et en ajouter.',
    publishing_editor: 'Peut lire, marquer et supprimer tous les éléments et en ajouter.',
    editor: 'Peut lire, marquer et supprimer tous les éléments et en ajouter.',
    publishing_author: 'Peut lire et marquer tous les éléments et en ajouter, mais pas en supprimer.',
    author: 'Peut lire et marquer tous les éléments et en ajouter, mais pas en supprimer.',
    non_editing_author: 'Peut lire tous les éléments et en ajouter, mais pas en marquer ni en supprimer.',
    reviewer: 'Peut lire tous les éléments.',
    contributor: 'Peut ajouter des éléments, mais pas en lire.',
    none: 'Ne peut ni voir ni ouvrir le dossier.',
  },
  inherit: {
    purpose: 'Donne les mêmes droits à tous les sous-dossiers. Leurs droits actuels sont remplacés.',
    noSubfolders: 'Ce dossier n’a pas de sous-dossiers',
    noSubfoldersHint: 'Un dossier ajouté ici reprend les mêmes droits.',
    same: 'Tous les sous-dossiers ont déjà les mêmes droits',
    sameHint: 'Il n’y a rien à modifier.',
    changes: '{num, plural, one {# sous-dossier change} other {# sous-dossiers changent}}',
    unchanged:
      '{num, plural, one {# sous-dossier a déjà les mêmes droits.} other {# sous-dossiers ont déjà les mêmes droits.}}',
    more: '{num, plural, one {et # autre changement} other {et # autres changements}}',
    moreFolders: '{num, plural, one {et # autre dossier} other {et # autres dossiers}}',
    added: '{who} : {after} (nouveau)',
    removed: '{who} : {before} est retiré',
    changed: '{who} : {before} → {after}',
    apply: '{num, plural, one {Appliquer à # sous-dossier} other {Appliquer à # sous-dossiers}}',
  },
  row: {
    addBelow: 'Ajouter un sous-dossier',
    move: 'Déplacer',
    remove: 'Supprimer',
  },
  bulk: {
    remove: '{num, plural, one {Supprimer # dossier} other {Supprimer {shown} dossiers}}',
  },
  ask: {
    remove: '{num, plural, one {Supprimer # dossier ?} other {Supprimer {shown} dossiers ?}}',
    removeOne:
      '{num, plural, =0 {Supprimer {name} ?} one {Supprimer {name} et # sous-dossier ?} other {Supprimer {name} et # sous-dossiers ?}}',
    removeText:
      'Les utilisateurs ne peuvent plus l’ouvrir. Vous pouvez le restaurer avec tout son contenu depuis la corbeille pendant {days} jours.',
    removeManyText:
      'Cela supprime aussi tous les sous-dossiers. Les utilisateurs ne peuvent plus les ouvrir. Vous pouvez les restaurer avec tout leur contenu depuis la corbeille pendant {days} jours.',
  },
  facts: {
    path: 'Dossier',
    type: 'Type',
    quota: 'Quota (Mo)',
    owners: 'Propriétaires',
    note: 'Note',
    email: 'Adresse',
    rights: 'Droits',
    subfolders: 'Sous-dossiers',
    everyone: 'Tous les utilisateurs du domaine',
  },
  values: {
    target: { public_folders: 'Dossiers publics' },
    type,
    rights: profile,
  },
  goTo: {
    words: {
      publicFolders:
        'dossiers partagés, dossiers d’équipe, calendriers partagés, contacts partagés, droits des dossiers',
      addPublicFolder: 'nouveau dossier, créer un dossier, partager un dossier',
      exportPublicFolders: 'télécharger les dossiers, CSV, tableur',
    },
    actions: {
      addPublicFolder: 'Ajouter un dossier public',
      exportPublicFolders: 'Exporter les dossiers publics',
    },
  },
  menu: { publicFolders: 'Dossiers publics' },
  jobs: { removePublicFolders: 'Suppression de dossiers publics' },
  deeds: {
    exportPublicFolders: 'Dossiers publics exportés',
    addPublicFolder: 'Dossier public {name} ajouté',
    updatePublicFolder: 'Dossier public {name} modifié',
    setPublicFolderRights: 'Droits de {name} modifiés',
    removePublicFolders:
      '{num, plural, =1 {Dossier public {name} supprimé} other {{shown} dossiers publics supprimés}}',
  },
  operations: {
    exportPublicFolders: 'Dossiers publics exportés',
    addPublicFolder: 'Dossier public ajouté',
    updatePublicFolder: 'Dossier public modifié',
    setPublicFolderRights: 'Droits d’un dossier public modifiés',
    removePublicFolders: 'Dossier public supprimé',
  },
} satisfies SameKeys<typeof english>;
