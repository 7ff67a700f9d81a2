import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

const alertNames = {
  login: 'Accesos desde una dirección nueva',
  domain: 'Alertas de salud de los dominios',
  country: 'Accesos desde un país nuevo',
  incident: 'Accesos desde muchos países',
  limit: 'Límites casi agotados',
};

const textNames = {
  password_reset_mail: 'Restablecer contraseña, correo',
  password_reset_web: 'Restablecer contraseña, página',
  quota_warning: 'Buzón casi lleno',
  password_expiry_warning: 'La contraseña caduca pronto',
  password_expired: 'La contraseña ha caducado',
};

export const messages = {
  title: 'Ajustes',
  purpose: 'Su acceso y los ajustes de esta cuenta.',
  purposeOwn: 'Su acceso y sus alertas por correo.',
  tabs: {
    label: 'Secciones de los ajustes',
    general: 'General',
    texts: 'Textos del sistema',
  },
  login: {
    title: 'Su acceso',
    username: 'Nombre de usuario',
    email: 'Dirección de correo',
    language: 'Idioma del panel',
    password: 'Cambiar contraseña',
    sessions: 'Sus sesiones',
  },
  email: {
    change: 'Cambiar dirección de correo',
    new: 'Nueva dirección de correo',
    hint: 'Enviaremos un enlace a esta dirección. Su dirección cambia cuando lo abra.',
    password: 'Contraseña actual',
    submit: 'Enviar enlace',
    sentTitle: 'Revise el correo en la nueva dirección',
    sent: 'Hemos enviado un enlace a {email}. Es válido durante {num, plural, one {# hora} other {# horas}}. Hasta que lo abra, sigue en uso su dirección anterior.',
  },
  alerts: {
    title: 'Alertas por correo',
    ...alertNames,
  },
  alertHints: {
    login:
      'Reciba un correo cuando alguien inicie sesión con su acceso desde una dirección IP que no ha usado últimamente.',
    domain:
      'Reciba un correo cuando los registros DNS o los certificados de un dominio dejen de ser correctos, y antes de que termine el plazo para verificar un dominio.',
    country:
      'Reciba un correo cuando alguien inicie sesión con su acceso desde un país desde el que no ha iniciado sesión en los últimos 90 días.',
    incident:
      'Reciba un correo cuando un usuario inicie sesión en 24 horas desde más países de los que permiten los ajustes del filtro.',
    limit: 'Reciba un correo cuando los dominios, los buzones o la cuota de su cuenta estén casi agotados.',
  },
  account: {
    title: 'Cuenta',
    save: 'Guardar',
    timeout: 'Cierre de sesión automático tras (minutos)',
    timeoutHint: 'Introduzca de 1 a 720. A quien pase ese tiempo sin actividad se le cierra la sesión.',
    timezone: 'Zona horaria',
    dateformat: 'Formato de fecha',
    usualDates: 'Predeterminado del idioma',
    language: 'Idioma de la cuenta',
    languageHint:
      'Se usa para los administradores nuevos y los correos hasta que cada cual elija su propio idioma. Si no se especifica, el panel usa el idioma del navegador y los correos se envían en inglés.',
    noLanguage: 'Sin especificar',
    homecountry: 'País de origen',
    noCountry: 'Sin especificar',
    quotaAlertCc: 'Enviar copias de las alertas de cuota a',
    quotaAlertCcHint:
      'Para copias de los correos sobre buzones casi llenos. Estos correos todavía no se envían.',
    passwordAge: 'Las contraseñas caducan tras (días)',
    passwordAgeHint:
      'Introduzca de 0 a 3650; 0 significa nunca. Los administradores con una contraseña más antigua deben cambiarla antes de continuar. Las contraseñas de los buzones no caducan.',
    twofaRequired: 'Exigir la autenticación de dos factores a los subadministradores',
    twofaRequiredHint:
      'Los subadministradores que aún no la usen tendrán que configurarla antes de poder hacer cualquier otra cosa. No podrán desactivarla.',
  },
  texts: {
    title: 'Textos del sistema',
    purpose: 'Los textos de los correos y las páginas del sistema, en cada idioma.',
    which: 'Texto',
    language: 'Idioma del texto',
    wording: 'Redacción',
    isDefault: 'Predeterminado',
    isOwn: 'Redacción propia',
    subject: 'Asunto',
    text: 'Contenido',
    textHint: 'Texto sin formato. Los marcadores entre llaves se rellenan al enviarlo o mostrarlo.',
    save: 'Guardar',
    placeholders: 'Marcadores',
    insert: 'Insertar {name} en el texto',
    required: 'Obligatorio en el texto',
  },
  textNames,
  textHints: {
    password_reset_mail: 'Se envía a los administradores que solicitan una contraseña nueva.',
    password_reset_web: 'Aparece en la página que abre el enlace enviado.',
    quota_warning: 'Para usuarios con el buzón casi lleno. Todavía no se envía.',
    password_expiry_warning:
      'Se envía a los administradores varias veces en las dos semanas anteriores a que caduque su contraseña.',
    password_expired: 'Se envía a los administradores cuando su contraseña ha caducado.',
  },
  placeholders: {
    username: 'Nombre de usuario o dirección del destinatario',
    link: 'Enlace al siguiente paso',
    minutes: 'Cuántos minutos es válido el enlace',
    remoteip: 'Dirección IP desde la que se solicitó',
    percent: 'Ocupación del buzón, en porcentaje',
    used: 'Espacio ocupado, con su unidad',
    quota: 'Tamaño del buzón, con su unidad',
    days: 'Cuántos días quedan',
    date: 'Fecha en que caduca la contraseña',
  },
  preview: {
    title: 'Vista previa',
    text: 'Rellena con datos de ejemplo.',
    waiting: 'Esta es la última versión válida. La vista previa se actualiza cuando se corrijan los errores.',
  },
  reset: {
    button: 'Restablecer el texto predeterminado',
    title: '¿Restablecer el texto predeterminado de «{name}» en {language}?',
    text: 'Se elimina su redacción en este idioma, incluidos los cambios sin guardar. Los demás idiomas no se ven afectados.',
  },
  facts: {
    ui_timeout: 'Cierre de sesión automático (minutos)',
    language: 'Idioma',
    timezone: 'Zona horaria',
    dateformat: 'Formato de fecha',
    homecountry: 'País de origen',
    quota_alert_cc: 'Copias de las alertas de cuota',
    password_max_age_days: 'Caducidad de las contraseñas (días)',
    screen: 'Pantalla',
    is_default: 'Vista predeterminada',
    alerts: 'Alertas por correo',
    subject: 'Asunto',
    text: 'Contenido',
    twofa_required: 'Dos factores obligatorios para subadministradores',
  },
  goTo: {
    words: {
      twofa:
        'MFA, autenticación de dos factores, segundo factor, aplicación de autenticación, OTP, códigos de recuperación',
      accountHistory: 'registro de auditoría, actividad, cambios, quién hizo qué, accesos',
      subAdmins: 'administradores, equipo, roles, permisos, ver como',
      changePassword: 'nueva contraseña',
      sessions: 'accesos, dispositivos, navegadores, cerrar en todas partes',
      turnOnTwofa: '2FA, MFA, configurar dos factores',
      addSubAdmin: 'nuevo subadministrador, crear administrador, invitar',
      exportAccountHistory: 'descargar historial, CSV, auditoría',
      logOut: 'salir, desconectar, logout',
      language: 'language, bahasa, Sprache, langue, traducción',
      settings:
        'preferencias, configuración, zona horaria, formato de fecha, cierre de sesión automático, dirección de correo, alertas, notificaciones, caducidad de la contraseña',
      systemTexts: 'plantillas, textos de correo',
    },
    actions: {
      changePassword: 'Cambiar contraseña',
      sessions: 'Sus sesiones',
      turnOnTwofa: 'Activar la autenticación de dos factores',
      addSubAdmin: 'Añadir subadministrador',
      exportAccountHistory: 'Exportar el historial de la cuenta',
      logOut: 'Cerrar sesión',
      language: 'Idioma: {name}',
      systemTexts: 'Textos del sistema',
    },
  },
  values: {
    target: textNames,
    alerts: alertNames,
  },
  menu: {
    settings: 'Ajustes',
  },
  deeds: {
    updateSettings: 'Ajustes de la cuenta cambiados',
    setAlerts: 'Sus alertas por correo se han cambiado',
    updateSystemText: 'Texto del sistema cambiado',
    resetSystemText: 'Texto del sistema restablecido',
  },
  operations: {
    updateSettings: 'Cambió los ajustes de la cuenta',
    setSavedView: 'Guardó una vista de una lista',
    removeSavedView: 'Eliminó una vista guardada',
    setAlerts: 'Cambió las alertas por correo',
    updateSystemText: 'Cambió un texto del sistema',
    resetSystemText: 'Restableció un texto del sistema',
  },
} satisfies SameKeys<typeof english>;
