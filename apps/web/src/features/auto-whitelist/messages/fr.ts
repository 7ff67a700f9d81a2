import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Liste blanche automatique',
  purpose:
    'Les adresses auxquelles vos utilisateurs ont écrit. Le courrier qui en vient n’est pas traité comme du spam dans le domaine de l’utilisateur qui a écrit.',
  search: 'Rechercher une adresse',
  empty: 'Aucune adresse pour le moment',
  emptyHint:
    'Quand un utilisateur écrit à quelqu’un hors de votre compte, l’adresse apparaît ici, et les réponses ne sont pas traitées comme du spam. Vous pouvez désactiver cela pour le compte ou pour un domaine :',
  settings: 'Paramètres du filtre',
  writtenBy: 'Contactée par {name}',
  column: {
    address: 'Adresse',
    email: 'Contactée par',
    domain: 'Domaine',
    last: 'Dernière fois',
    first: 'Première fois',
  },
  row: {
    remove: 'Supprimer',
  },
  bulk: {
    remove: '{num, plural, one {Supprimer # adresse} other {Supprimer {shown} adresses}}',
  },
  ask: {
    removeOne: 'Supprimer {name} ?',
    remove: '{num, plural, one {Supprimer # adresse ?} other {Supprimer {shown} adresses ?}}',
    removeText:
      'Les messages qui en viennent sont de nouveau filtrés comme d’habitude. Si un utilisateur écrit de nouveau à l’adresse, elle revient.',
  },
  facts: {
    address: 'Adresse',
    domain: 'Domaine',
  },
  goTo: {
    words: {
      autoWhitelist: 'expéditeurs connus, destinataires, contacts, réponses',
    },
  },
  menu: {
    autoWhitelist: 'Liste blanche automatique',
  },
  jobs: {
    removeAutoWhitelist: 'Suppression d’adresses de la liste blanche automatique',
  },
  deeds: {
    removeAutoWhitelist:
      '{num, plural, =1 {{name} supprimée de la liste blanche automatique} other {{shown} adresses supprimées de la liste blanche automatique}}',
  },
  operations: {
    removeAutoWhitelist: 'Adresse supprimée de la liste blanche automatique',
  },
} satisfies SameKeys<typeof english>;
