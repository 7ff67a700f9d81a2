import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Domaines d’alias',
  purpose:
    'Des noms supplémentaires pour vos domaines. Le courrier envoyé à une adresse du domaine d’alias arrive à la même adresse du domaine réel.',
  search: 'Rechercher des domaines d’alias',
  empty: 'Aucun domaine d’alias pour le moment',
  emptyHint:
    'Si example.net est un domaine d’alias de example.com, le courrier pour anna@example.net arrive à anna@example.com. Ajoutez-en un et vérifiez-le avec un enregistrement DNS.',
  column: {
    aliasdomain: 'Domaine d’alias',
    domain: 'Domaine réel',
    verification: 'Vérification',
    created: 'Ajouté',
    verified: 'Vérifié',
    health: 'Santé',
  },
  row: {
    verify: 'Vérifier maintenant',
    remove: 'Supprimer',
  },
  bulk: {
    remove: '{num, plural, one {Supprimer # domaine d’alias} other {Supprimer {shown} domaines d’alias}}',
  },
  ask: {
    removeOne: 'Supprimer {name} ?',
    remove: '{num, plural, one {Supprimer # domaine d’alias ?} other {Supprimer {shown} domaines d’alias ?}}',
    removeText:
      'Le courrier à ses adresses est refusé immédiatement et d’autres peuvent utiliser le nom. Le domaine réel n’est pas touché. C’est irréversible, mais vous pouvez ajouter à nouveau le domaine d’alias.',
  },
  add: {
    title: 'Ajouter un domaine d’alias',
    aliasdomain: 'Domaine d’alias',
    aliasdomainHint: 'Par exemple example.net',
    domain: 'Domaine réel',
    domainHint: 'Le domaine qui reçoit le courrier.',
    choose: 'Rechercher des domaines',
    noDomains: 'Ajoutez d’abord un domaine : un domaine d’alias a besoin d’un domaine réel.',
    taken: 'Ce nom est déjà dans votre compte, comme domaine ou domaine d’alias.',
  },
  facts: {
    domain: 'Domaine',
    aliasdomain: 'Domaine d’alias',
  },
  goTo: {
    words: {
      aliasDomains: 'second nom, domaine supplémentaire, alias de domaine',
      addAliasDomain: 'nouveau domaine d’alias, créer un domaine d’alias',
    },
    actions: {
      addAliasDomain: 'Ajouter un domaine d’alias',
    },
  },
  menu: {
    aliasDomains: 'Domaines d’alias',
  },
  jobs: {
    removeAliasDomains: 'Suppression de domaines alias',
  },
  deeds: {
    addAliasDomain: 'Domaine d’alias {name} ajouté',
    removeAliasDomains:
      '{num, plural, =1 {Domaine d’alias {name} supprimé} other {{shown} domaines d’alias supprimés}}',
  },
  operations: {
    addAliasDomain: 'Domaine d’alias ajouté',
    removeAliasDomains: 'Domaine d’alias supprimé',
  },
  health: 'Santé du DNS',
} satisfies SameKeys<typeof english>;
