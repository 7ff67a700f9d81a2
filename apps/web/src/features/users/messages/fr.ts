import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

const type = {
  basic: 'De base',
  enhanced: 'Avancé',
  exchange: 'Connecteur Exchange',
  external: 'Connecteur externe',
  audit: 'Audit',
};

const mailbox = {
  normal: 'Normale',
  shared: 'Partagée',
  room: 'Salle',
  equipment: 'Équipement',
};

const oex = {
  relay: 'Transmettre le courrier uniquement',
  relay_and_copy: 'Transmettre le courrier et en garder une copie ici',
};

export const messages = {
  title: 'Utilisateurs',
  purpose: 'Les boîtes aux lettres et les connecteurs de vos domaines.',
  search: 'Rechercher un nom ou une adresse',
  empty: 'Aucun utilisateur pour le moment',
  emptyHint:
    'Un utilisateur est une boîte aux lettres avec une adresse dans l’un de vos domaines vérifiés. Ajoutez le premier.',
  import: 'Importer',
  undo: 'Annuler',
  never: 'Jamais',
  gigabytes: '{num} Go',
  quotaUsed: '{used} sur {num} Go',
  column: {
    email: 'Adresse',
    name: 'Nom',
    type: 'Type de compte',
    active: 'État',
    quota: 'Quota',
    lastlogin: 'Dernière connexion',
    twofa: '2FA',
    domain: 'Domaine',
    created: 'Ajouté',
  },
  filter: {
    overQuota: 'Quota dépassé',
    neverLoggedIn: 'Jamais connecté',
  },
  state: {
    active: 'Actif',
    disabled: 'Désactivé',
  },
  twofa: {
    on: 'Activée',
    off: 'Désactivée',
  },
  type,
  typeHint: {
    basic: 'Une boîte aux lettres pour le courrier.',
    enhanced:
      'Courrier, calendriers et dossiers publics ; aussi pour les boîtes partagées, les salles et les équipements.',
    exchange: 'Le courrier est transmis au serveur Exchange du domaine.',
    external: 'Le courrier est transmis à un autre serveur.',
    audit:
      'Reçoit des copies du courrier pour la conformité. Ce compte ne peut pas envoyer de courrier et n’est pas compté dans le nombre maximal d’utilisateurs.',
  },
  mailbox,
  oex,
  service: {
    imap: 'IMAP',
    pop3: 'POP3',
    smtp: 'SMTP',
  },
  serviceHint: {
    imap: 'Lire le courrier avec des applications de messagerie et des téléphones.',
    pop3: 'Télécharger le courrier avec d’anciennes applications de messagerie.',
    smtp: 'Envoyer du courrier avec des applications de messagerie et des téléphones.',
  },
  hours: {
    title: 'Heures d’accès',
    hint: 'Quand l’utilisateur peut se connecter, dans le fuseau horaire du domaine.',
    of: 'Accès le {day}',
    all: 'Toute la journée',
    closed: 'Aucun accès',
    hours: 'Plage horaire',
    start: 'Heure de début le {day}',
    end: 'Heure de fin le {day}',
    alwaysClosed:
      'Sans accès aucun jour, l’utilisateur ne peut jamais se connecter. Pour arrêter aussi tout le courrier, désactivez plutôt l’utilisateur.',
  },
  form: {
    username: 'Nom d’utilisateur',
    usernameHint: 'La partie de l’adresse qui précède le @.',
    domain: 'Domaine',
    domainHint: 'Seuls les domaines vérifiés peuvent avoir des utilisateurs.',
    chooseDomain: 'Choisir un domaine',
    name: 'Nom',
    type: 'Type de compte',
    mailboxType: 'Type de boîte aux lettres',
    mailboxTypeHint:
      'Les boîtes partagées, les salles et les équipements n’ont pas de mot de passe. D’autres utilisateurs les ouvrent en tant que délégués.',
    oexType: 'Type de compte Exchange',
    relayHost: 'Serveur de messagerie',
    relayHostHint: 'Le nom d’hôte du serveur qui reçoit le courrier.',
    quota: 'Quota en Go',
    quotaLeft: 'Le quota disponible est de {num} Go.',
    twofa: 'Double authentification',
    twofaHint:
      'Les applications de messagerie ont besoin d’un mot de passe d’application ; IMAP, POP3 et SMTP refusent le mot de passe principal.',
    password: 'Mot de passe',
    newPassword: 'Nouveau mot de passe',
    setPassword: 'Définir un nouveau mot de passe',
    language: 'Langue',
    timezone: 'Fuseau horaire',
    dateformat: 'Format de date',
    inherited: 'Valeur du compte',
  },
  add: {
    title: 'Ajouter un utilisateur',
  },
  page: {
    back: 'Tous les utilisateurs',
    tabs: 'Rubriques de cet utilisateur',
    account: 'Compte',
    services: 'Services et heures d’accès',
    save: 'Enregistrer',
    readOnly: 'Vous pouvez consulter cet utilisateur, mais pas le modifier.',
    gone: 'Cet utilisateur n’existe pas',
    goneHint: 'Il a peut-être été supprimé. Les utilisateurs supprimés restent 30 jours dans la corbeille.',
  },
  rename: {
    title: 'Renommer l’utilisateur',
    text: 'L’utilisateur reçoit une autre adresse. Le courrier, les paramètres et les droits sont conservés. Le courrier envoyé à l’ancienne adresse sera désormais refusé.',
  },
  row: {
    rename: 'Renommer',
    enable: 'Activer',
    disable: 'Désactiver',
    remove: 'Supprimer',
  },
  bulk: {
    enable: '{num, plural, one {Activer # utilisateur} other {Activer {shown} utilisateurs}}',
    disable: '{num, plural, one {Désactiver # utilisateur} other {Désactiver {shown} utilisateurs}}',
    remove: '{num, plural, one {Supprimer # utilisateur} other {Supprimer {shown} utilisateurs}}',
  },
  ask: {
    disableOne: 'Désactiver {name} ?',
    removeOne: 'Supprimer {name} ?',
    enable: '{num, plural, one {Activer # utilisateur ?} other {Activer {shown} utilisateurs ?}}',
    disable: '{num, plural, one {Désactiver # utilisateur ?} other {Désactiver {shown} utilisateurs ?}}',
    remove: '{num, plural, one {Supprimer # utilisateur ?} other {Supprimer {shown} utilisateurs ?}}',
    enableText: 'La connexion redevient possible et le courrier est de nouveau accepté.',
    disableText:
      'La connexion n’est plus possible et le courrier entrant est refusé. Rien n’est effacé ; vous pouvez réactiver à tout moment.',
    removeText:
      'Tout le courrier et tous les paramètres sont également supprimés. Pendant {days} jours, vous pouvez tout restaurer depuis la corbeille ; ensuite, tout est effacé définitivement.',
  },
  facts: {
    email: 'Adresse',
    active: 'Actif',
    signin_changed: 'Nouveau mot de passe',
    name: 'Nom',
    quota: 'Quota',
    language: 'Langue',
    timezone: 'Fuseau horaire',
    dateformat: 'Format de date',
    twofa_allowed: 'Double authentification',
    account_type: 'Type de compte',
    mailbox_type: 'Type de boîte aux lettres',
    oex_type: 'Type de compte Exchange',
    relay_host: 'Serveur de messagerie',
    imap: 'IMAP',
    pop3: 'POP3',
    smtp: 'SMTP',
    access_hours: 'Heures d’accès',
  },
  values: { account_type: type, mailbox_type: mailbox, oex_type: oex },
  goTo: {
    words: {
      users:
        'boîtes aux lettres, comptes, personnes, adresses, quota, mot de passe, salle, équipement, boîte partagée',
      addUser: 'nouvel utilisateur, créer un utilisateur, nouvelle boîte aux lettres',
      exportUsers: 'télécharger les utilisateurs, CSV, tableur',
    },
    actions: {
      addUser: 'Ajouter un utilisateur',
      exportUsers: 'Exporter les utilisateurs',
    },
  },
  menu: {
    users: 'Utilisateurs',
  },
  jobs: {
    updateUsers: 'Modification d’utilisateurs',
    enableUsers: 'Activation d’utilisateurs',
    disableUsers: 'Désactivation d’utilisateurs',
    removeUsers: 'Suppression d’utilisateurs',
  },
  operations: {
    exportUsers: 'Utilisateurs exportés',
    addUser: 'Utilisateur ajouté',
    updateUser: 'Utilisateur modifié',
    renameUser: 'Utilisateur renommé',
    updateUsers: 'Utilisateur modifié',
    enableUsers: 'Utilisateur activé',
    disableUsers: 'Utilisateur désactivé',
    removeUsers: 'Utilisateur supprimé',
  },
} satisfies SameKeys<typeof english>;
