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

const right = {
  read: 'Lecture',
  edit: 'Lecture et modification',
  full: 'Accès complet',
};

const send = {
  none: 'Pas d’envoi',
  as: 'Envoyer en tant que',
  behalf: 'Envoyer de la part de',
};

const service = {
  imap: 'IMAP',
  pop3: 'POP3',
  smtp: 'SMTP',
};

export const messages = {
  title: 'Utilisateurs',
  purpose: 'Les boîtes aux lettres et les connecteurs de vos domaines.',
  search: 'Rechercher un nom ou une adresse',
  empty: 'Aucun utilisateur pour le moment',
  emptyHint:
    'Un utilisateur est une boîte aux lettres avec une adresse dans l’un de vos domaines vérifiés. Ajoutez le premier.',
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
  service,
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
    forwards: 'Transferts',
    sharing: 'Envoi en tant que et délégués',
    passwords: 'Mots de passe d’application',
    save: 'Enregistrer',
    readOnly: 'Vous pouvez consulter cet utilisateur, mais pas le modifier.',
    gone: 'Cet utilisateur n’existe pas',
    goneHint: 'Il a peut-être été supprimé. Les utilisateurs supprimés restent 30 jours dans la corbeille.',
  },
  sharing: {
    search: 'Rechercher un utilisateur par nom ou adresse',
    hidden:
      '{num, plural, one {Une autre entrée appartient à un domaine que vous ne pouvez pas voir. Elle est conservée à l’enregistrement.} other {# autres entrées appartiennent à des domaines que vous ne pouvez pas voir. Elles sont conservées à l’enregistrement.}}',
    forwards: {
      purpose: 'Le courrier de cet utilisateur est transféré à ces adresses.',
      to: 'Transférer à',
      search: 'Rechercher un utilisateur ou saisir une adresse',
      empty: 'Aucun transfert. Tout le courrier reste dans cette boîte aux lettres.',
      keepCopy: 'Conserver une copie dans cette boîte aux lettres',
      passOn: 'Remettre aussi à son propre serveur de messagerie',
      keepCopyHint: 'Si cette option est désactivée, le courrier arrive uniquement aux adresses ci-dessus.',
      leaves: 'Une partie du courrier quitte votre compte',
      leavesText:
        'Les adresses externes dépendent d’autres fournisseurs. Vos filtres et vos règles d’accès ne s’appliquent pas au courrier qui y est transféré.',
      nobody:
        'Aucune de ces adresses ne peut recevoir de courrier pour le moment. Les nouveaux messages restent donc dans cette boîte aux lettres.',
      audit: 'Les boîtes d’audit ne transfèrent pas de courrier',
      auditHint: 'Les copies qu’elles reçoivent à des fins de conformité y restent.',
    },
    sendAs: {
      title: 'Envoyer en tant que',
      purpose: 'Les adresses que cet utilisateur peut utiliser comme expéditeur, en plus de la sienne.',
      add: 'Ajouter une adresse',
      empty: 'Cet utilisateur peut envoyer uniquement avec sa propre adresse.',
      type: 'Les utilisateurs d’audit et les connecteurs n’envoient pas de courrier d’ici, il n’y a donc rien à configurer.',
      noLogin: 'Personne ne se connecte à cette boîte aux lettres. Ses délégués peuvent envoyer en son nom.',
    },
    delegates: {
      title: 'Délégués',
      purpose: 'Les utilisateurs qui peuvent ouvrir cette boîte aux lettres.',
      add: 'Ajouter un délégué',
      rightsHint:
        '« Lecture et modification » permet aussi de déplacer, de marquer et de supprimer des messages ; « Accès complet » permet en plus de créer et de supprimer des dossiers. Avec « Envoyer en tant que », les destinataires voient seulement cette boîte aux lettres ; avec « Envoyer de la part de », ils voient aussi qui a envoyé le message.',
      empty: 'Aucun délégué pour l’instant.',
      rightOf: 'Accès de {name}',
      sendOf: 'Envoi par {name}',
      nobody: 'Personne ne peut encore ouvrir cette boîte aux lettres',
      nobodyText:
        'Elle n’a pas de mot de passe. Ajoutez comme délégués les utilisateurs qui doivent l’ouvrir.',
      audit:
        'Les boîtes d’audit ne peuvent pas avoir de délégués. Elles s’ouvrent avec leur propre mot de passe.',
      connector:
        'Le courrier de cet utilisateur se trouve sur un autre serveur ; il n’y a pas de boîte aux lettres à ouvrir ici.',
    },
    mailboxes: {
      title: 'Boîtes aux lettres que cet utilisateur peut ouvrir',
      purpose:
        'L’utilisateur est délégué de ces boîtes aux lettres. Vous pouvez le modifier sur leurs propres pages.',
    },
    right,
    send,
  },
  rename: {
    title: 'Renommer l’utilisateur',
    text: 'L’utilisateur reçoit une autre adresse. Le courrier, les paramètres et les droits sont conservés. Le courrier envoyé à l’ancienne adresse sera désormais refusé.',
  },
  passwords: {
    purpose:
      'Un mot de passe par application de messagerie ou appareil. Si un téléphone est perdu, supprimez son mot de passe ; tout le reste continue de fonctionner.',
    add: 'Ajouter un mot de passe d’application',
    empty: 'Aucun mot de passe d’application pour le moment',
    emptyHint:
      'Avec un mot de passe d’application, une application de messagerie ou un appareil peut se connecter sans le mot de passe principal.',
    twofaMissing: 'Les applications de messagerie ne peuvent pas encore se connecter',
    twofaMissingHint:
      'La double authentification est activée : IMAP, POP3 et SMTP refusent donc le mot de passe principal. Ajoutez un mot de passe d’application pour chaque application de messagerie.',
    noLogin: 'Personne ne se connecte avec cet utilisateur',
    noLoginMailbox:
      'Les boîtes partagées, les salles et les équipements n’ont pas de mot de passe. D’autres utilisateurs les ouvrent en tant que délégués, avec leur propre accès.',
    noLoginConnector:
      'Ce connecteur n’a pas de mot de passe ici. Définissez-en un sous « Compte » avant d’ajouter des mots de passe d’application.',
    label: 'Libellé',
    labelHint: 'Par exemple « Téléphone d’Anna ».',
    services: 'Services',
    serviceOff: '{service} (désactivé pour cet utilisateur)',
    expires: 'Valable jusqu’au',
    expiresHint: 'Le dernier jour où il fonctionne. Laissez vide s’il ne doit pas expirer.',
    noExpiry: 'Sans limite',
    expired: 'Expiré le {day}',
    lastuse: 'Dernière utilisation',
    created: 'Ajouté',
    full: 'Un utilisateur peut avoir jusqu’à {num} mots de passe d’application. Supprimez-en un d’abord.',
    madeTitle: 'Le mot de passe d’application est prêt',
    once: 'Copiez-le maintenant. Il n’est affiché qu’une fois.',
    use: 'Saisissez-le dans l’application de messagerie à la place du mot de passe principal, avec les tirets.',
    username: 'Nom d’utilisateur',
    password: 'Mot de passe',
    done: 'Terminé',
    remove: 'Supprimer',
    removeOf: 'Supprimer {label}',
    ask: 'Supprimer {label} ?',
    askText:
      'Les applications de messagerie qui utilisent ce mot de passe ne pourront plus se connecter. Vous ne pouvez pas annuler, mais vous pouvez en ajouter un nouveau.',
  },
  oneTime: {
    button: 'Mot de passe à usage unique',
    title: 'Mot de passe à usage unique pour {name}',
    text: 'Avec ce mot de passe, vous pouvez vous connecter une fois en tant que cet utilisateur, dans les 5 minutes.',
    reason: 'Motif',
    reasonHint:
      'Par exemple un numéro de ticket. Il est enregistré avec votre nom dans l’historique du compte.',
    submit: 'Créer le mot de passe',
    once: 'Copiez-le maintenant. Il n’est affiché qu’une fois et ne fonctionne qu’une fois.',
    left: 'Encore valable {time}',
    over: 'Ce mot de passe a expiré',
    again: 'En créer un nouveau',
    webmail: 'Ouvrir le webmail',
  },
  audit: {
    inUse:
      'Cette boîte aux lettres reçoit les copies de domaines audités. Choisissez-en d’abord une autre pour eux sous « Conformité ».',
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
    quota: 'Modifier le quota',
    type: 'Modifier le type',
    remove: '{num, plural, one {Supprimer # utilisateur} other {Supprimer {shown} utilisateurs}}',
  },
  ask: {
    quota:
      '{num, plural, one {Modifier le quota de # utilisateur} other {Modifier le quota de {shown} utilisateurs}}',
    quotaText:
      'Chacun reçoit ce quota. S’il n’y en a pas assez pour tous, le résultat indique qui a gardé l’ancien.',
    type: '{num, plural, one {Modifier le type de compte de # utilisateur} other {Modifier le type de compte de {shown} utilisateurs}}',
    typeText:
      'Le courrier, les adresses et les mots de passe sont conservés. Chaque utilisateur occupe une place du nouveau type et libère l’ancienne.',
    typeConflict:
      'Ses autres paramètres ne permettent pas ce type. Modifiez-le sur la page de l’utilisateur.',
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
    destinations: 'Transferts',
    keep_copy: 'Copie conservée',
    addresses: 'Peut envoyer en tant que',
    delegates: 'Délégués',
    label: 'Libellé',
    services: 'Services',
    expires_on: 'Valable jusqu’au',
    reason: 'Motif',
  },
  values: {
    account_type: type,
    mailbox_type: mailbox,
    oex_type: oex,
    delegates: { ...right, ...send },
    services: service,
  },
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
    setForwards: 'Transferts d’un utilisateur modifiés',
    setSendAs: 'Adresses d’expéditeur d’un utilisateur modifiées',
    setDelegates: 'Délégués d’une boîte aux lettres modifiés',
    addAppPassword: 'Mot de passe d’application ajouté',
    removeAppPassword: 'Mot de passe d’application supprimé',
    getOneTimePassword: 'Mot de passe à usage unique créé',
  },
} satisfies SameKeys<typeof english>;
