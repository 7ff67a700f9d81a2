import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

const role = {
  owner: 'Propietario',
  admin: 'Administrador',
  moderator: 'Moderador',
  member: 'Miembro',
  guest: 'Invitado',
};

export const messages = {
  title: 'Chat',
  purpose: 'Las personas de su organización de Zulip y sus roles.',
  search: 'Buscar por nombre o dirección',
  empty: 'Aún no hay usuarios del chat',
  emptyHint: 'Un usuario del chat es una persona con cuenta en su organización de Zulip. Añada el primero.',
  undo: 'Deshacer',
  notConnected: {
    title: 'El chat aún no está conectado',
    hint: 'Su proveedor aún no ha conectado una organización de Zulip a su cuenta. Póngase en contacto con él para empezar a usar el chat.',
  },
  column: {
    email: 'Dirección',
    name: 'Nombre',
    role: 'Rol',
    state: 'Estado',
    error: 'Último error',
    created: 'Añadido',
  },
  filter: {
    failed: 'Con error',
  },
  state: {
    active: 'Activo',
    disabled: 'Desactivado',
    adding: 'Sin confirmar',
  },
  role,
  roleHint: {
    owner: 'Gestiona todo, incluidos otros propietarios y la facturación.',
    admin: 'Gestiona la organización, sus canales y sus usuarios.',
    moderator: 'Ayuda a mantener en orden los canales y los temas.',
    member: 'Puede participar en todos los canales públicos.',
    guest: 'Solo ve los canales a los que se le invita.',
  },
  roleLimit: {
    give: 'Solo los administradores de este panel con el nivel «Modificar» para usuarios y acceso a todos los dominios pueden asignar los demás roles.',
    change:
      'Solo los administradores de este panel con el nivel «Modificar» para usuarios y acceso a todos los dominios pueden modificar a propietarios, administradores y moderadores.',
  },
  status: {
    seats: 'Usuarios del chat',
    read: 'Sincronizado con Zulip',
    refresh: 'Actualizar',
    refreshing: 'Leyendo los usuarios de Zulip…',
    refreshed: 'La lista está al día',
    late: 'Zulip está tardando. La lista se actualizará cuando responda.',
    down: 'Zulip no responde',
    downHint:
      'Desde el {time}. Puede que la lista no esté al día, y los cambios pueden fallar hasta que Zulip vuelva a responder.',
    refused: 'Zulip rechaza la conexión',
    refusedHint:
      'Desde el {time}. Puede que la lista no esté al día. Pida a su proveedor que compruebe la conexión.',
  },
  problem: {
    chat_status_failed: 'Error al actualizar el estado',
    chat_refused: 'Zulip ha rechazado el cambio',
    upstream_failed: 'Zulip no ha respondido como se esperaba',
    adding: 'Zulip aún no ha confirmado esta cuenta',
    addingHint:
      'Se comprueba automáticamente en unos minutos. Si Zulip no tiene la cuenta, desaparecerá de la lista.',
    hint: 'La lista se comparará con Zulip en unos minutos. Después, inténtelo de nuevo.',
    says: 'Zulip dice: «{reason}»',
  },
  form: {
    save: 'Guardar',
  },
  add: {
    title: 'Añadir usuario del chat',
    email: 'Dirección',
    emailHint: 'Elija un usuario o escriba cualquier dirección de uno de sus dominios.',
    notOwn: 'Esta dirección no está en ninguno de sus dominios.',
    unknown:
      'Zulip no ha respondido como se esperaba. El usuario del chat aparece como sin confirmar hasta que se sepa si Zulip lo ha añadido.',
    password:
      'Esta es la primera contraseña. Solo se muestra una vez, así que comuníquela ahora. Se puede cambiar en Zulip.',
    existed: 'Esta dirección ya tenía una cuenta en Zulip. Vuelve a funcionar con su contraseña anterior.',
    copy: 'Copiar la contraseña',
  },
  row: {
    enable: 'Activar',
    disable: 'Desactivar',
    remove: 'Eliminar',
  },
  bulk: {
    enable: '{num, plural, one {Activar # usuario del chat} other {Activar {shown} usuarios del chat}}',
    disable:
      '{num, plural, one {Desactivar # usuario del chat} other {Desactivar {shown} usuarios del chat}}',
    remove: '{num, plural, one {Eliminar # usuario del chat} other {Eliminar {shown} usuarios del chat}}',
  },
  ask: {
    disableOne: '¿Desactivar a {name}?',
    removeOne: '¿Eliminar a {name}?',
    enable: '{num, plural, one {¿Activar # usuario del chat?} other {¿Activar {shown} usuarios del chat?}}',
    disable:
      '{num, plural, one {¿Desactivar # usuario del chat?} other {¿Desactivar {shown} usuarios del chat?}}',
    remove: '{num, plural, one {¿Eliminar # usuario del chat?} other {¿Eliminar {shown} usuarios del chat?}}',
    enableText: 'Podrán volver a iniciar sesión en el chat.',
    disableText:
      'Se cierra su sesión en el chat y ya no pueden iniciarla. Conservan sus plazas y mensajes; puede activarlos de nuevo en cualquier momento.',
    removeText:
      'Se desactivan en Zulip y desaparecen de esta lista. Sus plazas quedan libres y sus mensajes permanecen en Zulip. Si vuelve a añadir la misma dirección, la cuenta vuelve a estar disponible.',
  },
  facts: {
    email: 'Dirección',
    name: 'Nombre',
    role: 'Rol',
    active: 'Activo',
    changed_there: 'Cambiado en Zulip',
  },
  values: { role },
  goTo: {
    words: {
      chat: 'Zulip, mensajes, mensajería instantánea, usuarios del chat',
      addChatUser: 'nuevo usuario del chat, invitar al chat, Zulip',
    },
    actions: {
      addChatUser: 'Añadir usuario del chat',
    },
  },
  menu: {
    chat: 'Chat',
  },
  jobs: {
    enableChatUsers: 'Activación de usuarios del chat',
    disableChatUsers: 'Desactivación de usuarios del chat',
    removeChatUsers: 'Eliminación de usuarios del chat',
  },
  variants: {
    refreshChatUsers: {
      changed_there: 'Detectó un rol cambiado en Zulip',
    },
  },
  deeds: {
    refreshChatUsers: 'Los usuarios del chat se están actualizando',
    addChatUser: 'Usuario del chat {name} añadido',
    updateChatUser: 'Usuario del chat {name} cambiado',
    enableChatUsers:
      '{num, plural, =1 {Usuario del chat {name} activado} other {{shown} usuarios del chat activados}}',
    disableChatUsers:
      '{num, plural, =1 {Usuario del chat {name} desactivado} other {{shown} usuarios del chat desactivados}}',
    removeChatUsers:
      '{num, plural, =1 {Usuario del chat {name} eliminado} other {{shown} usuarios del chat eliminados}}',
  },
  operations: {
    refreshChatUsers: 'Actualizó los usuarios del chat',
    addChatUser: 'Añadió un usuario del chat',
    updateChatUser: 'Cambió un usuario del chat',
    enableChatUsers: 'Activó un usuario del chat',
    disableChatUsers: 'Desactivó un usuario del chat',
    removeChatUsers: 'Eliminó un usuario del chat',
  },
} satisfies SameKeys<typeof english>;
