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
    'Un utilisateur a une boîte aux lettres et une adresse dans l’un de vos domaines vérifiés. Ajoutez le premier.',
  undo: 'Annuler',
  never: 'Jamais',
  unknown: 'Inconnue',
  unknownYet: 'Inconnue tant que le système de messagerie ne fonctionne pas',
  quotaUsed: '{used} sur {num}',
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
    neverLoggedIn: 'Aucune connexion enregistrée',
  },
  state: {
    active: 'Actif',
    disabled: 'Désactivé',
  },
  twofa: {
    on: 'Activée',
    off: 'Désactivée',
  },
  delivery: {
    auditRules: 'Les boîtes d’audit n’ont pas de règles de distribution',
    auditVacation: 'Les boîtes d’audit n’envoient pas de réponse d’absence',
    auditVacationHint: 'Elles ne font que recevoir des copies du courrier et n’envoient rien.',
    relayedOnly:
      'Le courrier de cet utilisateur est transmis à un autre serveur : ces paramètres ne s’y appliquent pas.',
    rules: {
      intro: 'Les règles s’appliquent de haut en bas à chaque nouveau message.',
      empty: 'Aucune règle de distribution',
      emptyHint:
        'Les règles trient, marquent, transfèrent ou refusent les messages à leur arrivée. Ajoutez la première.',
      add: 'Ajouter une règle',
      edit: 'Modifier la règle',
      save: 'Enregistrer la règle',
      full: 'Un utilisateur peut avoir jusqu’à {num} règles. Supprimez-en une d’abord.',
      order: 'Règles dans l’ordre',
      use: 'Utiliser {name}',
      off: 'Désactivée',
      losesMail: 'Efface des messages définitivement',
      up: 'Monter {name}',
      down: 'Descendre {name}',
      moved: '{name} est maintenant numéro {num}',
      editOf: 'Modifier {name}',
      removeOf: 'Supprimer {name}',
      remove: 'Supprimer la règle',
      removeAsk: 'Supprimer la règle « {name} » ?',
      removeText:
        'Elle ne s’appliquera plus aux nouveaux messages. Ceux qu’elle a déjà triés restent où ils sont.',
      gone: 'Cette règle n’existe pas',
      goneHint: 'Elle a peut-être été supprimée entre-temps.',
    },
    summary: {
      hidden: 'une adresse d’un autre domaine',
      when: 'Si {conditions} : {actions}.',
      every: 'Pour chaque message : {actions}.',
      stop: 'Les règles suivantes sont ignorées.',
      part: {
        sender: 'l’expéditeur',
        recipient: 'le champ À ou Cc',
        subject: 'l’objet',
        header: 'l’en-tête {name}',
        body: 'le texte',
      },
      test: {
        contains: '{part} contient « {value} »',
        not_contains: '{part} ne contient pas « {value} »',
        is: '{part} est « {value} »',
        not_is: '{part} n’est pas « {value} »',
        starts: '{part} commence par « {value} »',
        ends: '{part} se termine par « {value} »',
        matches: '{part} correspond à « {value} »',
        over: 'le message dépasse {value} Mo',
        under: 'le message fait moins de {value} Mo',
        yes: 'le message est marqué comme spam',
        no: 'le message n’est pas marqué comme spam',
      },
      action: {
        move: 'déplacer dans « {value} »',
        copy: 'copier dans « {value} »',
        read: 'marquer comme lu',
        flag: 'signaler par un drapeau',
        keep: 'garder dans la boîte de réception',
        forward: 'transférer une copie à {value}',
        redirect: 'transférer à {value} sans conserver le message',
        discard: 'effacer définitivement',
        reject: 'refuser avec un message à l’expéditeur',
      },
    },
    form: {
      name: 'Nom',
      conditions: 'Conditions',
      match: 'La règle s’applique si',
      all: 'toutes les conditions sont remplies',
      any: 'l’une des conditions est remplie',
      everyMessage: 'Sans condition, la règle s’applique à tous les messages.',
      field: 'Partie du message',
      test: 'Comparaison',
      header: 'Nom de l’en-tête',
      value: 'Texte',
      size: 'Taille en Mo',
      wildcards: '* correspond à une suite de caractères, le point d’interrogation à un seul caractère.',
      addressOnly: 'Seule l’adresse est comparée, sans le nom.',
      condition: 'Condition {num}',
      addCondition: 'Ajouter une condition',
      removeCondition: 'Supprimer la condition {num}',
      actions: 'Actions',
      action: 'Action {num}',
      type: 'Que faire',
      folder: 'Dossier',
      folderHint: 'Créé s’il n’existe pas. Utilisez / pour un dossier dans un autre : Travail/Factures',
      address: 'Adresse e-mail',
      hidden:
        'Cette adresse appartient à un domaine que vous ne pouvez pas voir. Elle est conservée à l’enregistrement.',
      rejection: 'Message à l’expéditeur',
      discardWarning:
        'Le message est perdu : personne ne peut le restaurer et l’expéditeur n’en est pas averti.',
      rejectHint: 'Les messages qu’une règle précédente a déjà classés ou transférés ne sont pas refusés.',
      addAction: 'Ajouter une action',
      removeAction: 'Supprimer l’action {num}',
      stop: 'Ignorer les règles suivantes',
      stopHint: 'Si cette règle s’applique, celles du dessous sont ignorées.',
      active: 'Utiliser cette règle',
      preview: 'En clair',
    },
    field: {
      sender: 'Expéditeur',
      recipient: 'Destinataire (À ou Cc)',
      subject: 'Objet',
      header: 'Autre en-tête',
      body: 'Texte du message',
      size: 'Taille',
      spam: 'Spam',
    },
    test: {
      contains: 'contient',
      not_contains: 'ne contient pas',
      is: 'est',
      not_is: 'n’est pas',
      starts: 'commence par',
      ends: 'se termine par',
      matches: 'correspond au motif',
      over: 'est supérieure à',
      under: 'est inférieure à',
      yes: 'est marqué comme spam',
      no: 'n’est pas marqué comme spam',
    },
    action: {
      move: 'Déplacer dans un dossier',
      copy: 'Copier dans un dossier',
      read: 'Marquer comme lu',
      flag: 'Signaler par un drapeau',
      keep: 'Garder dans la boîte de réception',
      forward: 'Transférer une copie',
      redirect: 'Transférer sans conserver',
      discard: 'Effacer définitivement',
      reject: 'Refuser',
    },
    ownFilter: {
      off: 'Le filtre personnel de l’utilisateur a été désactivé le {date} : il prenait trop de temps',
      text: 'L’utilisateur l’a configuré dans une application de messagerie. Les e-mails arrivent toujours et les règles de cette page s’appliquent toujours. L’utilisateur peut y simplifier le filtre et le réactiver.',
      turnOn: 'Réactiver',
    },
    script: {
      title: 'Script Sieve',
      show: 'Afficher le script Sieve',
      hide: 'Masquer le script Sieve',
      text: 'Ce que le serveur de courrier exécute : les règles activées et la réponse d’absence. Il ne peut pas être modifié ici.',
      copy: 'Copier le script',
      none: 'Il n’y a rien à exécuter.',
      hidden: 'Il contient des adresses de domaines que vous ne pouvez pas voir, il n’est donc pas affiché.',
    },
    vacation: {
      away: 'Réponse d’absence activée',
      intro: 'Répond automatiquement pendant l’absence de l’utilisateur.',
      state: {
        off: 'Désactivée',
        planned: 'Commence le {day}',
        on: 'Activée',
        onUntil: 'Activée jusqu’au {day}',
        over: 'Terminée le {day}',
      },
      active: 'Envoyer des réponses d’absence',
      starts: 'Premier jour',
      ends: 'Dernier jour',
      startsHint: 'Laissez vide pour commencer tout de suite.',
      endsHint: 'Laissez vide pour la garder active jusqu’à sa désactivation.',
      zone: 'Les deux jours sont inclus, dans le fuseau horaire du domaine ({zone}).',
      subject: 'Objet',
      subjectHint: 'Laissez vide pour « Auto: » et l’objet du message.',
      text: 'Message',
      days: 'Jours entre deux réponses',
      daysHint: '1–30. Dans ce délai, chaque expéditeur reçoit au plus une réponse.',
      addresses: 'Autres adresses de l’utilisateur',
      addressesHint:
        'Celles de l’utilisateur, une par ligne : les alias qui mènent ici. Les messages qu’elles reçoivent obtiennent aussi une réponse.',
      save: 'Enregistrer',
      preview: 'Aperçu',
      when: {
        off: 'Désactivée : personne ne reçoit de réponse.',
        always: 'Envoyée jusqu’à ce que vous la désactiviez.',
        from: 'Envoyée à partir du {from} jusqu’à ce que vous la désactiviez.',
        until: 'Envoyée jusqu’au {to}.',
        between: 'Envoyée du {from} au {to}.',
      },
      who: '{days, plural, one {Toute personne qui écrit à {address} reçoit une réponse, au plus une par jour.} other {Toute personne qui écrit à {address} reçoit une réponse, au plus une tous les # jours.}}',
      whoMore: '{num, plural, one {De même pour # autre adresse.} other {De même pour # autres adresses.}}',
      nobody: 'Les listes de diffusion, les messages automatiques et le spam ne reçoivent pas de réponse.',
      autoSubject: 'Auto: objet du message',
      noText: 'Le message est encore vide.',
    },
  },
  type,
  typeHint: {
    basic: 'Courrier uniquement.',
    enhanced:
      'Courrier, calendriers et dossiers publics ; aussi pour les boîtes partagées, les salles et les équipements.',
    exchange: 'Le courrier est transmis au serveur Exchange du domaine.',
    external: 'Le courrier est transmis à un autre serveur.',
    audit:
      'Reçoit des copies du courrier à des fins de conformité. Ne peut pas envoyer de courrier et n’occupe aucune place.',
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
  loginIps: {
    hint: 'Adresses et réseaux depuis lesquels l’utilisateur peut se connecter à sa messagerie, un par ligne, par exemple 192.0.2.7, 192.0.2.0/24 ou 2001:db8::/32. Ajoutez aussi l’adresse de votre serveur de webmail. Laissez vide pour autoriser les connexions depuis n’importe où.',
    invalid:
      '« {name} » n’est ni une adresse IP ni un réseau valide. Les plus grands réseaux autorisés sont /8 (IPv4) et /16 (IPv6).',
    any: 'Toutes',
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
    relayHost: 'Serveur de courrier',
    relayHostHint: 'Le nom d’hôte du serveur qui reçoit le courrier.',
    quota: 'Quota en Go',
    quotaLeft: 'Le quota disponible est de {num}.',
    quotaInUse: '{num} utilisés.',
    quotaBelowUse:
      'Cet utilisateur utilise déjà {used}. Avec un quota inférieur, les nouveaux messages sont refusés jusqu’à ce qu’il y ait de la place.',
    twofa: 'Double authentification',
    twofaHint:
      'Si elle est activée, les applications de messagerie ont besoin d’un mot de passe d’application ; IMAP, POP3 et SMTP refusent le mot de passe principal.',
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
    overview: 'Aperçu',
    history: 'Historique',
    account: 'Compte',
    services: 'Services et horaires',
    forwards: 'Transferts',
    sharing: 'Accès',
    passwords: 'Mots de passe d’application',
    rules: 'Règles de distribution',
    vacation: 'Réponse d’absence',
    save: 'Enregistrer',
    readOnly: 'Vous pouvez consulter cet utilisateur, mais pas le modifier.',
    gone: 'Cet utilisateur n’existe pas',
    goneHint: 'Il a peut-être été supprimé. Les utilisateurs supprimés restent 30 jours dans la corbeille.',
  },
  overview: {
    details: 'Détails',
    noServices: 'Aucun',
    logins: 'Connexions',
    unrestricted: 'À tout moment, de partout',
    restricted: 'Limitées par horaire ou adresse IP',
    showAll: 'Tout afficher ({num})',
    more: '{num} de plus',
    hidden:
      '{num, plural, one {# de plus dans un domaine que vous ne pouvez pas voir.} other {# de plus dans des domaines que vous ne pouvez pas voir.}}',
    addresses: {
      title: 'Adresses, listes et dossiers',
      own: 'Adresses propres',
      aliasDomain: 'Domaine d’alias',
    },
    aliases: {
      title: 'Alias',
      add: 'Ajouter un alias',
      empty: 'Aucun alias pour l’instant. Le courrier envoyé à un alias parvient aussi à cet utilisateur.',
    },
    lists: {
      title: 'Listes et listes intelligentes',
      all: 'Toutes les listes',
      member: 'Membre',
      owner: 'Propriétaire',
      empty: 'Dans aucune liste pour l’instant. Le courrier envoyé à une liste parvient à tous ses membres.',
    },
    folders: {
      title: 'Dossiers publics',
      all: 'Tous les dossiers',
      list: 'Par une liste',
      everyone: 'Comme tout le domaine',
      empty:
        'Aucun dossier public pour l’instant. Donnez à cet utilisateur un droit dans un dossier pour partager courrier, agenda ou contacts.',
      notEnhanced: 'Seuls les utilisateurs avancés peuvent ouvrir des dossiers publics.',
    },
    delivery: {
      title: 'Courrier entrant',
      from: 'Reçoit le courrier transféré par',
      copy: 'Une copie reste dans cette boîte aux lettres.',
      noCopy: 'Aucune copie ne reste dans cette boîte aux lettres.',
      noRules:
        'Aucune règle de distribution pour l’instant. Les règles classent, marquent, transfèrent ou refusent le courrier qui arrive.',
      rulesOn: '{active} sur {total} activées',
    },
    access: {
      title: 'Accès',
      give: 'Donner l’accès',
      who: 'Qui peut ouvrir cette boîte aux lettres',
      nobody:
        'Seulement l’utilisateur. Des délégués peuvent aussi l’ouvrir et, si vous le permettez, envoyer depuis elle.',
      noMailboxes: 'Aucune autre boîte aux lettres. L’utilisateur peut ouvrir celles dont il est délégué.',
    },
    sessions: {
      title: 'Sessions ouvertes',
      empty: 'Aucune. Les applications de messagerie connectées apparaissent ici en une minute.',
      imap: 'IMAP',
      pop3: 'POP3',
      sieve: 'Règles de filtrage (ManageSieve)',
    },
    history: {
      title: 'Modifications récentes',
      all: 'Toutes les modifications',
      empty: 'Aucune modification pour l’instant',
      emptyHint: 'Les modifications de cet utilisateur apparaissent ici.',
    },
  },
  daily: {
    resetPassword: 'Réinitialiser le mot de passe',
    passwordText:
      '{name} reçoit un nouveau mot de passe. Les sessions ouvertes prennent fin, et les applications de messagerie qui utilisent le mot de passe principal ont besoin du nouveau.',
    passwordDone: 'Le nouveau mot de passe est enregistré',
    quotaOf: 'Quota de {name}',
    forward: 'Transférer le courrier',
  },
  sharing: {
    search: 'Rechercher un utilisateur par nom ou adresse',
    forwards: {
      purpose: 'Le courrier de cet utilisateur est transféré à ces adresses.',
      to: 'Transférer à',
      search: 'Rechercher un utilisateur, un alias ou une liste, ou saisir une adresse',
      empty: 'Aucun transfert. Tout le courrier reste dans cette boîte aux lettres.',
      keepCopy: 'Conserver une copie dans cette boîte aux lettres',
      passOn: 'Remettre aussi au serveur de courrier de l’utilisateur',
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
      noLogin:
        'Personne ne se connecte à cette boîte aux lettres. Ses délégués peuvent envoyer avec son adresse.',
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
  offboarding: {
    row: 'Gérer le départ',
    bulk: '{num, plural, one {Gérer le départ de # utilisateur} other {Gérer le départ de {shown} utilisateurs}}',
    tooMany: 'Sélectionnez au plus {num} utilisateurs pour gérer leur départ ensemble.',
    on: 'Cet utilisateur sera supprimé le {day}',
    hint: 'Prévu par {name}. Vous pouvez l’annuler d’ici là ; ensuite l’utilisateur reste {days} jours dans la corbeille.',
    forbidden: 'Cet utilisateur n’a pas été supprimé le {day} : {name} n’en a plus le droit.',
    conflict:
      'Cet utilisateur n’a pas été supprimé le {day} : des domaines audités ont besoin de cette boîte.',
    cancel: 'Annuler la suppression',
  },
  rename: {
    title: 'Renommer l’utilisateur',
    text: 'L’utilisateur reçoit une autre adresse. Le courrier, les paramètres et les droits sont conservés.',
    keepAlias: 'Garder l’ancienne adresse comme alias',
    keepAliasHint:
      'Le courrier envoyé à {address} continue d’arriver, et l’utilisateur peut encore envoyer avec cette adresse. Sans l’alias, ni l’un ni l’autre n’est possible.',
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
    noLogin: 'Personne ne se connecte en tant que cet utilisateur',
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
    noExpiry: 'N’expire pas',
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
      'Cette boîte aux lettres reçoit les copies de domaines audités. Choisissez-en d’abord une autre pour eux sous « Conformité ». Les domaines de la corbeille comptent aussi.',
    becomes:
      'À l’enregistrement, les transferts, les délégués, les adresses d’« Envoi en tant que », les règles de distribution, la réponse d’absence et les mots de passe d’application de cet utilisateur sont supprimés.',
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
    typeSeats:
      '{num, plural, =0 {Aucune place restante.} one {# place restante.} other {{shown} places restantes.}}',
    typeLimit:
      'Il ne reste aucune place pour ce type de compte. Libérez-en ou demandez-en d’autres à votre fournisseur.',
    disableOne: 'Désactiver {name} ?',
    removeOne: 'Supprimer {name} ?',
    enable: '{num, plural, one {Activer # utilisateur ?} other {Activer {shown} utilisateurs ?}}',
    disable: '{num, plural, one {Désactiver # utilisateur ?} other {Désactiver {shown} utilisateurs ?}}',
    remove: '{num, plural, one {Supprimer # utilisateur ?} other {Supprimer {shown} utilisateurs ?}}',
    enableText: 'La connexion redevient possible et le courrier est de nouveau accepté.',
    disableText:
      'La connexion n’est plus possible et le courrier entrant est refusé. Rien n’est effacé ; vous pouvez les réactiver à tout moment.',
    removeText:
      'Tout le courrier et tous les paramètres sont également supprimés. Pendant {days} jours, vous pouvez tout restaurer depuis la corbeille ; ensuite, tout est effacé définitivement.',
  },
  removal: {
    reading: 'Vérification de ce qui y mène…',
    first: 'Vérifiez d’abord ceci',
    also: 'Ce qui change aussi',
    restored: 'Si vous restaurez, tout cela fonctionne de nouveau.',
    mail: '{num, plural, one {# boîte aux lettres contient du courrier : {used}.} other {{shown} boîtes aux lettres contiennent du courrier : {used}.}}',
    someMail:
      '{num, plural, one {# boîte aux lettres peut contenir du courrier.} other {{shown} boîtes aux lettres peuvent contenir du courrier.}}',
    more: '{names} et {num} de plus',
    effect: {
      audit:
        '{num, plural, one {# boîte aux lettres reste, car elle reçoit les copies de domaines audités. Choisissez d’abord une autre boîte sous Conformité.} other {{shown} boîtes aux lettres restent, car elles reçoivent les copies de domaines audités. Choisissez d’abord d’autres boîtes sous Conformité.}}',
      alias_refused:
        '{num, plural, one {Le courrier adressé à # alias est désormais refusé : il ne mène nulle part ailleurs.} other {Le courrier adressé à {shown} alias est désormais refusé : ils ne mènent nulle part ailleurs.}}',
      catch_all:
        '{num, plural, one {# domaine perd son adresse collectrice : le courrier adressé à des inconnus est refusé.} other {{shown} domaines perdent leur adresse collectrice : le courrier adressé à des inconnus est refusé.}}',
      rule: '{num, plural, one {# utilisateur a une règle de distribution qui transfère ici : ce courrier revient à son expéditeur.} other {{shown} utilisateurs ont des règles de distribution qui transfèrent ici : ce courrier revient à son expéditeur.}}',
      mailbox_closed:
        '{num, plural, one {Personne d’autre ne peut ouvrir # boîte aux lettres.} other {Personne d’autre ne peut ouvrir {shown} boîtes aux lettres.}}',
      smart_list_ownerless:
        '{num, plural, one {# liste intelligente n’a pas d’autre propriétaire.} other {{shown} listes intelligentes n’ont pas d’autre propriétaire.}}',
      folder_ownerless:
        '{num, plural, one {# dossier public n’a pas d’autre propriétaire.} other {{shown} dossiers publics n’ont pas d’autre propriétaire.}}',
      alias:
        '{num, plural, one {# alias mène toujours à ses autres destinations.} other {{shown} alias mènent toujours à leurs autres destinations.}}',
      list: '{num, plural, one {Le courrier de # liste n’arrive plus ici.} other {Le courrier de {shown} listes n’arrive plus ici.}}',
      smart_list:
        '{num, plural, one {Le courrier de # liste intelligente n’arrive plus ici.} other {Le courrier de {shown} listes intelligentes n’arrive plus ici.}}',
      forward:
        '{num, plural, one {# utilisateur transfère son courrier ici : il va seulement aux autres destinations ou reste dans sa propre boîte.} other {{shown} utilisateurs transfèrent leur courrier ici : il va seulement aux autres destinations ou reste dans leurs propres boîtes.}}',
      delegate:
        '{num, plural, one {L’accès à # autre boîte aux lettres prend fin.} other {L’accès à {shown} autres boîtes aux lettres prend fin.}}',
      delegated:
        '{num, plural, one {# utilisateur ne peut plus ouvrir la boîte supprimée.} other {{shown} utilisateurs ne peuvent plus ouvrir les boîtes supprimées.}}',
      send_as:
        '{num, plural, one {# utilisateur ne peut plus envoyer avec l’adresse supprimée.} other {{shown} utilisateurs ne peuvent plus envoyer avec les adresses supprimées.}}',
      smart_list_owner:
        '{num, plural, one {# liste intelligente garde ses autres propriétaires.} other {{shown} listes intelligentes gardent leurs autres propriétaires.}}',
      folder:
        '{num, plural, one {Les droits sur # dossier public prennent fin.} other {Les droits sur {shown} dossiers publics prennent fin.}}',
    },
  },
  facts: {
    took_too_long: 'A pris trop de temps',
    email: 'Adresse',
    keep_alias: 'Ancienne adresse gardée comme alias',
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
    relay_host: 'Serveur de courrier',
    imap: 'IMAP',
    pop3: 'POP3',
    smtp: 'SMTP',
    access_hours: 'Heures d’accès',
    login_ips: 'Adresses IP autorisées',
    destinations: 'Transferts',
    keep_copy: 'Copie conservée',
    addresses: 'Adresses',
    delegates: 'Délégués',
    label: 'Libellé',
    services: 'Services',
    expires_on: 'Valable jusqu’au',
    reason: 'Motif',
    rules_added: 'Règles ajoutées',
    rules_changed: 'Règles modifiées',
    rules_removed: 'Règles supprimées',
    rules_on: 'Activées',
    rules_off: 'Désactivées',
    rules_order: 'Ordre des règles',
    rules_forward_to: 'Transfère à',
    starts_on: 'Premier jour',
    ends_on: 'Dernier jour',
    subject: 'Objet',
    text: 'Message',
    days: 'Jours entre deux réponses',
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
        'boîtes aux lettres, comptes, personnes, adresses, quota, mot de passe, salle, équipement, boîte partagée, règles de distribution, filtres, vacances, absence du bureau, transferts, redirection, envoyer en tant que, délégués, services, heures d’accès, adresses IP, réseaux, mots de passe d’application, mot de passe à usage unique',
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
  variants: {
    turnOnOwnFilter: {
      took_too_long: 'Filtre personnel d’un utilisateur désactivé : il prenait trop de temps',
    },
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
    setDeliveryRules: 'Règles de distribution d’un utilisateur modifiées',
    setVacation: 'Réponse d’absence d’un utilisateur modifiée',
    turnOnOwnFilter: 'Filtre personnel d’un utilisateur réactivé',
  },
} satisfies SameKeys<typeof english>;
