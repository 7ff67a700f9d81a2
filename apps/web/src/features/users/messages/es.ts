import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

const type = {
  basic: 'Básica',
  enhanced: 'Avanzada',
  exchange: 'Conector Exchange',
  external: 'Conector externo',
  audit: 'Auditoría',
};

const mailbox = {
  normal: 'Normal',
  shared: 'Compartido',
  room: 'Sala',
  equipment: 'Equipamiento',
};

const oex = {
  relay: 'Solo reenviar el correo',
  relay_and_copy: 'Reenviar el correo y guardar una copia aquí',
};

export const messages = {
  title: 'Usuarios',
  purpose: 'Los buzones y conectores de sus dominios.',
  search: 'Buscar por nombre o dirección',
  empty: 'Todavía no hay usuarios',
  emptyHint: 'Un usuario es un buzón con una dirección en uno de sus dominios verificados. Añada el primero.',
  import: 'Importar',
  undo: 'Deshacer',
  never: 'Nunca',
  gigabytes: '{num} GB',
  quotaUsed: '{used} de {num} GB',
  column: {
    email: 'Dirección',
    name: 'Nombre',
    type: 'Tipo de cuenta',
    active: 'Estado',
    quota: 'Cuota',
    lastlogin: 'Último acceso',
    twofa: 'Dos factores',
    domain: 'Dominio',
    created: 'Añadido',
  },
  filter: {
    overQuota: 'Cuota superada',
    neverLoggedIn: 'Nunca ha iniciado sesión',
  },
  state: {
    active: 'Activo',
    disabled: 'Desactivado',
  },
  twofa: {
    on: 'Activada',
    off: 'Desactivada',
  },
  type,
  typeHint: {
    basic: 'Un buzón para el correo.',
    enhanced:
      'Correo, calendarios y carpetas públicas; también para buzones compartidos, salas y equipamiento.',
    exchange: 'El correo se reenvía al servidor Exchange del dominio.',
    external: 'El correo se reenvía a otro servidor.',
    audit:
      'Recibe copias del correo para el cumplimiento. No puede enviar correo y no cuenta para el máximo de usuarios.',
  },
  mailbox,
  oex,
  service: {
    imap: 'IMAP',
    pop3: 'POP3',
    smtp: 'SMTP',
  },
  serviceHint: {
    imap: 'Leer el correo con aplicaciones de correo y teléfonos.',
    pop3: 'Descargar el correo con aplicaciones de correo antiguas.',
    smtp: 'Enviar correo con aplicaciones de correo y teléfonos.',
  },
  hours: {
    title: 'Horario de acceso',
    hint: 'Cuándo puede iniciar sesión el usuario, en la zona horaria del dominio.',
    of: 'Acceso el {day}',
    all: 'Todo el día',
    closed: 'Sin acceso',
    hours: 'Franja horaria',
    start: 'Hora de inicio el {day}',
    end: 'Hora de fin el {day}',
    alwaysClosed:
      'Sin acceso ningún día, el usuario nunca puede iniciar sesión. Para detener también todo el correo, desactive el usuario.',
  },
  form: {
    username: 'Nombre de usuario',
    usernameHint: 'La parte de la dirección que va antes de la @.',
    domain: 'Dominio',
    domainHint: 'Solo los dominios verificados pueden tener usuarios.',
    chooseDomain: 'Elija un dominio',
    name: 'Nombre',
    type: 'Tipo de cuenta',
    mailboxType: 'Tipo de buzón',
    mailboxTypeHint:
      'Los buzones compartidos, las salas y el equipamiento no tienen contraseña. Otros usuarios los abren como delegados.',
    oexType: 'Tipo de cuenta Exchange',
    relayHost: 'Servidor de correo',
    relayHostHint: 'El nombre de host del servidor que recibe el correo.',
    quota: 'Cuota en GB',
    quotaLeft: 'La cuota disponible es de {num} GB.',
    twofa: 'Autenticación de dos factores',
    twofaHint:
      'Las aplicaciones de correo necesitan una contraseña de aplicación; IMAP, POP3 y SMTP rechazan la contraseña principal.',
    password: 'Contraseña',
    newPassword: 'Contraseña nueva',
    setPassword: 'Poner una contraseña nueva',
    language: 'Idioma',
    timezone: 'Zona horaria',
    dateformat: 'Formato de fecha',
    inherited: 'Valor de la cuenta',
  },
  add: {
    title: 'Añadir usuario',
  },
  page: {
    back: 'Todos los usuarios',
    tabs: 'Secciones de este usuario',
    account: 'Cuenta',
    services: 'Servicios y horario de acceso',
    save: 'Guardar',
    readOnly: 'Puede ver este usuario, pero no cambiarlo.',
    gone: 'Este usuario no existe',
    goneHint: 'Puede que se haya eliminado. Los usuarios eliminados se conservan 30 días en la papelera.',
  },
  rename: {
    title: 'Renombrar usuario',
    text: 'El usuario recibe otra dirección. El correo, los ajustes y los permisos se conservan. A partir de entonces se rechaza el correo dirigido a la dirección anterior.',
  },
  row: {
    rename: 'Renombrar',
    enable: 'Activar',
    disable: 'Desactivar',
    remove: 'Eliminar',
  },
  bulk: {
    enable: '{num, plural, one {Activar # usuario} other {Activar {shown} usuarios}}',
    disable: '{num, plural, one {Desactivar # usuario} other {Desactivar {shown} usuarios}}',
    remove: '{num, plural, one {Eliminar # usuario} other {Eliminar {shown} usuarios}}',
  },
  ask: {
    disableOne: '¿Desactivar a {name}?',
    removeOne: '¿Eliminar a {name}?',
    enable: '{num, plural, one {¿Activar # usuario?} other {¿Activar {shown} usuarios?}}',
    disable: '{num, plural, one {¿Desactivar # usuario?} other {¿Desactivar {shown} usuarios?}}',
    remove: '{num, plural, one {¿Eliminar # usuario?} other {¿Eliminar {shown} usuarios?}}',
    enableText: 'Se podrá volver a iniciar sesión y recibir correo.',
    disableText:
      'Ya no se podrá iniciar sesión y se rechazará el correo entrante. No se borra nada; puede volver a activar cuando quiera.',
    removeText:
      'También se eliminan todo el correo y los ajustes. Durante {days} días puede restaurarlo todo desde la papelera; después se borra para siempre.',
  },
  facts: {
    email: 'Dirección',
    active: 'Activo',
    signin_changed: 'Contraseña nueva',
    name: 'Nombre',
    quota: 'Cuota',
    language: 'Idioma',
    timezone: 'Zona horaria',
    dateformat: 'Formato de fecha',
    twofa_allowed: 'Autenticación de dos factores',
    account_type: 'Tipo de cuenta',
    mailbox_type: 'Tipo de buzón',
    oex_type: 'Tipo de cuenta Exchange',
    relay_host: 'Servidor de correo',
    imap: 'IMAP',
    pop3: 'POP3',
    smtp: 'SMTP',
    access_hours: 'Horario de acceso',
  },
  values: { account_type: type, mailbox_type: mailbox, oex_type: oex },
  goTo: {
    words: {
      users:
        'buzones, cuentas, personas, direcciones, cuota, contraseña, sala, equipamiento, buzón compartido',
      addUser: 'nuevo usuario, crear usuario, nuevo buzón',
      exportUsers: 'descargar usuarios, CSV, hoja de cálculo',
    },
    actions: {
      addUser: 'Añadir usuario',
      exportUsers: 'Exportar usuarios',
    },
  },
  menu: {
    users: 'Usuarios',
  },
  jobs: {
    updateUsers: 'Modificación de usuarios',
    enableUsers: 'Activación de usuarios',
    disableUsers: 'Desactivación de usuarios',
    removeUsers: 'Eliminación de usuarios',
  },
  operations: {
    exportUsers: 'Exportó usuarios',
    addUser: 'Añadió un usuario',
    updateUser: 'Cambió un usuario',
    renameUser: 'Renombró un usuario',
    updateUsers: 'Cambió un usuario',
    enableUsers: 'Activó un usuario',
    disableUsers: 'Desactivó un usuario',
    removeUsers: 'Eliminó un usuario',
  },
} satisfies SameKeys<typeof english>;
