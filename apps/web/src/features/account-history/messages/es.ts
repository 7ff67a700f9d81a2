import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

const column = {
  at: 'Fecha y hora',
  adminname: 'Administrador',
  action: 'Acción',
  target: 'Objeto',
  outcome: 'Resultado',
  remoteip: 'Dirección IP',
  domain: 'Dominio',
};

const outcome = {
  done: 'Hecha',
  refused: 'Rechazada',
  pending: 'Sin completar',
};

export const messages = {
  title: 'Historial de la cuenta',
  purpose: 'Quién ha cambiado qué en esta cuenta, y cuándo.',
  search: 'Buscar por administrador u objeto',
  empty: 'Aún no hay cambios',
  emptyHint: 'Aquí aparece lo que los administradores cambian en esta cuenta.',
  column,
  exported: {
    ...column,
    before: 'Antes',
    after: 'Después',
    id: 'Número de la entrada',
  },
  outcome,
  by: 'por {name}',
  changes: 'Cambios',
  caption: '{name}: antes y después',
  facts: {
    format: 'Formato',
    search: 'Búsqueda',
    maxemails: 'Cuentas básicas, máximo',
    maxeemails: 'Cuentas avanzadas, máximo',
    maxdomains: 'Dominios, máximo',
    maxexemails: 'Cuentas con conector Exchange, máximo',
    maxocemails: 'Cuentas con conector externo, máximo',
    maxzulipusers: 'Usuarios del chat, máximo',
    maxquota: 'Cuota, máximo (MB)',
    autogrow_quota: 'La cuota crece automáticamente',
    lost: 'Asignado a otra cuenta',
    unknown_ids: 'ID que no existen',
    unknown_count: 'Número de ID desconocidos',
    attempts: 'Intentos',
    last_at: 'Último intento',
    bytes: 'Tamaño en bytes',
  },
  values: {
    outcome,
    boolean: {
      true: 'Sí',
      false: 'No',
    },
    adminname: {
      operator: 'Proveedor',
      engine: 'Sistema de correo',
    },
    target: {
      'account-history': 'Historial de la cuenta',
    },
    format: {
      csv: 'CSV',
      json: 'JSON',
    },
  },
  variants: {
    'engine: delete mail': {
      public_folders: 'Borró del servidor el contenido de una carpeta pública',
    },
    'operator: domain verify': {
      lost: 'Asignó un nombre de dominio a otra cuenta',
    },
  },
  menu: {
    accountHistory: 'Historial de la cuenta',
  },
  deeds: {
    exportAccountHistory: 'Historial de la cuenta exportado',
  },
  operations: {
    exportAccountHistory: 'Exportó el historial de la cuenta',
    'engine: delete mail': 'Borró del servidor el correo de un usuario',
    'operator: account create': 'Creó la cuenta',
    'operator: account limits': 'Cambió los límites de la cuenta',
    'operator: account suspend': 'Suspendió la cuenta',
    'operator: account resume': 'Reactivó la cuenta',
    'operator: admin reset-password': 'Restableció la contraseña de un administrador',
    'operator: admin reset-2fa': 'Restableció la autenticación de dos factores de un administrador',
    'operator: admin login-link': 'Creó un enlace de acceso para un administrador',
    'operator: admin lift-ip-list': 'Quitó la restricción de IP de un administrador',
    'operator: domain verify': 'Asignó un nombre de dominio a esta cuenta',
    'operator: chat set': 'Conectó una organización de Zulip',
    'operator: chat remove': 'Desconectó la organización de Zulip',
    'operator: mail demo': 'Creó una contraseña de aplicación para el buzón de demostración',
  },
} satisfies SameKeys<typeof english>;
