import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Últimos accesos',
  titleOf: 'Últimos accesos de {name}',
  purpose: 'Quién ha accedido a qué buzón, desde dónde, y a quién se le ha rechazado.',
  all: 'Mostrar todos los usuarios',
  search: 'Buscar por usuario o etiqueta',
  empty: 'Aún no hay accesos registrados',
  emptyOf: 'Aún no hay accesos registrados de este usuario',
  emptyHint:
    'Los accesos por IMAP, POP3, SMTP y ManageSieve aparecen aquí en segundos. Se conservan 90 días, salvo que su proveedor haya fijado otro plazo.',
  column: {
    at: 'Fecha y hora',
    user: 'Usuario',
    service: 'Servicio',
    outcome: 'Resultado',
    reason: 'Motivo',
    password: 'Contraseña usada',
    ip: 'Dirección IP',
    country: 'País',
    attempts: 'Intentos',
  },
  filter: {
    domain: 'Dominio',
    label: 'Etiqueta de la contraseña',
    ip: 'IP o red',
  },
  service: {
    imap: 'IMAP',
    pop3: 'POP3',
    smtp: 'SMTP',
    sieve: 'ManageSieve',
  },
  outcome: {
    accepted: 'Aceptado',
    refused: 'Rechazado',
    blocked: 'Bloqueado',
  },
  reason: {
    account: 'Cuenta suspendida',
    domain: 'Dominio fuera de servicio',
    user: 'Usuario desactivado',
    login: 'Usuario sin contraseña',
    service: 'Servicio desactivado',
    hours: 'Fuera del horario de acceso',
    address: 'Dirección IP no permitida',
    twofa: 'Requiere contraseña de aplicación',
    guessing: 'Demasiadas contraseñas incorrectas',
    password: 'Contraseña incorrecta',
    unavailable: 'El sistema de correo no respondió',
  },
  password: {
    main: 'Contraseña principal',
    app: 'Contraseña de aplicación',
    onetime: 'Contraseña de un solo uso',
    labelled: 'Contraseña de aplicación «{label}»',
  },
  explain: {
    title: '¿Por qué no puede iniciar sesión?',
    service: 'Servicio',
    free: 'Nada impide que {name} inicie sesión por {service}',
    freeHint: 'Si aun así falla, compruebe la contraseña y los ajustes de la aplicación de correo.',
    stuck: '{name} no puede iniciar sesión por {service} en este momento',
    stuckHint:
      'Corrija lo que está marcado abajo y vuelva a intentarlo. Los cambios se aplican de inmediato.',
    checks: 'Qué se ha comprobado',
    attempts: 'Últimos intentos',
    noAttempts: 'Aún no hay accesos registrados.',
    allAttempts: 'Todos los accesos',
  },
  check: {
    engine: {
      ok: 'El sistema de correo está en marcha.',
      problem: 'El sistema de correo no está en marcha. Contacte con su proveedor.',
    },
    account: {
      ok: 'La cuenta está activa.',
      problem: 'La cuenta está suspendida. Contacte con su proveedor.',
    },
    domain: {
      ok: 'El dominio está verificado y activado.',
      unverified: 'El dominio aún no está verificado.',
      disabled: 'El dominio está desactivado.',
      parked: 'El dominio está aparcado: no envía ni recibe correo.',
    },
    user: {
      ok: 'El usuario está activado.',
      problem: 'El usuario está desactivado.',
    },
    login: {
      ok: 'El usuario tiene contraseña.',
      problem: 'El usuario no tiene contraseña, así que nadie puede iniciar sesión como él.',
    },
    service: {
      ok: '{service} está activado.',
      problem: '{service} está desactivado para este usuario.',
      none: 'Los usuarios de este tipo no pueden usar {service}.',
    },
    hours: {
      ok: 'El horario de acceso permite iniciar sesión ahora.',
      problem: 'El horario de acceso no permite iniciar sesión ahora.',
    },
    address: {
      ok: 'En las últimas 24 horas no se ha rechazado ningún acceso por su dirección IP.',
      note: 'No se permiten accesos desde estas direcciones IP: {ips}.',
      hidden: 'En las últimas 24 horas se han rechazado accesos por su dirección IP.',
    },
    twofa: {
      ok: 'La autenticación de dos factores está desactivada, así que la contraseña principal funciona.',
      note: 'La autenticación de dos factores está activada. Las aplicaciones de correo necesitan una contraseña de aplicación; este usuario tiene {num, plural, one {#} other {#}} para {service}.',
      problem:
        'La autenticación de dos factores está activada y no hay ninguna contraseña de aplicación para {service}.',
    },
    guessing: {
      ok: 'Los accesos no están bloqueados por contraseñas incorrectas.',
      problem: 'Los accesos están bloqueados por demasiadas contraseñas incorrectas.',
      address: 'Desde {ip}, hasta el {time}',
      user: 'Desde {ip} y otros lugares nuevos, hasta el {time}',
      pace: 'Desde {ip}, más despacio hasta el {time}',
      everywhere: 'Desde lugares nuevos, hasta el {time}',
    },
    password: {
      ok: 'Ninguna contraseña incorrecta en los últimos 7 días desde el último acceso.',
      note: '{num, plural, one {# contraseña incorrecta} other {# contraseñas incorrectas}} en los últimos 7 días desde el último acceso.',
      hidden: 'En los últimos 7 días se han probado contraseñas incorrectas.',
      changed: 'La contraseña se cambió el {day}.',
    },
  },
  fix: {
    domain: 'Activar dominio',
    openDomain: 'Abrir dominio',
    user: 'Activar usuario',
    login: 'Establecer contraseña',
    service: 'Activar {service}',
    hours: 'Cambiar horario de acceso',
    address: 'Cambiar IP permitidas',
    twofa: 'Añadir contraseña de aplicación',
    guessing: 'Desbloquear',
    checkIp: 'Comprobar una IP',
    password: 'Cambiar contraseña',
  },
  goTo: {
    words: {
      lastLogins: 'accesos, inicios de sesión, fallidos, país, lugar, dirección IP, quién ha entrado',
      exportLastLogins: 'descargar accesos, CSV, hoja de cálculo',
    },
    actions: {
      exportLastLogins: 'Exportar últimos accesos',
    },
  },
  menu: {
    lastLogins: 'Últimos accesos',
  },
  deeds: {
    exportLastLogins: 'Últimos accesos exportados',
  },
  operations: {
    exportLastLogins: 'Exportó los últimos accesos',
  },
} satisfies SameKeys<typeof english>;
