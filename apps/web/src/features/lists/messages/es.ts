import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Listas',
  purpose: 'Direcciones que reparten el correo entre muchos miembros o entrenan el filtro de spam.',
  search: 'Buscar por dirección o nota',
  empty: 'Todavía no hay listas',
  emptyHint:
    'Una lista de distribución es una dirección para muchas personas: el correo a team@example.com llega a todos sus miembros. Otros dos tipos de listas entrenan el filtro de spam. Añada la primera.',
  importMembers: 'Importar miembros',
  readOnly: 'Puede ver esta lista, pero no cambiarla.',
  column: {
    email: 'Lista',
    type: 'Tipo',
    members: 'Miembros',
    note: 'Nota',
    active: 'Estado',
    domain: 'Dominio',
    created: 'Añadida',
  },
  member: 'Con el miembro',
  type: {
    distribution: 'Lista de distribución',
    spam: 'Entrenamiento de spam',
    notspam: 'Entrenamiento de correo legítimo',
  },
  typeHint: {
    distribution: 'El correo a la lista llega a todos sus miembros.',
    spam: 'Los usuarios envían aquí el spam no detectado y el filtro aprende a reconocerlo.',
    notspam:
      'Los usuarios envían aquí el correo legítimo marcado como spam y el filtro aprende a dejarlo pasar.',
  },
  state: {
    active: 'Activa',
    disabled: 'Desactivada',
  },
  form: {
    name: 'Nombre',
    nameHint: 'La parte de la dirección antes de la @, por ejemplo equipo.',
    nameChange: 'Si lo cambia, el correo enviado a la dirección anterior ya no llega aquí.',
    domain: 'Dominio',
    domainHint: 'Solo los dominios verificados pueden tener listas.',
    chooseDomain: 'Elegir un dominio',
    type: 'Tipo',
    members: 'Miembros',
    note: 'Nota',
    noteHint: 'Solo la ven los administradores.',
    save: 'Guardar',
  },
  add: {
    title: 'Añadir lista',
    added: 'Se ha añadido {name}',
    leftOver:
      'No se han podido añadir algunos miembros. Corríjalos aquí, o abra la lista y añádalos más tarde.',
  },
  page: {
    back: 'Todas las listas',
    tabs: 'Partes de la lista',
    members: 'Miembros',
    use: 'Cómo se usa',
    settings: 'Ajustes',
    gone: 'Esta lista no existe',
    goneHint: 'Puede que se haya eliminado. Las listas eliminadas se conservan 30 días en la papelera.',
  },
  use: {
    address: 'Dirección',
    how: 'Reenvíe el mensaje como archivo adjunto para que el filtro lo vea completo. Solo los usuarios de {domain} pueden escribir a esta dirección; nadie recibe esos mensajes. Lo aprendido solo vale para su cuenta; el filtro lo aplica a partir de 20 mensajes de cada tipo, spam y correo legítimo.',
    spam: {
      title: 'Envíe aquí el spam no detectado',
      text: 'Cuando llega spam a la bandeja de entrada, los usuarios de {domain} lo reenvían a esta dirección. El filtro de spam aprende a reconocer mensajes parecidos.',
    },
    notspam: {
      title: 'Envíe aquí el correo legítimo marcado como spam',
      text: 'Cuando un mensaje legítimo acaba en la carpeta de spam, los usuarios de {domain} lo reenvían a esta dirección. El filtro de spam aprende a dejar pasar mensajes parecidos.',
    },
  },
  bulk: {
    enable: '{num, plural, one {Activar # lista} other {Activar {shown} listas}}',
    disable: '{num, plural, one {Desactivar # lista} other {Desactivar {shown} listas}}',
    remove: '{num, plural, one {Eliminar # lista} other {Eliminar {shown} listas}}',
  },
  ask: {
    enable: '{num, plural, one {¿Activar # lista?} other {¿Activar {shown} listas?}}',
    enableText: 'El correo enviado allí se vuelve a aceptar.',
    disable: '{num, plural, one {¿Desactivar # lista?} other {¿Desactivar {shown} listas?}}',
    disableOne: '¿Desactivar {name}?',
    disableText:
      'A partir de ahora, el correo enviado allí se rechaza. Los miembros se conservan y puede deshacerlo cuando quiera.',
    remove: '{num, plural, one {¿Eliminar # lista?} other {¿Eliminar {shown} listas?}}',
    removeOne: '¿Eliminar {name}?',
    removeText:
      'El correo enviado allí se rechaza de inmediato. Puede restaurarlo todo desde la papelera, incluidos los miembros, durante {days} días; mientras tanto, los nombres quedan reservados.',
  },
  facts: {
    email: 'Lista',
    type: 'Tipo',
    note: 'Nota',
    active: 'Activa',
    members: 'Miembros',
  },
  values: {
    type: {
      distribution: 'Lista de distribución',
      spam: 'Entrenamiento de spam',
      notspam: 'Entrenamiento de correo legítimo',
    },
  },
  goTo: {
    words: {
      lists:
        'listas de correo, listas de distribución, grupos, miembros, entrenamiento de spam, notificar spam',
      addList: 'nueva lista, crear lista, nuevo grupo',
      exportLists: 'descargar listas, CSV, hoja de cálculo',
    },
    actions: {
      addList: 'Añadir lista',
      exportLists: 'Exportar listas',
    },
  },
  menu: {
    lists: 'Listas',
  },
  jobs: {
    enableLists: 'Activación de listas',
    disableLists: 'Desactivación de listas',
    removeLists: 'Eliminación de listas',
    removeListMembers: 'Eliminación de miembros de una lista',
  },
  deeds: {
    exportLists: 'Listas exportadas',
    addList: 'Lista {name} añadida',
    updateList: 'Lista {name} cambiada',
    exportListMembers: 'Miembros exportados',
    addListMembers: 'Miembros añadidos',
    removeListMembers: '{num, plural, =1 {Miembro {name} eliminado} other {{shown} miembros eliminados}}',
    enableLists: '{num, plural, =1 {Lista {name} activada} other {{shown} listas activadas}}',
    disableLists: '{num, plural, =1 {Lista {name} desactivada} other {{shown} listas desactivadas}}',
    removeLists: '{num, plural, =1 {Lista {name} eliminada} other {{shown} listas eliminadas}}',
  },
  operations: {
    exportLists: 'Exportó listas',
    addList: 'Añadió una lista',
    updateList: 'Cambió una lista',
    exportListMembers: 'Exportó los miembros de una lista',
    addListMembers: 'Añadió miembros a una lista',
    removeListMembers: 'Eliminó miembros de una lista',
    enableLists: 'Activó una lista',
    disableLists: 'Desactivó una lista',
    removeLists: 'Eliminó una lista',
  },
} satisfies SameKeys<typeof english>;
