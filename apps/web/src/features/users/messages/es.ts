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

const right = {
  read: 'Leer',
  edit: 'Leer y editar',
  full: 'Acceso completo',
};

const send = {
  none: 'Sin envío',
  as: 'Enviar como',
  behalf: 'Enviar en nombre de',
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
    forwards: 'Reenvíos',
    sharing: 'Enviar como y delegados',
    passwords: 'Contraseñas de aplicación',
    save: 'Guardar',
    readOnly: 'Puede ver este usuario, pero no cambiarlo.',
    gone: 'Este usuario no existe',
    goneHint: 'Puede que se haya eliminado. Los usuarios eliminados se conservan 30 días en la papelera.',
  },
  sharing: {
    search: 'Buscar usuarios por nombre o dirección',
    hidden:
      '{num, plural, one {Hay una entrada más en un dominio que usted no puede ver. Se conserva al guardar.} other {Hay # entradas más en dominios que usted no puede ver. Se conservan al guardar.}}',
    forwards: {
      purpose: 'El correo de este usuario se reenvía a estas direcciones.',
      to: 'Reenviar a',
      search: 'Busque un usuario o escriba una dirección',
      empty: 'Sin reenvíos. Todo el correo se queda en este buzón.',
      keepCopy: 'Conservar una copia en este buzón',
      passOn: 'Entregar también a su propio servidor de correo',
      keepCopyHint: 'Si está desactivado, el correo llega solo a las direcciones de arriba.',
      leaves: 'Parte del correo sale de su cuenta',
      leavesText:
        'Las direcciones externas dependen de otros proveedores. Sus filtros y reglas de acceso no se aplican al correo que se reenvía allí.',
      nobody:
        'Ninguna de estas direcciones puede recibir correo en este momento, así que el correo nuevo se queda en este buzón.',
      audit: 'Los buzones de auditoría no reenvían correo',
      auditHint: 'Las copias que reciben por motivos de cumplimiento se quedan en ellos.',
    },
    sendAs: {
      title: 'Enviar como',
      purpose: 'Direcciones que este usuario puede usar como remitente, además de la suya.',
      add: 'Añadir una dirección',
      empty: 'Este usuario solo puede enviar con su propia dirección.',
      type: 'Los usuarios de auditoría y los conectores no envían correo desde aquí, así que no hay nada que configurar.',
      noLogin: 'Nadie inicia sesión en este buzón. Sus delegados pueden enviar como él.',
    },
    delegates: {
      title: 'Delegados',
      purpose: 'Usuarios que pueden abrir este buzón.',
      add: 'Añadir un delegado',
      rightsHint:
        '«Leer y editar» incluye mover, marcar y eliminar mensajes; «Acceso completo» incluye además crear y eliminar carpetas. Con «Enviar como», los destinatarios ven solo este buzón; con «Enviar en nombre de», ven también quién envió el mensaje.',
      empty: 'Aún no hay delegados.',
      rightOf: 'Acceso de {name}',
      sendOf: 'Envío de {name}',
      nobody: 'Todavía nadie puede abrir este buzón',
      nobodyText: 'No tiene contraseña propia. Añada como delegados a los usuarios que deban abrirlo.',
      audit: 'Los buzones de auditoría no pueden tener delegados. Se abren con su propia contraseña.',
      connector:
        'El correo de este usuario está en otro servidor, así que aquí no hay ningún buzón que abrir.',
    },
    mailboxes: {
      title: 'Buzones que este usuario puede abrir',
      purpose: 'El usuario es delegado de estos buzones. Puede cambiarlo en la página de cada uno.',
    },
    right,
    send,
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
    quota: 'Cambiar la cuota',
    type: 'Cambiar el tipo',
    remove: '{num, plural, one {Eliminar # usuario} other {Eliminar {shown} usuarios}}',
  },
  ask: {
    quota: '{num, plural, one {Cambiar la cuota de # usuario} other {Cambiar la cuota de {shown} usuarios}}',
    quotaText:
      'Cada uno recibe esta cuota. Si no alcanza para todos, el resultado indica quién conservó la anterior.',
    type: '{num, plural, one {Cambiar el tipo de cuenta de # usuario} other {Cambiar el tipo de cuenta de {shown} usuarios}}',
    typeText:
      'El correo, las direcciones y las contraseñas se conservan. Cada usuario ocupa una plaza del tipo nuevo y libera la anterior.',
    typeConflict: 'Sus otros ajustes no permiten este tipo. Cámbielo en la página del usuario.',
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
    destinations: 'Reenvíos',
    keep_copy: 'Se conserva una copia',
    addresses: 'Puede enviar como',
    delegates: 'Delegados',
    label: 'Etiqueta',
    services: 'Servicios',
    expires_on: 'Válida hasta',
    reason: 'Motivo',
  },
  values: {
    account_type: type,
    mailbox_type: mailbox,
    oex_type: oex,
    delegates: { ...right, ...send },
    services: service,
  },
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
    setForwards: 'Cambió los reenvíos de un usuario',
    setSendAs: 'Cambió las direcciones de envío de un usuario',
    setDelegates: 'Cambió los delegados de un buzón',
    addAppPassword: 'Contraseña de aplicación añadida',
    removeAppPassword: 'Contraseña de aplicación eliminada',
    getOneTimePassword: 'Contraseña de un solo uso creada',
  },
} satisfies SameKeys<typeof english>;
