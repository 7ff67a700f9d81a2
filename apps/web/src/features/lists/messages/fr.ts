import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Listes',
  purpose: 'Des adresses qui distribuent le courrier à de nombreux membres ou entraînent le filtre antispam.',
  search: 'Rechercher une adresse ou une note',
  empty: 'Aucune liste pour le moment',
  emptyHint:
    'Une liste de diffusion est une adresse pour plusieurs personnes : le courrier pour team@example.com va à tous ses membres. Deux autres types de listes entraînent le filtre antispam. Ajoutez la première.',
  importMembers: 'Importer des membres',
  readOnly: 'Vous pouvez consulter cette liste, mais pas la modifier.',
  column: {
    email: 'Liste',
    type: 'Type',
    members: 'Membres',
    note: 'Note',
    active: 'État',
    domain: 'Domaine',
    created: 'Ajoutée',
  },
  member: 'A pour membre',
  type: {
    distribution: 'Liste de diffusion',
    spam: 'Apprentissage du spam',
    notspam: 'Apprentissage du courrier légitime',
  },
  typeHint: {
    distribution: 'Le courrier pour la liste va à tous ses membres.',
    spam: 'Les utilisateurs y envoient le spam non détecté, et le filtre antispam apprend à le reconnaître.',
    notspam:
      'Les utilisateurs y envoient le courrier légitime marqué comme spam, et le filtre antispam apprend à le laisser passer.',
  },
  state: {
    active: 'Active',
    disabled: 'Désactivée',
  },
  form: {
    name: 'Nom',
    nameHint: 'La partie de l’adresse qui précède le @, par exemple equipe.',
    nameChange: 'Si vous le modifiez, le courrier envoyé à l’ancienne adresse n’arrive plus ici.',
    domain: 'Domaine',
    domainHint: 'Seuls les domaines vérifiés peuvent avoir des listes.',
    chooseDomain: 'Choisir un domaine',
    type: 'Type',
    members: 'Membres',
    note: 'Note',
    noteHint: 'Seuls les administrateurs la voient.',
    save: 'Enregistrer',
  },
  add: {
    title: 'Ajouter une liste',
    added: '{name} a été ajoutée',
    leftOver:
      'Certains membres n’ont pas pu être ajoutés. Corrigez-les ici, ou ouvrez la liste et ajoutez-les plus tard.',
  },
  page: {
    back: 'Toutes les listes',
    tabs: 'Parties de la liste',
    members: 'Membres',
    use: 'Utilisation',
    settings: 'Paramètres',
    gone: 'Cette liste n’existe pas',
    goneHint: 'Elle a peut-être été supprimée. Les listes supprimées restent 30 jours dans la corbeille.',
  },
  use: {
    address: 'Adresse',
    how: 'Transférez le message en pièce jointe, pour que le filtre le voie en entier. Seuls les utilisateurs de {domain} peuvent écrire à cette adresse ; personne ne reçoit ces messages. Ce qu’il apprend ne vaut que pour votre compte ; il s’en sert à partir de 20 messages de chaque type, spam et courrier légitime.',
    spam: {
      title: 'Envoyez ici le spam non détecté',
      text: 'Quand du spam arrive dans la boîte de réception, les utilisateurs de {domain} le transfèrent à cette adresse. Le filtre antispam apprend à reconnaître les messages semblables.',
    },
    notspam: {
      title: 'Envoyez ici le courrier légitime marqué comme spam',
      text: 'Quand un message légitime arrive dans le dossier spam, les utilisateurs de {domain} le transfèrent à cette adresse. Le filtre antispam apprend à laisser passer les messages semblables.',
    },
  },
  bulk: {
    enable: '{num, plural, one {Activer # liste} other {Activer {shown} listes}}',
    disable: '{num, plural, one {Désactiver # liste} other {Désactiver {shown} listes}}',
    remove: '{num, plural, one {Supprimer # liste} other {Supprimer {shown} listes}}',
  },
  ask: {
    enable: '{num, plural, one {Activer # liste ?} other {Activer {shown} listes ?}}',
    enableText: 'Le courrier entrant est de nouveau accepté.',
    disable: '{num, plural, one {Désactiver # liste ?} other {Désactiver {shown} listes ?}}',
    disableOne: 'Désactiver {name} ?',
    disableText:
      'Le courrier entrant est désormais refusé. Les membres sont conservés, et vous pouvez revenir en arrière à tout moment.',
    remove: '{num, plural, one {Supprimer # liste ?} other {Supprimer {shown} listes ?}}',
    removeOne: 'Supprimer {name} ?',
    removeText:
      'Le courrier entrant est immédiatement refusé. Vous pouvez tout restaurer depuis la corbeille, membres compris, pendant {days} jours ; pendant ce temps, les noms restent réservés.',
  },
  facts: {
    email: 'Liste',
    type: 'Type',
    note: 'Note',
    active: 'Active',
    members: 'Membres',
  },
  values: {
    type: {
      distribution: 'Liste de diffusion',
      spam: 'Apprentissage du spam',
      notspam: 'Apprentissage du courrier légitime',
    },
  },
  goTo: {
    words: {
      lists:
        'listes de diffusion, listes de distribution, groupes, membres, apprentissage du spam, signaler du spam',
      addList: 'nouvelle liste, créer une liste, nouveau groupe',
      exportLists: 'télécharger les listes, CSV, tableur',
    },
    actions: {
      addList: 'Ajouter une liste',
      exportLists: 'Exporter les listes',
    },
  },
  menu: {
    lists: 'Listes',
  },
  jobs: {
    enableLists: 'Activation de listes',
    disableLists: 'Désactivation de listes',
    removeLists: 'Suppression de listes',
    removeListMembers: 'Retrait de membres d’une liste',
  },
  deeds: {
    exportLists: 'Listes exportées',
    addList: 'Liste {name} ajoutée',
    updateList: 'Liste {name} modifiée',
    exportListMembers: 'Membres exportés',
    addListMembers: 'Membres ajoutés',
    removeListMembers: '{num, plural, =1 {Membre {name} supprimé} other {{shown} membres supprimés}}',
    enableLists: '{num, plural, =1 {Liste {name} activée} other {{shown} listes activées}}',
    disableLists: '{num, plural, =1 {Liste {name} désactivée} other {{shown} listes désactivées}}',
    removeLists: '{num, plural, =1 {Liste {name} supprimée} other {{shown} listes supprimées}}',
  },
  operations: {
    exportLists: 'Listes exportées',
    addList: 'Liste ajoutée',
    updateList: 'Liste modifiée',
    exportListMembers: 'Membres d’une liste exportés',
    addListMembers: 'Membres ajoutés à une liste',
    removeListMembers: 'Membres retirés d’une liste',
    enableLists: 'Liste activée',
    disableLists: 'Liste désactivée',
    removeLists: 'Liste supprimée',
  },
} satisfies SameKeys<typeof english>;
