import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Papelera',
  purpose:
    'Dominios eliminados en los últimos {days} días, con todo lo que contenían. Después se borran para siempre.',
  search: 'Buscar dominio',
  empty: 'La papelera está vacía',
  emptyHint:
    'Los dominios eliminados esperan aquí {days} días y se pueden restaurar con todo lo que contenían.',
  column: {
    name: 'Dominio',
    removedBy: 'Eliminado por',
    removedAt: 'Eliminado',
    purgeAt: 'Se borra para siempre',
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
      'Todos los usuarios, alias, listas y dominios de alias que contiene se borran con él, junto con todo su correo. Nadie puede recuperarlos.',
  },
  reason: {
    conflict: 'El nombre se usa de nuevo, como dominio o como dominio de alias. Elimine primero ese.',
    limit_reached: 'Su cuenta no tiene sitio: el dominio o su contenido superaría los límites.',
  },
  facts: {
    kind: 'Clase',
  },
  menu: {
    recycleBin: 'Papelera',
  },
  jobs: {
    restoreItems: 'Restauración desde la papelera',
    purgeItems: 'Eliminación definitiva de la papelera',
  },
  operations: {
    restoreItems: 'Restauró desde la papelera',
    purgeItems: 'Borró para siempre de la papelera',
  },
} satisfies SameKeys<typeof english>;
