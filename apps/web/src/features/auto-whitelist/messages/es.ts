import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Lista blanca automática',
  purpose:
    'Direcciones a las que han escrito sus usuarios. El correo que llega de ellas no se trata como spam en el dominio del usuario que escribió.',
  search: 'Buscar por dirección',
  empty: 'Aún no hay direcciones',
  emptyHint:
    'Cuando un usuario escribe a alguien fuera de su cuenta, la dirección aparece aquí y las respuestas no se tratan como spam. Puede desactivarlo para la cuenta o para un dominio:',
  settings: 'Ajustes del filtro',
  writtenBy: 'Le escribió {name}',
  column: {
    address: 'Dirección',
    email: 'Le escribió',
    domain: 'Dominio',
    last: 'Última vez',
    first: 'Primera vez',
  },
  row: {
    remove: 'Eliminar',
  },
  bulk: {
    remove: '{num, plural, one {Eliminar # dirección} other {Eliminar {shown} direcciones}}',
  },
  ask: {
    removeOne: '¿Eliminar {name}?',
    remove: '{num, plural, one {¿Eliminar # dirección?} other {¿Eliminar {shown} direcciones?}}',
    removeText:
      'El correo que llega de ahí vuelve a filtrarse como siempre. Si un usuario vuelve a escribir a la dirección, reaparece.',
  },
  facts: {
    address: 'Dirección',
    domain: 'Dominio',
  },
  goTo: {
    words: {
      autoWhitelist: 'remitentes conocidos, destinatarios, contactos, respuestas',
    },
  },
  menu: {
    autoWhitelist: 'Lista blanca automática',
  },
  jobs: {
    removeAutoWhitelist: 'Eliminación de direcciones de la lista blanca automática',
  },
  deeds: {
    removeAutoWhitelist:
      '{num, plural, =1 {{name} eliminada de la lista blanca automática} other {{shown} direcciones eliminadas de la lista blanca automática}}',
  },
  operations: {
    removeAutoWhitelist: 'Eliminó una dirección de la lista blanca automática',
  },
} satisfies SameKeys<typeof english>;
