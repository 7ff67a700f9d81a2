import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  goTo: {
    words: {
      home: 'inicio, panel, resumen, licencias, cuota, uso',
    },
  },
  menu: {
    home: 'Inicio',
  },
  title: 'Inicio',
  purpose: 'Su cuenta de un vistazo.',
  account: {
    title: 'Cuenta de administrador',
    adminname: 'Sesión iniciada como',
    account: 'Cuenta',
    role: 'Función',
    roleAdmin: 'Administrador principal',
    roleSubadmin: 'Subadministrador',
    domains: 'Dominios',
    limitedTo:
      '{num, plural, =0 {Ningún dominio asignado} one {Limitado a # dominio} other {Limitado a # dominios}}',
    remoteip: 'IP remota',
    lastlogin: 'Último acceso',
    noLogin: 'Este es su primer acceso',
  },
  twofa: {
    title: 'Proteja su cuenta con la autenticación de dos factores',
    text: 'Mantiene su cuenta segura aunque alguien averigüe su contraseña. Configurarla lleva dos minutos.',
    action: 'Configurar ahora',
  },
  warning: {
    level1: 'Advertencia de seguridad',
    level2: 'Advertencia de seguridad grave',
    password_expires:
      '{days, plural, =0 {Su contraseña caduca en menos de 24 horas.} one {Su contraseña caduca dentro de # día.} other {Su contraseña caduca dentro de # días.}}',
    mailTitle: 'El correo está en riesgo',
    mail_stopped: 'Faltan o son incorrectos registros DNS que el correo necesita:',
    more: '{num, plural, one {y # dominio más} other {y # dominios más}}',
    recovery_codes_low:
      '{num, plural, =0 {No le quedan códigos de recuperación. Si pierde la aplicación de autenticación, no podrá iniciar sesión. Cree códigos nuevos ahora.} one {Le queda # código de recuperación. Cree códigos nuevos antes de que se agoten.} other {Le quedan # códigos de recuperación. Cree códigos nuevos antes de que se agoten.}}',
    recoveryAction: 'Códigos de recuperación',
  },
  limit: {
    nearly: 'Casi agotado',
    full: 'Límite alcanzado',
    of: '{name}: {current} de {max}',
    hint: 'Para ampliar un límite, póngase en contacto con su proveedor.',
  },
  attention: {
    title: 'Requiere atención',
    none: 'Nada requiere su atención.',
    all: 'Mostrar todo',
    incidents:
      '{num, plural, one {{count} usuario ha iniciado sesión desde demasiados países} other {{count} usuarios han iniciado sesión desde demasiados países}}',
    incidentsText: 'Puede que alguien conozca su contraseña. Abra un usuario para ver los países:',
    failing:
      '{num, plural, one {{count} dominio no supera la comprobación} other {{count} dominios no superan la comprobación}}',
    unverified:
      '{num, plural, one {{count} dominio no está verificado} other {{count} dominios no están verificados}}',
    full: '{num, plural, one {{count} buzón está lleno} other {{count} buzones están llenos}}',
    fullText:
      'El correo nuevo se rechaza hasta que haya espacio. Aumente la cuota o pida a los usuarios que borren correo:',
    plan: '{num, plural, one {Se añadió {count} fila que esperaba su dominio} other {Se añadieron {count} filas que esperaban su dominio}}',
    planNotAdded:
      '{num, plural, one {{count} fila que esperaba su dominio no se añadió} other {{count} filas que esperaban su dominio no se añadieron}}',
    planProblem: {
      forbidden: 'Ya no tiene permiso para añadirlas.',
      failed: 'No se pudieron comprobar. Planifíquelas de nuevo.',
    },
    planLeft:
      '{num, plural, one {{count} fila no se pudo añadir.} other {{count} filas no se pudieron añadir.}}',
    openPlan: 'Mostrar resultado',
  },
  checklist: {
    title: 'Configurar su cuenta',
    progress: '{done} de {num} hechos',
    done: 'Hecho',
    open: 'Pendiente',
    hide: 'Ocultar la lista',
    show: 'Mostrar la lista de configuración',
    after: {
      domain: 'Cuando se haya añadido un dominio',
      verified: 'Cuando haya un dominio verificado',
      user: 'Cuando haya un usuario',
    },
    step: {
      domain: 'Añadir su dominio',
      records: 'Publicar sus registros DNS',
      verified: 'Verificar que el dominio es suyo',
      users: 'Añadir los primeros usuarios',
      two_factor: 'Activar la autenticación de dos factores',
      mail_programs: 'Configurar los programas de correo',
    },
    hint: {
      domain: 'La parte de sus direcciones que va después de la @, por ejemplo example.com.',
      records:
        'Hacen que el correo de {domain} llegue aquí. Añádalos donde está registrado el dominio o páselos a la persona que administra su DNS.',
      verified: 'Un registro TXT en el DNS de {domain} lo demuestra. Lo comprobamos continuamente.',
      users:
        'Cada usuario recibe un buzón y una dirección de su dominio. Añádalos de uno en uno o importe un archivo.',
      two_factor:
        'Su cuenta sigue protegida aunque alguien conozca su contraseña. La configuración lleva dos minutos.',
      mail_programs:
        'Introduzca estos datos en un teléfono o programa de correo. El paso queda hecho con el primer acceso de un usuario.',
    },
    action: {
      domain: 'Añadir dominio',
      records: 'Mostrar registros DNS',
      handover: 'Traspasar',
      verified: 'Verificar',
      users: 'Añadir usuario',
      import: 'Importar',
      two_factor: 'Configurar',
      mail_programs: 'Abrir {user}',
    },
  },
  operations: {
    setChecklist: 'Mostró la lista de configuración',
  },
  variants: {
    setChecklist: { hidden: 'Ocultó la lista de configuración' },
  },
  facts: {
    hidden: 'Oculta',
  },
  engine: {
    start: 'Su proveedor tiene que iniciarlo. Avísele si no lo sabe.',
    setUp: 'Su proveedor tiene que instalarlo.',
    logins: 'Accesos a buzones en las últimas 24 horas',
    counts: 'Aceptados: {accepted}; rechazados: {refused}',
  },
  counters: {
    title: 'Estadísticas',
    basic: 'Cuentas básicas',
    enhanced: 'Cuentas avanzadas',
    domains: 'Dominios',
    exchange: 'Cuentas con conector Exchange',
    external: 'Cuentas con conector externo',
    chat: 'Usuarios del chat',
    quota: 'Cuota',
    remaining: 'Cuota por asignar',
  },
  shortcuts: {
    title: 'Accesos directos',
  },
  history: {
    title: 'Cambios recientes',
    all: 'Ver todos',
    empty: 'Aún no hay cambios',
    emptyHint: 'Aquí aparece lo que los administradores cambian en esta cuenta.',
    by: 'por {name}',
    refused: 'Rechazado',
  },
} satisfies SameKeys<typeof english>;
