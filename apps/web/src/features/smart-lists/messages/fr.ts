import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Listes intelligentes',
  purpose: 'Des listes avec des règles : qui peut y écrire et qui reçoit les messages.',
  search: 'Rechercher une adresse ou une note',
  empty: 'Aucune liste intelligente pour le moment',
  emptyHint:
    'Avec une liste intelligente, vous décidez qui peut y écrire : tout le monde, les membres seulement ou ceux qui connaissent un mot de passe. Elle peut aussi réunir automatiquement tous les utilisateurs de son domaine. Ajoutez la première.',
  readOnly: 'Vous pouvez consulter cette liste intelligente, mais pas la modifier.',
  column: {
    email: 'Liste intelligente',
    type: 'Type',
    protection: 'Protection',
    members: 'Membres',
    note: 'Note',
    active: 'État',
    domain: 'Domaine',
    created: 'Ajoutée',
  },
  member: 'A pour membre',
  type: {
    members: 'Membres choisis',
    all: 'Tous les utilisateurs du domaine',
  },
  typeHint: {
    members: 'Vous choisissez vous-même les membres.',
    all: 'Tous les utilisateurs du domaine en font partie, et les nouveaux s’y ajoutent automatiquement.',
  },
  protection: {
    none: 'Aucune',
    members: 'Membres seulement',
    password: 'Mot de passe',
  },
  protectionHint: {
    none: 'Tout le monde peut écrire à la liste, y compris depuis l’extérieur de votre compte.',
    members:
      'Seuls les propriétaires et les membres autorisés peuvent écrire à la liste. Les autres messages sont refusés.',
    password:
      'Toute personne qui connaît le mot de passe peut écrire à la liste. L’objet doit commencer par le mot de passe entre crochets, par exemple « [secret] Fête d’été ». Le mot de passe est retiré avant la distribution.',
  },
  state: {
    active: 'Active',
    disabled: 'Désactivée',
  },
  form: {
    name: 'Nom',
    nameHint: 'La partie de l’adresse qui précède le @, par exemple infos.',
    nameChange: 'Si vous le modifiez, le courrier envoyé à l’ancienne adresse n’arrive plus ici.',
    domain: 'Domaine',
    domainHint: 'Seuls les domaines vérifiés peuvent avoir des listes intelligentes.',
    chooseDomain: 'Choisir un domaine',
    type: 'Type',
    protection: 'Protection',
    password: 'Mot de passe pour écrire',
    newPassword: 'Nouveau mot de passe pour écrire',
    passwordHint:
      'De 6 à 60 caractères, sans crochets. Ne le donnez qu’aux personnes qui doivent écrire à la liste.',
    setPassword: 'Définir un nouveau mot de passe',
    copy: 'Envoyer une copie à l’expéditeur',
    copyHint:
      'Les utilisateurs qui écrivent à la liste reçoivent aussi leur propre message. Les expéditeurs externes ne le reçoivent que s’ils sont membres.',
    owners: 'Propriétaires',
    ownersHint:
      'Les propriétaires peuvent toujours écrire à la liste, même sans mot de passe. Ils reçoivent aussi les avis de non-distribution.',
    ownersSearch: 'Rechercher un utilisateur par nom ou adresse',
    ownersEmpty: 'Aucun propriétaire.',
    note: 'Note',
    noteHint: 'Seuls les administrateurs la voient.',
    save: 'Enregistrer',
  },
  members: {
    post: 'Peut écrire',
    receive: 'Reçoit',
    postOf: '{name} peut écrire',
    receiveOf: '{name} reçoit les messages',
    forAll:
      'S’applique à toutes les adresses que vous ajoutez maintenant. Vous pourrez le modifier ensuite pour chaque membre.',
    all: 'Tous les utilisateurs de {domain} font partie de cette liste',
    allText:
      'Les nouveaux utilisateurs s’y ajoutent automatiquement. Pour choisir vous-même les membres, modifiez le type dans les paramètres.',
    allKept:
      '{num, plural, one {# membre choisi est conservé pour plus tard, mais n’est pas utilisé.} other {# membres choisis sont conservés pour plus tard, mais ne sont pas utilisés.}}',
  },
  add: {
    title: 'Ajouter une liste intelligente',
  },
  page: {
    back: 'Toutes les listes intelligentes',
    tabs: 'Parties de la liste intelligente',
    members: 'Membres',
    settings: 'Paramètres',
    preview: 'Aperçu',
    gone: 'Cette liste intelligente n’existe pas',
    goneHint:
      'Elle a peut-être été supprimée. Les listes intelligentes supprimées restent 30 jours dans la corbeille.',
  },
  preview: {
    receiving: 'Qui reçoit',
    receivers:
      '{num, plural, =0 {Personne ne reçoit encore les messages envoyés à cette liste.} one {# adresse reçoit les messages envoyés à cette liste.} other {{shown} adresses reçoivent les messages envoyés à cette liste.}}',
    posting: 'Qui peut écrire',
    posters:
      '{num, plural, =0 {Aucun membre ni propriétaire ne peut encore écrire.} one {# membre ou propriétaire peut écrire.} other {{shown} membres et propriétaires peuvent écrire.}}',
    shown:
      '{num, plural, one {La première adresse que vous pouvez voir :} other {Les {shown} premières adresses que vous pouvez voir :}}',
    disabled: 'Cette liste est désactivée et refuse tous les messages.',
    by: {
      none: 'Tout le monde peut écrire.',
      members:
        'Seuls les propriétaires et les membres autorisés peuvent écrire. Les autres messages sont refusés.',
      password:
        'Tout le monde peut écrire, à condition que l’objet commence par le mot de passe entre crochets. Les propriétaires peuvent écrire sans mot de passe.',
    },
  },
  bulk: {
    enable: '{num, plural, one {Activer # liste intelligente} other {Activer {shown} listes intelligentes}}',
    disable:
      '{num, plural, one {Désactiver # liste intelligente} other {Désactiver {shown} listes intelligentes}}',
    remove:
      '{num, plural, one {Supprimer # liste intelligente} other {Supprimer {shown} listes intelligentes}}',
  },
  ask: {
    enable:
      '{num, plural, one {Activer # liste intelligente ?} other {Activer {shown} listes intelligentes ?}}',
    enableText: 'Le courrier entrant est de nouveau accepté.',
    disable:
      '{num, plural, one {Désactiver # liste intelligente ?} other {Désactiver {shown} listes intelligentes ?}}',
    disableOne: 'Désactiver {name} ?',
    disableText:
      'Le courrier entrant est désormais refusé. Les membres et les paramètres sont conservés, et vous pouvez revenir en arrière à tout moment.',
    remove:
      '{num, plural, one {Supprimer # liste intelligente ?} other {Supprimer {shown} listes intelligentes ?}}',
    removeOne: 'Supprimer {name} ?',
    removeText:
      'Le courrier entrant est immédiatement refusé. Vous pouvez tout restaurer depuis la corbeille, membres compris, pendant {days} jours ; pendant ce temps, les noms restent réservés.',
  },
  facts: {
    email: 'Liste intelligente',
    type: 'Type',
    protection: 'Protection',
    copy_to_sender: 'Copie à l’expéditeur',
    note: 'Note',
    owners: 'Propriétaires',
    active: 'Active',
    members: 'Membres',
    can_post: 'Peut écrire',
    can_receive: 'Reçoit',
    password_changed: 'Nouveau mot de passe',
  },
  values: {
    type: {
      members: 'Membres choisis',
      all: 'Tous les utilisateurs du domaine',
    },
    protection: {
      none: 'Aucune',
      members: 'Membres seulement',
      password: 'Mot de passe',
    },
  },
  goTo: {
    words: {
      smartLists:
        'listes de diffusion, annonces, lettres d’information, listes modérées, groupes, membres, mot de passe, propriétaires',
      addSmartList:
        'nouvelle liste intelligente, créer une liste intelligente, nouvelle lettre d’information',
      exportSmartLists: 'télécharger les listes intelligentes, CSV, tableur',
    },
    actions: {
      addSmartList: 'Ajouter une liste intelligente',
      exportSmartLists: 'Exporter les listes intelligentes',
    },
  },
  menu: {
    smartLists: 'Listes intelligentes',
  },
  jobs: {
    enableSmartLists: 'Activation de listes intelligentes',
    disableSmartLists: 'Désactivation de listes intelligentes',
    removeSmartLists: 'Suppression de listes intelligentes',
    removeSmartListMembers: 'Retrait de membres d’une liste intelligente',
  },
  deeds: {
    exportSmartLists: 'Listes intelligentes exportées',
    addSmartList: 'Liste intelligente {name} ajoutée',
    updateSmartList: 'Liste intelligente {name} modifiée',
    setSmartListMembers: 'Membres modifiés',
    removeSmartListMembers: '{num, plural, =1 {Membre {name} supprimé} other {{shown} membres supprimés}}',
    enableSmartLists:
      '{num, plural, =1 {Liste intelligente {name} activée} other {{shown} listes intelligentes activées}}',
    disableSmartLists:
      '{num, plural, =1 {Liste intelligente {name} désactivée} other {{shown} listes intelligentes désactivées}}',
    removeSmartLists:
      '{num, plural, =1 {Liste intelligente {name} supprimée} other {{shown} listes intelligentes supprimées}}',
  },
  operations: {
    exportSmartLists: 'Listes intelligentes exportées',
    addSmartList: 'Liste intelligente ajoutée',
    updateSmartList: 'Liste intelligente modifiée',
    setSmartListMembers: 'Membres d’une liste intelligente modifiés',
    removeSmartListMembers: 'Membres retirés d’une liste intelligente',
    enableSmartLists: 'Liste intelligente activée',
    disableSmartLists: 'Liste intelligente désactivée',
    removeSmartLists: 'Liste intelligente supprimée',
  },
} satisfies SameKeys<typeof english>;
