import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Papelera',
  purpose:
    'Dominios eliminados en los últimos {days} días, con todo lo que contenían. Después se borran para siempre.',
  search: 'Buscar dominio',
  empty: 'La papelera está vacía',
  emptyHint:
    'Los dominios eliminados se conservan aquí {days} días y se pueden restaurar con todo lo que contenían.',
  column: {
    name: 'Dominio',
    removedBy: 'Eliminado por',
    removedAt: 'Eliminado',
    purgeAt: 'Borrado definitivo',
  },
  row: { restore: 'Restaurar', purge: 'Borrar para siempre' },
  bulk: {
    restore: '{num, plural, one {Restaurar # dominio} other {Restaurar {shown} dominios}}',
    purge: '{num, plural, one {Borrar # dominio para siempre} other {Borrar {shown} dominios para siempre}}',
  },
  ask: {
    purgeOne: '¿Borrar {name} para siempre?',
    purge:
      '{num, plural, one {¿Borrar # dominio para siempre?} other {¿Borrar {shown} dominios para siempre?}}',
    purgeText:
      'También se borran todos los usuarios, alias, listas y dominios de alias que contiene, con todo su correo. No se puede deshacer.',
  },
  reason: {
    conflict: 'El nombre se usa de nuevo, como dominio o como dominio de alias. Elimine primero ese.',
    limit_reached: 'Restaurarlo superaría los límites de su cuenta.',
  },
  facts: {
    kind: 'Tipo',
  },
  goTo: {
    words: {
      recycleBin: 'borrados, eliminados, restaurar, recuperar',
    },
  },
  values: {
    kind: {
      domains: 'Dominio',
    },
  },
  menu: {
    recycleBin: 'Papelera',
  },
  jobs: {
    restoreItems: 'Restauración desde la papelera',
    purgeItems: 'Borrado definitivo de la papelera',
  },
  operations: {
    restoreItems: 'Restauró desde la papelera',
    purgeItems: 'Borró para siempre de la papelera',
  },
} satisfies SameKeys<typeof english>;
