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

const service = {
  imap: 'IMAP',
  pop3: 'POP3',
  smtp: 'SMTP',
};

export const messages = {
  title: 'Usuarios',
  purpose: 'Los buzones y conectores de sus dominios.',
  search: 'Buscar por nombre o dirección',
  empty: 'Todavía no hay usuarios',
  emptyHint: 'Un usuario es un buzón con una dirección en uno de sus dominios verificados. Añada el primero.',
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
  service,
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
    passwords: 'Contraseñas de aplicación',
    save: 'Guardar',
    readOnly: 'Puede ver este usuario, pero no cambiarlo.',
    gone: 'Este usuario no existe',
    goneHint: 'Puede que se haya eliminado. Los usuarios eliminados se conservan 30 días en la papelera.',
  },
  rename: {
    title: 'Renombrar usuario',
    text: 'El usuario recibe otra dirección. El correo, los ajustes y los permisos se conservan. A partir de entonces se rechaza el correo dirigido a la dirección anterior.',
  },
  passwords: {
    purpose:
      'Una contraseña para cada aplicación de correo o dispositivo. Si se pierde un teléfono, elimine su contraseña; todo lo demás sigue funcionando.',
    add: 'Añadir contraseña de aplicación',
    empty: 'Todavía no hay contraseñas de aplicación',
    emptyHint:
      'Con una contraseña de aplicación, una aplicación de correo o un dispositivo puede iniciar sesión sin la contraseña principal.',
    twofaMissing: 'Las aplicaciones de correo todavía no pueden iniciar sesión',
    twofaMissingHint:
      'La autenticación de dos factores está activada, por lo que IMAP, POP3 y SMTP rechazan la contraseña principal. Añada una contraseña de aplicación para cada aplicación de correo.',
    noLogin: 'Nadie inicia sesión con este usuario',
    noLoginMailbox:
      'Los buzones compartidos, las salas y el equipamiento no tienen contraseña. Otros usuarios los abren como delegados, con su propio acceso.',
    noLoginConnector:
      'Este conector no tiene contraseña aquí. Ponga una en «Cuenta» antes de añadir contraseñas de aplicación.',
    label: 'Etiqueta',
    labelHint: 'Por ejemplo, «Teléfono de Anna».',
    services: 'Servicios',
    serviceOff: '{service} (desactivado para este usuario)',
    expires: 'Válida hasta',
    expiresHint: 'El último día en que funciona. Déjelo vacío si no debe caducar.',
    noExpiry: 'Sin caducidad',
    expired: 'Caducó el {day}',
    lastuse: 'Último uso',
    created: 'Añadida',
    full: 'Un usuario puede tener hasta {num} contraseñas de aplicación. Elimine antes una.',
    madeTitle: 'La contraseña de aplicación está lista',
    once: 'Cópiela ahora. Solo se muestra una vez.',
    use: 'Escríbala en la aplicación de correo en lugar de la contraseña principal, con los guiones.',
    username: 'Nombre de usuario',
    password: 'Contraseña',
    done: 'Listo',
    remove: 'Eliminar',
    removeOf: 'Eliminar {label}',
    ask: '¿Eliminar {label}?',
    askText:
      'Las aplicaciones de correo que usan esta contraseña ya no podrán iniciar sesión. No se puede deshacer, pero puede añadir una nueva.',
  },
  oneTime: {
    button: 'Contraseña de un solo uso',
    title: 'Contraseña de un solo uso para {name}',
    text: 'Con esta contraseña puede iniciar sesión una vez como este usuario, en los próximos 5 minutos.',
    reason: 'Motivo',
    reasonHint:
      'Por ejemplo, un número de ticket. Queda registrado con su nombre en el historial de la cuenta.',
    submit: 'Crear contraseña',
    once: 'Cópiela ahora. Solo se muestra una vez y solo funciona una vez.',
    left: 'Válida durante {time} más',
    over: 'Esta contraseña ha caducado',
    again: 'Crear otra',
    webmail: 'Abrir el webmail',
  },
  audit: {
    inUse:
      'Este buzón recibe las copias de dominios auditados. Elija antes otro buzón para ellos en «Cumplimiento».',
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
    label: 'Etiqueta',
    services: 'Servicios',
    expires_on: 'Válida hasta',
    reason: 'Motivo',
  },
  values: { account_type: type, mailbox_type: mailbox, oex_type: oex, services: service },
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
    addAppPassword: 'Contraseña de aplicación añadida',
    removeAppPassword: 'Contraseña de aplicación eliminada',
    getOneTimePassword: 'Contraseña de un solo uso creada',
  },
} satisfies SameKeys<typeof english>;
