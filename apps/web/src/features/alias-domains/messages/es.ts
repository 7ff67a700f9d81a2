import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Dominios de alias',
  purpose:
    'Otros nombres para sus dominios: el correo a cualquier dirección de ellos llega al mismo nombre del dominio real.',
  search: 'Buscar dominio de alias o dominio',
  empty: 'Todavía no hay dominios de alias',
  emptyHint:
    'Con example.net como dominio de alias de example.com, el correo para anna@example.net llega a anna@example.com. Añada uno y demuestre con un registro DNS que es suyo.',
  column: {
    aliasdomain: 'Dominio de alias',
    domain: 'Dominio real',
    verification: 'Verificación',
    created: 'Añadido',
    verified: 'Verificado',
  },
  row: { verify: 'Verificar ahora', remove: 'Eliminar' },
  bulk: {
    remove: '{num, plural, one {Eliminar # dominio de alias} other {Eliminar {shown} dominios de alias}}',
  },
  ask: {
    removeOne: '¿Eliminar {name}?',
    remove: '{num, plural, one {¿Eliminar # dominio de alias?} other {¿Eliminar {shown} dominios de alias?}}',
    removeText:
      'El correo a sus direcciones se rechaza de inmediato y el nombre queda libre para otros. El dominio real y su correo no se tocan. No se puede deshacer, pero puede volver a añadir el dominio de alias.',
  },
  add: {
    title: 'Añadir dominio de alias',
    aliasdomain: 'Dominio de alias',
    aliasdomainHint: 'El otro nombre, por ejemplo example.net.',
    domain: 'Dominio real',
    domainHint: 'Uno de sus dominios; el correo llega allí.',
    choose: 'Elegir un dominio',
    noDomains:
      'No hay ningún dominio al que pueda representar un dominio de alias. Añada primero un dominio.',
    taken: 'Este nombre ya está en su cuenta, como dominio o como dominio de alias.',
    added: 'Se ha añadido {name}',
    another: 'Añadir otro',
  },
  facts: {
    domain: 'Dominio',
    aliasdomain: 'Dominio de alias',
  },
  menu: {
    aliasDomains: 'Dominios de alias',
  },
  jobs: {
    removeAliasDomains: 'Eliminación de dominios alias',
  },
  operations: {
    addAliasDomain: 'Añadió un dominio de alias',
    removeAliasDomains: 'Eliminó un dominio de alias',
  },
} satisfies SameKeys<typeof english>;
