import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Alias',
  purpose: 'Direcciones adicionales cuyo correo llega a usuarios, listas o direcciones externas.',
  search: 'Buscar por dirección o nota',
  empty: 'Todavía no hay alias',
  emptyHint:
    'Un alias es una dirección sin buzón propio. El correo a info@example.com, por ejemplo, llega a las personas que usted elija. Añada el primero.',
  readOnly: 'Puede ver este alias, pero no cambiarlo.',
  more: '+{num}',
  column: {
    email: 'Alias',
    forward: 'Lleva a',
    external: 'Externo',
    note: 'Nota',
    active: 'Estado',
    domain: 'Dominio',
    created: 'Añadido',
  },
  state: {
    active: 'Activo',
    disabled: 'Desactivado',
  },
  external: 'Sale de su cuenta',
  form: {
    alias: 'Alias',
    aliasHint: 'La parte de la dirección antes de la @, por ejemplo info.',
    aliasChange: 'Si lo cambia, el correo a la dirección anterior se rechaza.',
    domain: 'Dominio',
    domainHint: 'Solo los dominios verificados pueden tener alias.',
    chooseDomain: 'Elegir un dominio',
    forward: 'Lleva a',
    forwardHint:
      'El correo al alias llega a cada una de estas direcciones. Añada usuarios, alias y listas de su cuenta, o cualquier otra dirección.',
    search: 'Busque o escriba una dirección',
    empty: 'Todavía no hay destinos. Añada al menos uno.',
    note: 'Nota',
    noteHint: 'Solo la ven los administradores.',
    save: 'Guardar',
  },
  add: {
    title: 'Añadir alias',
  },
  bulk: {
    enable: '{num, plural, one {Activar # alias} other {Activar {shown} alias}}',
    disable: '{num, plural, one {Desactivar # alias} other {Desactivar {shown} alias}}',
    remove: '{num, plural, one {Eliminar # alias} other {Eliminar {shown} alias}}',
  },
  ask: {
    enable: '{num, plural, one {¿Activar # alias?} other {¿Activar {shown} alias?}}',
    enableText: 'Su correo vuelve a llegar a sus destinos.',
    disable: '{num, plural, one {¿Desactivar # alias?} other {¿Desactivar {shown} alias?}}',
    disableOne: '¿Desactivar {name}?',
    disableText: 'El correo a esta dirección se rechaza hasta que vuelva a activarla. No se borra nada.',
    remove: '{num, plural, one {¿Eliminar # alias?} other {¿Eliminar {shown} alias?}}',
    removeOne: '¿Eliminar {name}?',
    removeText:
      'El correo a esta dirección se rechaza de inmediato. Puede restaurarla desde la papelera durante {days} días; hasta entonces, nadie más puede usar el nombre.',
  },
  facts: {
    email: 'Alias',
    forward: 'Lleva a',
    note: 'Nota',
    active: 'Activo',
  },
  goTo: {
    words: {
      aliases: 'direcciones de reenvío, redirección, direcciones adicionales, otras direcciones',
      addAlias: 'nuevo alias, crear alias, dirección de reenvío',
      exportAliases: 'descargar alias, CSV, hoja de cálculo',
    },
    actions: {
      addAlias: 'Añadir alias',
      exportAliases: 'Exportar alias',
    },
  },
  menu: {
    aliases: 'Alias',
  },
  jobs: {
    enableAliases: 'Activación de alias',
    disableAliases: 'Desactivación de alias',
    removeAliases: 'Eliminación de alias',
  },
  operations: {
    exportAliases: 'Exportó alias',
    addAlias: 'Añadió un alias',
    updateAlias: 'Cambió un alias',
    enableAliases: 'Activó un alias',
    disableAliases: 'Desactivó un alias',
    removeAliases: 'Eliminó un alias',
  },
} satisfies SameKeys<typeof english>;
