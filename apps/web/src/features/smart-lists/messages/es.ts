import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Listas inteligentes',
  purpose: 'Listas con reglas sobre quién puede escribir y quién recibe los mensajes.',
  search: 'Buscar por dirección o nota',
  empty: 'Todavía no hay listas inteligentes',
  emptyHint:
    'En una lista inteligente usted decide quién puede escribir: cualquiera, solo los miembros o quienes conozcan una contraseña. También puede incluir automáticamente a todos los usuarios del dominio. Añada la primera.',
  readOnly: 'Puede ver esta lista inteligente, pero no cambiarla.',
  column: {
    email: 'Lista inteligente',
    type: 'Tipo',
    protection: 'Protección',
    members: 'Miembros',
    note: 'Nota',
    active: 'Estado',
    domain: 'Dominio',
    created: 'Añadida',
  },
  member: 'Con el miembro',
  type: {
    members: 'Miembros elegidos',
    all: 'Todos los usuarios del dominio',
  },
  typeHint: {
    members: 'Usted elige los miembros.',
    all: 'Todos los usuarios del dominio pertenecen a ella, y los nuevos se incorporan automáticamente.',
  },
  protection: {
    none: 'Ninguna',
    members: 'Solo miembros',
    password: 'Contraseña',
  },
  protectionHint: {
    none: 'Cualquiera puede escribir, también desde fuera de su cuenta.',
    members:
      'Solo pueden escribir los propietarios y los miembros autorizados. Los demás mensajes se rechazan.',
    password:
      'Puede escribir quien conozca la contraseña. El asunto debe empezar con la contraseña entre corchetes, por ejemplo «[secreto] Fiesta de verano». La contraseña se quita antes de la entrega.',
  },
  state: {
    active: 'Activa',
    disabled: 'Desactivada',
  },
  form: {
    name: 'Nombre',
    nameHint: 'La parte de la dirección antes de la @, por ejemplo noticias.',
    nameChange: 'Si lo cambia, el correo enviado a la dirección anterior ya no llega aquí.',
    domain: 'Dominio',
    domainHint: 'Solo los dominios verificados pueden tener listas inteligentes.',
    chooseDomain: 'Elegir un dominio',
    type: 'Tipo',
    protection: 'Protección',
    password: 'Contraseña para escribir',
    newPassword: 'Nueva contraseña para escribir',
    passwordHint: 'De 6 a 60 caracteres, sin corchetes. Désela solo a quienes deban escribir.',
    setPassword: 'Establecer una contraseña nueva',
    copy: 'Enviar una copia al remitente',
    copyHint:
      'Los usuarios que escriben a la lista también reciben su propio mensaje. Los remitentes externos solo lo reciben si son miembros.',
    owners: 'Propietarios',
    ownersHint:
      'Los propietarios siempre pueden escribir, incluso sin contraseña. También reciben los avisos cuando un mensaje no se puede entregar.',
    ownersSearch: 'Buscar usuarios por nombre o dirección',
    ownersEmpty: 'Sin propietarios.',
    note: 'Nota',
    noteHint: 'Solo la ven los administradores.',
    save: 'Guardar',
  },
  members: {
    post: 'Puede escribir',
    receive: 'Recibe',
    postOf: '{name} puede escribir',
    receiveOf: '{name} recibe los mensajes',
    forAll: 'Se aplica a todas las direcciones que añada ahora. Después puede cambiarlo para cada miembro.',
    all: 'Todos los usuarios de {domain} pertenecen a esta lista',
    allText:
      'Los usuarios nuevos se incorporan automáticamente. Para elegir usted los miembros, cambie el tipo en los ajustes.',
    allKept:
      '{num, plural, one {# miembro elegido se conserva para más adelante, pero no se usa ahora.} other {# miembros elegidos se conservan para más adelante, pero no se usan ahora.}}',
  },
  add: {
    title: 'Añadir lista inteligente',
  },
  page: {
    back: 'Todas las listas inteligentes',
    tabs: 'Partes de la lista inteligente',
    members: 'Miembros',
    settings: 'Ajustes',
    preview: 'Vista previa',
    gone: 'Esta lista inteligente no existe',
    goneHint:
      'Puede que se haya eliminado. Las listas inteligentes eliminadas se conservan 30 días en la papelera.',
  },
  preview: {
    receiving: 'Quién recibe',
    receivers:
      '{num, plural, =0 {Todavía nadie recibe los mensajes enviados a esta lista.} one {# dirección recibe los mensajes enviados a esta lista.} other {{shown} direcciones reciben los mensajes enviados a esta lista.}}',
    posting: 'Quién puede escribir',
    posters:
      '{num, plural, =0 {Todavía no puede escribir ningún miembro ni propietario.} one {Puede escribir # miembro o propietario.} other {Pueden escribir {shown} miembros y propietarios.}}',
    shown:
      '{num, plural, one {La primera dirección que puede ver:} other {Las primeras {shown} direcciones que puede ver:}}',
    disabled: 'Esta lista está desactivada y rechaza todos los mensajes.',
    by: {
      none: 'Cualquiera puede escribir.',
      members:
        'Solo pueden escribir los propietarios y los miembros autorizados. Los demás mensajes se rechazan.',
      password:
        'Puede escribir quien empiece el asunto con la contraseña entre corchetes. Los propietarios pueden escribir sin ella.',
    },
  },
  bulk: {
    enable: '{num, plural, one {Activar # lista inteligente} other {Activar {shown} listas inteligentes}}',
    disable:
      '{num, plural, one {Desactivar # lista inteligente} other {Desactivar {shown} listas inteligentes}}',
    remove: '{num, plural, one {Eliminar # lista inteligente} other {Eliminar {shown} listas inteligentes}}',
  },
  ask: {
    enable:
      '{num, plural, one {¿Activar # lista inteligente?} other {¿Activar {shown} listas inteligentes?}}',
    enableText: 'El correo enviado allí se vuelve a aceptar.',
    disable:
      '{num, plural, one {¿Desactivar # lista inteligente?} other {¿Desactivar {shown} listas inteligentes?}}',
    disableOne: '¿Desactivar {name}?',
    disableText:
      'A partir de ahora, el correo enviado allí se rechaza. Los miembros y los ajustes se conservan y puede deshacerlo cuando quiera.',
    remove:
      '{num, plural, one {¿Eliminar # lista inteligente?} other {¿Eliminar {shown} listas inteligentes?}}',
    removeOne: '¿Eliminar {name}?',
    removeText:
      'El correo enviado allí se rechaza de inmediato. Puede restaurarlo todo desde la papelera, incluidos los miembros, durante {days} días; mientras tanto, los nombres quedan reservados.',
  },
  facts: {
    email: 'Lista inteligente',
    type: 'Tipo',
    protection: 'Protección',
    copy_to_sender: 'Copia al remitente',
    note: 'Nota',
    owners: 'Propietarios',
    active: 'Activa',
    members: 'Miembros',
    can_post: 'Puede escribir',
    can_receive: 'Recibe',
    password_changed: 'Contraseña nueva',
  },
  values: {
    type: {
      members: 'Miembros elegidos',
      all: 'Todos los usuarios del dominio',
    },
    protection: {
      none: 'Ninguna',
      members: 'Solo miembros',
      password: 'Contraseña',
    },
  },
  goTo: {
    words: {
      smartLists:
        'listas de correo, anuncios, boletines, listas moderadas, grupos, miembros, contraseña, propietarios',
      addSmartList: 'nueva lista inteligente, crear lista inteligente, nuevo boletín',
      exportSmartLists: 'descargar listas inteligentes, CSV, hoja de cálculo',
    },
    actions: {
      addSmartList: 'Añadir lista inteligente',
      exportSmartLists: 'Exportar listas inteligentes',
    },
  },
  menu: {
    smartLists: 'Listas inteligentes',
  },
  jobs: {
    enableSmartLists: 'Activación de listas inteligentes',
    disableSmartLists: 'Desactivación de listas inteligentes',
    removeSmartLists: 'Eliminación de listas inteligentes',
    removeSmartListMembers: 'Eliminación de miembros de una lista inteligente',
  },
  deeds: {
    exportSmartLists: 'Listas inteligentes exportadas',
    addSmartList: 'Lista inteligente {name} añadida',
    updateSmartList: 'Lista inteligente {name} cambiada',
    setSmartListMembers: 'Miembros cambiados',
    removeSmartListMembers:
      '{num, plural, =1 {Miembro {name} eliminado} other {{shown} miembros eliminados}}',
    enableSmartLists:
      '{num, plural, =1 {Lista inteligente {name} activada} other {{shown} listas inteligentes activadas}}',
    disableSmartLists:
      '{num, plural, =1 {Lista inteligente {name} desactivada} other {{shown} listas inteligentes desactivadas}}',
    removeSmartLists:
      '{num, plural, =1 {Lista inteligente {name} eliminada} other {{shown} listas inteligentes eliminadas}}',
  },
  operations: {
    exportSmartLists: 'Exportó listas inteligentes',
    addSmartList: 'Añadió una lista inteligente',
    updateSmartList: 'Cambió una lista inteligente',
    setSmartListMembers: 'Cambió los miembros de una lista inteligente',
    removeSmartListMembers: 'Eliminó miembros de una lista inteligente',
    enableSmartLists: 'Activó una lista inteligente',
    disableSmartLists: 'Desactivó una lista inteligente',
    removeSmartLists: 'Eliminó una lista inteligente',
  },
} satisfies SameKeys<typeof english>;
