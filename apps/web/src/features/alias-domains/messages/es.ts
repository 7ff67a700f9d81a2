import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Dominios de alias',
  purpose:
    'Nombres adicionales para sus dominios. El correo a una dirección del dominio de alias llega a la misma dirección del dominio real.',
  search: 'Buscar dominios de alias',
  empty: 'Todavía no hay dominios de alias',
  emptyHint:
    'Si example.net es un dominio de alias de example.com, el correo a anna@example.net llega a anna@example.com. Añada uno y verifíquelo con un registro DNS.',
  column: {
    aliasdomain: 'Dominio de alias',
    domain: 'Dominio real',
    verification: 'Verificación',
    created: 'Añadido',
    verified: 'Verificado',
    health: 'Salud',
  },
  row: {
    verify: 'Verificar ahora',
    remove: 'Eliminar',
  },
  bulk: {
    remove: '{num, plural, one {Eliminar # dominio de alias} other {Eliminar {shown} dominios de alias}}',
  },
  ask: {
    removeOne: '¿Eliminar {name}?',
    remove: '{num, plural, one {¿Eliminar # dominio de alias?} other {¿Eliminar {shown} dominios de alias?}}',
    removeText:
      'El correo a sus direcciones se rechaza de inmediato y otros pueden usar el nombre. El dominio real no se ve afectado. No se puede deshacer, pero puede volver a añadir el dominio de alias.',
  },
  add: {
    title: 'Añadir dominio de alias',
    aliasdomain: 'Dominio de alias',
    aliasdomainHint: 'Por ejemplo, example.net',
    domain: 'Dominio real',
    domainHint: 'El dominio que recibe el correo.',
    choose: 'Buscar dominios',
    noDomains: 'Añada primero un dominio: un dominio de alias necesita un dominio real.',
    taken: 'Este nombre ya está en su cuenta, como dominio o como dominio de alias.',
  },
  facts: {
    domain: 'Dominio',
    aliasdomain: 'Dominio de alias',
  },
  goTo: {
    words: {
      aliasDomains: 'segundo nombre, dominio adicional, alias de dominio',
      addAliasDomain: 'nuevo dominio de alias, crear dominio de alias',
    },
    actions: {
      addAliasDomain: 'Añadir dominio de alias',
    },
  },
  menu: {
    aliasDomains: 'Dominios de alias',
  },
  jobs: {
    removeAliasDomains: 'Eliminación de dominios alias',
  },
  deeds: {
    addAliasDomain: 'Dominio de alias {name} añadido',
    removeAliasDomains:
      '{num, plural, =1 {Dominio de alias {name} eliminado} other {{shown} dominios de alias eliminados}}',
  },
  operations: {
    addAliasDomain: 'Añadió un dominio de alias',
    removeAliasDomains: 'Eliminó un dominio de alias',
  },
  health: 'Salud del DNS',
} satisfies SameKeys<typeof english>;
