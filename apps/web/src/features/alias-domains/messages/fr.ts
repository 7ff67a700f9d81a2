import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Domaines d’alias',
  purpose:
    'D’autres noms pour vos domaines : le courrier envoyé à toute adresse y parvient au même nom du domaine réel.',
  search: 'Rechercher un domaine d’alias ou un domaine',
  empty: 'Aucun domaine d’alias pour le moment',
  emptyHint:
    'Avec example.net comme domaine d’alias de example.com, le courrier pour anna@example.net parvient à anna@example.com. Ajoutez-en un et prouvez par un enregistrement DNS qu’il vous appartient.',
  column: {
    aliasdomain: 'Domaine d’alias',
    domain: 'Domaine réel',
    verification: 'Vérification',
    created: 'Ajouté',
    verified: 'Vérifié',
  },
  row: { verify: 'Vérifier maintenant', remove: 'Supprimer' },
  bulk: {
    remove: '{num, plural, one {Supprimer # domaine d’alias} other {Supprimer {shown} domaines d’alias}}',
  },
  ask: {
    removeOne: 'Supprimer {name} ?',
    remove: '{num, plural, one {Supprimer # domaine d’alias ?} other {Supprimer {shown} domaines d’alias ?}}',
    removeText:
      'Le courrier pour ses adresses est refusé immédiatement et le nom est libre pour d’autres. Le domaine réel et son courrier restent intacts. C’est irréversible, mais vous pouvez ajouter de nouveau le domaine d’alias.',
  },
  add: {
    title: 'Ajouter un domaine d’alias',
    aliasdomain: 'Domaine d’alias',
    aliasdomainHint: 'L’autre nom, par exemple example.net.',
    domain: 'Domaine réel',
    domainHint: 'L’un de vos domaines ; le courrier y arrive.',
    choose: 'Choisir un domaine',
    noDomains: 'Il n’y a aucun domaine dont un domaine d’alias puisse dépendre. Ajoutez d’abord un domaine.',
    taken: 'Ce nom est déjà dans votre compte, comme domaine ou comme domaine d’alias.',
    added: '{name} a été ajouté',
    another: 'En ajouter un autre',
  },
  facts: {
    domain: 'Domaine',
    aliasdomain: 'Domaine d’alias',
  },
  menu: {
    aliasDomains: 'Domaines d’alias',
  },
  jobs: {
    removeAliasDomains: 'Suppression de domaines alias',
  },
  operations: {
    addAliasDomain: 'Domaine d’alias ajouté',
    removeAliasDomains: 'Domaine d’alias supprimé',
  },
} satisfies SameKeys<typeof english>;
