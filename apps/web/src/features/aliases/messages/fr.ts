import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Alias',
  purpose:
    'Des adresses supplémentaires dont le courrier va à des utilisateurs, à des listes ou à des adresses externes.',
  search: 'Rechercher une adresse ou une note',
  empty: 'Aucun alias pour le moment',
  emptyHint:
    'Un alias est une adresse sans boîte aux lettres. Le courrier pour info@example.com, par exemple, va aux personnes de votre choix. Ajoutez le premier.',
  readOnly: 'Vous pouvez consulter cet alias, mais pas le modifier.',
  more: '+{num}',
  column: {
    email: 'Alias',
    forward: 'Destinations',
    external: 'Externe',
    note: 'Note',
    active: 'État',
    domain: 'Domaine',
    created: 'Ajouté',
  },
  state: {
    active: 'Actif',
    disabled: 'Désactivé',
  },
  external: 'A des destinations externes',
  form: {
    alias: 'Alias',
    aliasHint: 'La partie de l’adresse qui précède le @, par exemple info.',
    aliasChange: 'Si vous le modifiez, le courrier envoyé à l’ancienne adresse n’arrive plus ici.',
    domain: 'Domaine',
    domainHint: 'Seuls les domaines vérifiés peuvent avoir des alias.',
    chooseDomain: 'Choisir un domaine',
    forward: 'Destinations',
    forwardHint:
      'Le courrier pour l’alias va à chacune de ces adresses. Ajoutez des utilisateurs, des alias et des listes de votre compte, ou toute autre adresse.',
    search: 'Rechercher ou saisir une adresse',
    empty: 'Aucune destination pour le moment. Ajoutez-en au moins une.',
    note: 'Note',
    noteHint: 'Seuls les administrateurs la voient.',
    save: 'Enregistrer',
  },
  add: {
    title: 'Ajouter un alias',
  },
  bulk: {
    enable: '{num, plural, one {Activer # alias} other {Activer {shown} alias}}',
    disable: '{num, plural, one {Désactiver # alias} other {Désactiver {shown} alias}}',
    remove: '{num, plural, one {Supprimer # alias} other {Supprimer {shown} alias}}',
  },
  ask: {
    enable: '{num, plural, one {Activer # alias ?} other {Activer {shown} alias ?}}',
    enableText: 'Le courrier est de nouveau transmis aux destinations.',
    disable: '{num, plural, one {Désactiver # alias ?} other {Désactiver {shown} alias ?}}',
    disableOne: 'Désactiver {name} ?',
    disableText:
      'Le courrier entrant est désormais refusé. Rien n’est effacé, et vous pouvez revenir en arrière à tout moment.',
    remove: '{num, plural, one {Supprimer # alias ?} other {Supprimer {shown} alias ?}}',
    removeOne: 'Supprimer {name} ?',
    removeText:
      'Le courrier entrant est immédiatement refusé. Vous pouvez tout restaurer depuis la corbeille pendant {days} jours ; pendant ce temps, les noms restent réservés.',
  },
  facts: {
    email: 'Alias',
    forward: 'Destinations',
    note: 'Note',
    active: 'Actif',
  },
  goTo: {
    words: {
      aliases: 'adresses de transfert, redirection, adresses supplémentaires, autres adresses',
      addAlias: 'nouvel alias, créer un alias, adresse de transfert',
      exportAliases: 'télécharger les alias, CSV, tableur',
    },
    actions: {
      addAlias: 'Ajouter un alias',
      exportAliases: 'Exporter les alias',
    },
  },
  menu: {
    aliases: 'Alias',
  },
  jobs: {
    enableAliases: 'Activation d’alias',
    disableAliases: 'Désactivation d’alias',
    removeAliases: 'Suppression d’alias',
  },
  deeds: {
    exportAliases: 'Alias exportés',
    addAlias: 'Alias {name} ajouté',
    updateAlias: 'Alias {name} modifié',
    enableAliases: '{num, plural, =1 {Alias {name} activé} other {{shown} alias activés}}',
    disableAliases: '{num, plural, =1 {Alias {name} désactivé} other {{shown} alias désactivés}}',
    removeAliases: '{num, plural, =1 {Alias {name} supprimé} other {{shown} alias supprimés}}',
  },
  operations: {
    exportAliases: 'Alias exportés',
    addAlias: 'Alias ajouté',
    updateAlias: 'Alias modifié',
    enableAliases: 'Alias activé',
    disableAliases: 'Alias désactivé',
    removeAliases: 'Alias supprimé',
  },
} satisfies SameKeys<typeof english>;
