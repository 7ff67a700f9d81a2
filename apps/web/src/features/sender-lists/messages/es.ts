import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  of: {
    whitelist: {
      title: 'Lista blanca',
      purpose:
        'Remitentes cuyo correo llega siempre a la bandeja de entrada, diga lo que diga el filtro de spam.',
      empty: 'La lista blanca está vacía',
      emptyHint:
        'El correo de los remitentes de la lista blanca llega siempre a la bandeja de entrada. Añada una dirección como anna@partner.example, o un dominio con todas sus direcciones.',
    },
    blacklist: {
      title: 'Lista negra',
      purpose: 'Remitentes cuyo correo se rechaza siempre.',
      empty: 'La lista negra está vacía',
      emptyHint:
        'El correo de los remitentes de la lista negra no llega, ni siquiera a la carpeta de spam. Añada una dirección como offers@spam.example, o un dominio con todas sus direcciones.',
    },
  },
  search: 'Buscar por dirección o nota',
  readOnly: 'Puede ver esta entrada, pero no cambiarla.',
  never: 'Ninguno en los últimos 30 días',
  user: 'Usuario',
  expired: 'Caducó el {day}',
  column: {
    address: 'Dirección o dominio',
    note: 'Nota',
    expires: 'Caduca',
    hits: 'Usos en 30 días',
    lastHit: 'Último uso',
    created: 'Añadida',
    createdBy: 'Añadida por',
  },
  filter: {
    includeUsers: 'Incluir las listas de los usuarios',
    expired: 'Caducada',
  },
  scope: {
    account: 'Toda la cuenta',
    domain: 'Un dominio',
    user: 'Un usuario',
  },
  form: {
    scope: 'Se aplica a',
    scopeHint:
      'Primero cuentan las entradas del usuario, después las del dominio y por último las de la cuenta.',
    domain: 'Dominio',
    chooseDomain: 'Elija un dominio',
    user: 'Usuario',
    chooseUser: 'Elija un usuario',
    address: 'Dirección de correo o dominio',
    addressHint: 'Por ejemplo anna@partner.example o partner.example. Un dominio incluye sus subdominios.',
    ignore_spf: 'Ignorar SPF',
    ignoreSpfHint:
      'Sin esta opción, el correo que no supera la comprobación SPF se filtra como siempre, porque el remitente puede estar falsificado. Con ella, pasa cualquiera que falsifique esta dirección.',
    apply_to_headers: 'Aplicar a los encabezados',
    applyToHeadersHint:
      'Comprueba también la dirección del remitente (From) que ven los lectores, no solo la del sobre.',
    expires: 'Caduca',
    expiresHint: 'El último día en que cuenta. Déjelo vacío para conservar la entrada hasta que la elimine.',
    note: 'Nota',
    noteHint: 'Solo la ven los administradores.',
    save: 'Guardar',
  },
  other: {
    whitelist: 'También en la lista blanca',
    blacklist: 'También en la lista negra',
    hint: 'Este remitente está en ambas listas. Prevalece la lista negra: el correo se rechaza.',
  },
  add: {
    whitelist: 'Añadir a la lista blanca',
    blacklist: 'Añadir a la lista negra',
  },
  ofUser: {
    hint: 'Las entradas propias de este usuario. Cuentan antes que las del dominio y las de la cuenta.',
    lists: 'Listas del usuario',
  },
  bulk: {
    remove: '{num, plural, one {Eliminar # entrada} other {Eliminar {shown} entradas}}',
  },
  ask: {
    remove: '{num, plural, one {¿Eliminar # entrada?} other {¿Eliminar {shown} entradas?}}',
    removeOne: '¿Eliminar {name}?',
    text: {
      whitelist: 'El correo que llega de ahí vuelve a filtrarse como siempre. No se puede deshacer.',
      blacklist: 'El correo que llega de ahí vuelve a filtrarse como siempre. No se puede deshacer.',
    },
  },
  facts: {
    address: 'Dirección o dominio',
    scope: 'Se aplica a',
    apply_to_headers: 'Aplicar a los encabezados',
    note: 'Nota',
    expires: 'Caduca',
    ignore_spf: 'Ignorar SPF',
  },
  values: {
    scope: {
      account: 'Toda la cuenta',
    },
  },
  goTo: {
    words: {
      whitelist: 'allowlist, whitelist, remitentes seguros, aceptar, antispam',
      blacklist: 'blocklist, blacklist, bloquear remitentes, rechazar, antispam',
      addWhitelist: 'permitir remitente, aceptar correo, remitente seguro',
      addBlacklist: 'bloquear remitente, rechazar correo',
      exportWhitelist: 'descargar lista blanca, CSV, hoja de cálculo',
      exportBlacklist: 'descargar lista negra, CSV, hoja de cálculo',
    },
    actions: {
      addWhitelist: 'Añadir a la lista blanca',
      addBlacklist: 'Añadir a la lista negra',
      exportWhitelist: 'Exportar la lista blanca',
      exportBlacklist: 'Exportar la lista negra',
    },
  },
  menu: {
    whitelist: 'Lista blanca',
    blacklist: 'Lista negra',
  },
  jobs: {
    removeWhitelist: 'Eliminación de entradas de la lista blanca',
    removeBlacklist: 'Eliminación de entradas de la lista negra',
  },
  deeds: {
    exportWhitelist: 'Lista blanca exportada',
    exportBlacklist: 'Lista negra exportada',
    addWhitelist: '{name} se ha añadido a la lista blanca',
    addBlacklist: '{name} se ha añadido a la lista negra',
    updateWhitelist: 'Entrada {name} de la lista blanca modificada',
    updateBlacklist: 'Entrada {name} de la lista negra modificada',
    removeWhitelist:
      '{num, plural, =1 {{name} se ha eliminado de la lista blanca} other {{shown} entradas de la lista blanca eliminadas}}',
    removeBlacklist:
      '{num, plural, =1 {{name} se ha eliminado de la lista negra} other {{shown} entradas de la lista negra eliminadas}}',
  },
  operations: {
    exportWhitelist: 'Exportó la lista blanca',
    exportBlacklist: 'Exportó la lista negra',
    addWhitelist: 'Añadió una entrada a la lista blanca',
    addBlacklist: 'Añadió una entrada a la lista negra',
    updateWhitelist: 'Modificó una entrada de la lista blanca',
    updateBlacklist: 'Modificó una entrada de la lista negra',
    removeWhitelist: 'Eliminó una entrada de la lista blanca',
    removeBlacklist: 'Eliminó una entrada de la lista negra',
  },
} satisfies SameKeys<typeof english>;
