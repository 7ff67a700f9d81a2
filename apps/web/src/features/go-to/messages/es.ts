import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages: SameKeys<typeof english> = {
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
    },
    actions: {
      changePassword: 'Cambiar contraseña',
      sessions: 'Sus sesiones',
      turnOnTwofa: 'Activar la autenticación de dos factores',
      addSubAdmin: 'Añadir subadministrador',
      exportAccountHistory: 'Exportar el historial de la cuenta',
      logOut: 'Cerrar sesión',
      language: 'Idioma: {name}',
    },
  },
};
