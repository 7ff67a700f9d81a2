import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Historial de la cuenta',
  purpose: 'Quién ha cambiado qué en esta cuenta, y cuándo.',
  search: 'Buscar administrador, acción u objeto',
  empty: 'Aún no hay cambios',
  emptyHint: 'Aquí aparece lo que los administradores cambian en esta cuenta.',
  column: {
    at: 'Momento',
    adminname: 'Administrador',
    action: 'Acción',
    target: 'Objeto',
    outcome: 'Resultado',
    remoteip: 'Dirección IP',
  },
  outcome: {
    done: 'Hecha',
    refused: 'Rechazada',
    pending: 'Sin completar',
  },
  by: 'por {name}',
  changes: 'Cambios',
  caption: '{name}: antes y después',
  facts: {
    format: 'Formato',
    search: 'Búsqueda',
  },
  menu: {
    logs: 'Registros',
    accountHistory: 'Historial de la cuenta',
  },
  operations: {
    exportAccountHistory: 'Exportó el historial de la cuenta',
  },
} satisfies SameKeys<typeof english>;
