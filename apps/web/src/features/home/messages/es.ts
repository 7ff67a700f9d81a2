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
  engine: {
    start: 'Avise a su proveedor. El comando para iniciarlo en el servidor:',
    setUp: 'Avise a su proveedor. El comando para instalarlo en el servidor:',
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
    unit: 'GB',
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
