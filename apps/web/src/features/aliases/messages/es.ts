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
    forward: 'Destinos',
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
  external: 'Tiene destinos externos',
  form: {
    alias: 'Alias',
    aliasHint: 'La parte de la dirección antes de la @, por ejemplo info.',
    aliasChange: 'Si lo cambia, el correo enviado a la dirección anterior ya no llega aquí.',
    domain: 'Dominio',
    domainHint: 'Solo los dominios verificados pueden tener alias.',
    chooseDomain: 'Elegir un dominio',
    forward: 'Destinos',
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
    enableText: 'El correo vuelve a llegar a los destinos.',
    disable: '{num, plural, one {¿Desactivar # alias?} other {¿Desactivar {shown} alias?}}',
    disableOne: '¿Desactivar {name}?',
    disableText:
      'A partir de ahora, el correo enviado allí se rechaza. No se borra nada y puede deshacerlo cuando quiera.',
    remove: '{num, plural, one {¿Eliminar # alias?} other {¿Eliminar {shown} alias?}}',
    removeOne: '¿Eliminar {name}?',
    removeText:
      'El correo enviado allí se rechaza de inmediato. Puede deshacerlo desde la papelera durante {days} días; mientras tanto, los nombres quedan reservados.',
  },
  facts: {
    email: 'Alias',
    forward: 'Destinos',
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
  deeds: {
    exportAliases: 'Alias exportados',
    addAlias: 'Alias {name} añadido',
    updateAlias: 'Alias {name} cambiado',
    enableAliases: '{num, plural, =1 {Alias {name} activado} other {{shown} alias activados}}',
    disableAliases: '{num, plural, =1 {Alias {name} desactivado} other {{shown} alias desactivados}}',
    removeAliases: '{num, plural, =1 {Alias {name} eliminado} other {{shown} alias eliminados}}',
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
