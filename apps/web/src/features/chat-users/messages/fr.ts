import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

const role = {
  owner: 'Propriétaire',
  admin: 'Administrateur',
  moderator: 'Modérateur',
  member: 'Membre',
  guest: 'Invité',
};

export const messages = {
  title: 'Chat',
  purpose: 'Les personnes de votre organisation Zulip et leurs rôles.',
  search: 'Rechercher un nom ou une adresse',
  empty: 'Aucun utilisateur du chat',
  emptyHint:
    'Un utilisateur du chat est une personne qui a un compte dans votre organisation Zulip. Ajoutez le premier.',
  undo: 'Annuler',
  notConnected: {
    title: 'Le chat n’est pas encore connecté',
    hint: 'Votre fournisseur n’a pas encore connecté d’organisation Zulip à votre compte. Contactez-le pour commencer à utiliser le chat.',
  },
  column: {
    email: 'Adresse',
    name: 'Nom',
    role: 'Rôle',
    state: 'État',
    error: 'Dernière erreur',
    created: 'Ajouté',
  },
  filter: {
    failed: 'Avec une erreur',
  },
  state: {
    active: 'Actif',
    disabled: 'Désactivé',
    adding: 'Non confirmé',
  },
  role,
  roleHint: {
    owner: 'Gère tout, y compris les autres propriétaires et la facturation.',
    admin: 'Gère l’organisation, ses canaux et ses utilisateurs.',
    moderator: 'Aide à garder les canaux et les sujets en ordre.',
    member: 'Peut participer à tous les canaux publics.',
    guest: 'Ne voit que les canaux où il est invité.',
  },
  roleLimit: {
    give: 'Seuls les administrateurs de ce panneau ayant le niveau « Modifier » pour les utilisateurs et l’accès à tous les domaines peuvent attribuer les autres rôles.',
    change:
      'Seuls les administrateurs de ce panneau ayant le niveau « Modifier » pour les utilisateurs et l’accès à tous les domaines peuvent modifier les propriétaires, administrateurs et modérateurs.',
  },
  status: {
    seats: 'Utilisateurs du chat',
    read: 'Synchronisé avec Zulip',
    refresh: 'Actualiser',
    refreshing: 'Lecture des utilisateurs dans Zulip…',
    refreshed: 'La liste est à jour',
    late: 'Zulip prend du temps. La liste sera mise à jour dès sa réponse.',
    down: 'Zulip ne répond pas',
    downHint:
      'Depuis le {time}. La liste n’est peut-être pas à jour et des modifications peuvent échouer tant que Zulip ne répond pas.',
    refused: 'Zulip refuse la connexion',
    refusedHint:
      'Depuis le {time}. La liste n’est peut-être pas à jour. Demandez à votre fournisseur de contrôler la connexion.',
  },
  problem: {
    chat_status_failed: 'Erreur lors de la mise à jour du statut',
    chat_refused: 'Zulip a refusé la modification',
    upstream_failed: 'Zulip n’a pas répondu comme prévu',
    adding: 'Zulip n’a pas encore confirmé ce compte',
    addingHint:
      'Le contrôle est automatique et prend quelques minutes. Si le compte n’existe pas dans Zulip, il disparaît de la liste.',
    hint: 'La liste est comparée à Zulip dans les prochaines minutes. Réessayez ensuite.',
    says: 'Zulip indique : « {reason} »',
  },
  form: {
    save: 'Enregistrer',
  },
  add: {
    title: 'Ajouter un utilisateur du chat',
    email: 'Adresse',
    emailHint: 'Choisissez un utilisateur ou saisissez une adresse de l’un de vos domaines.',
    notOwn: 'Cette adresse n’appartient à aucun de vos domaines.',
    unknown:
      'Zulip n’a pas répondu comme prévu. L’utilisateur du chat apparaît comme non confirmé jusqu’à ce que l’on sache si Zulip l’a ajouté.',
    password:
      'Voici le premier mot de passe. Il n’est affiché qu’une fois : transmettez-le maintenant. Il peut être changé dans Zulip.',
    existed:
      'Cette adresse avait déjà un compte dans Zulip. Il fonctionne à nouveau avec son ancien mot de passe.',
    copy: 'Copier le mot de passe',
  },
  row: {
    enable: 'Activer',
    disable: 'Désactiver',
    remove: 'Supprimer',
  },
  bulk: {
    enable: '{num, plural, one {Activer # utilisateur du chat} other {Activer {shown} utilisateurs du chat}}',
    disable:
      '{num, plural, one {Désactiver # utilisateur du chat} other {Désactiver {shown} utilisateurs du chat}}',
    remove:
      '{num, plural, one {Supprimer # utilisateur du chat} other {Supprimer {shown} utilisateurs du chat}}',
  },
  ask: {
    disableOne: 'Désactiver {name} ?',
    removeOne: 'Supprimer {name} ?',
    enable:
      '{num, plural, one {Activer # utilisateur du chat ?} other {Activer {shown} utilisateurs du chat ?}}',
    disable:
      '{num, plural, one {Désactiver # utilisateur du chat ?} other {Désactiver {shown} utilisateurs du chat ?}}',
    remove:
      '{num, plural, one {Supprimer # utilisateur du chat ?} other {Supprimer {shown} utilisateurs du chat ?}}',
    enableText: 'Ils peuvent à nouveau se connecter au chat.',
    disableText:
      'Ils sont déconnectés du chat et ne peuvent plus s’y connecter. Ils gardent leur place et leurs messages ; vous pouvez les réactiver à tout moment.',
    removeText:
      'Ils sont désactivés dans Zulip et disparaissent de cette liste. Leurs places se libèrent et leurs messages restent dans Zulip. Si vous ajoutez à nouveau la même adresse, le compte revient.',
  },
  facts: {
    email: 'Adresse',
    name: 'Nom',
    role: 'Rôle',
    active: 'Actif',
    changed_there: 'Modifié dans Zulip',
  },
  values: { role },
  goTo: {
    words: {
      chat: 'Zulip, messages, messagerie instantanée, utilisateurs du chat',
      addChatUser: 'nouvel utilisateur du chat, inviter au chat, Zulip',
    },
    actions: {
      addChatUser: 'Ajouter un utilisateur du chat',
    },
  },
  menu: {
    chat: 'Chat',
  },
  jobs: {
    enableChatUsers: 'Activation d’utilisateurs du chat',
    disableChatUsers: 'Désactivation d’utilisateurs du chat',
    removeChatUsers: 'Suppression d’utilisateurs du chat',
  },
  variants: {
    refreshChatUsers: {
      changed_there: 'Rôle modifié dans Zulip détecté',
    },
  },
  deeds: {
    refreshChatUsers: 'Utilisateurs du chat en cours d’actualisation',
    addChatUser: 'Utilisateur du chat {name} ajouté',
    updateChatUser: 'Utilisateur du chat {name} modifié',
    enableChatUsers:
      '{num, plural, =1 {Utilisateur du chat {name} activé} other {{shown} utilisateurs du chat activés}}',
    disableChatUsers:
      '{num, plural, =1 {Utilisateur du chat {name} désactivé} other {{shown} utilisateurs du chat désactivés}}',
    removeChatUsers:
      '{num, plural, =1 {Utilisateur du chat {name} supprimé} other {{shown} utilisateurs du chat supprimés}}',
  },
  operations: {
    refreshChatUsers: 'Utilisateurs du chat actualisés',
    addChatUser: 'Utilisateur du chat ajouté',
    updateChatUser: 'Utilisateur du chat modifié',
    enableChatUsers: 'Utilisateur du chat activé',
    disableChatUsers: 'Utilisateur du chat désactivé',
    removeChatUsers: 'Utilisateur du chat supprimé',
  },
} satisfies SameKeys<typeof english>;
