import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Listas de acceso por IP',
  purpose:
    'Servidores de correo cuyos mensajes siempre se aceptan o se rechazan, según su dirección IP. Si coinciden varias entradas, decide la de preferencia más baja; las de un dominio van antes que las de la cuenta.',
  search: 'Buscar por dirección o descripción',
  empty: 'Aún no hay entradas',
  emptyHint:
    'Permita el servidor de un socio para que su correo nunca se trate como spam, o bloquee una red que solo envía correo no deseado. Añada la primera entrada.',
  readOnly: 'Puede ver esta entrada, pero no cambiarla.',
  column: {
    note: 'Aviso',
    created: 'Añadida',
  },
  type: {
    allow: 'Permitido',
    block: 'Bloqueado',
  },
  scope: {
    account: 'Toda la cuenta',
    domain: 'Un dominio',
  },
  place: {
    label: 'Se aplica a',
    account: 'Toda la cuenta',
    hint: 'El correo a este dominio, o a todos los dominios de la cuenta.',
  },
  note: {
    shadowed: 'Sin efecto: {ip} va antes',
    overlaps: 'Excepto {ip}',
    shadowedText:
      'Esta entrada nunca decide: {ip} se comprueba antes y abarca los mismos servidores. Asigne a esta entrada una preferencia más baja o elimínela.',
    overlapsText: '{ip} se comprueba antes que esta entrada y dice lo contrario para una parte.',
    open: 'Abrir {ip}',
  },
  form: {
    ipHint: 'Una dirección IPv4 o IPv6, o una red en notación CIDR: 192.0.2.7, 192.0.2.0/24, 2001:db8::/32.',
    typeHint:
      'El correo de los servidores permitidos nunca se trata como spam. El de los bloqueados se rechaza.',
    allow: 'Permitir',
    block: 'Bloquear',
    preferenceHint: 'Introduzca 0–9999. La más baja se comprueba primero.',
    preferenceNew:
      'Introduzca 0–9999; la más baja se comprueba primero. Si lo deja vacío, la entrada va después de las demás.',
    descriptionHint: 'Por ejemplo, «Servidor de boletines de nuestra agencia».',
    save: 'Guardar',
  },
  add: {
    title: 'Añadir entrada',
  },
  row: {
    edit: 'Editar',
    remove: 'Eliminar',
  },
  bulk: {
    remove: '{num, plural, one {Eliminar # entrada} other {Eliminar {shown} entradas}}',
  },
  ask: {
    removeOne: '¿Eliminar {name}?',
    remove: '{num, plural, one {¿Eliminar # entrada?} other {¿Eliminar {shown} entradas?}}',
    removeText: 'El correo que llega de ahí vuelve a filtrarse como siempre. No se puede deshacer.',
  },
  facts: {
    ip: 'Dirección o red',
    type: 'Tipo',
    preference: 'Preferencia',
    description: 'Descripción',
    domain: 'Dominio',
  },
  values: {
    type: {
      allow: 'Permitir',
      block: 'Bloquear',
    },
  },
  goTo: {
    words: {
      ipAccess:
        'bloquear servidor, permitir servidor, direcciones IP bloqueadas, direcciones IP permitidas, red, CIDR',
      addIpAccess: 'bloquear dirección IP, permitir dirección IP, nueva entrada',
    },
    actions: {
      addIpAccess: 'Añadir entrada a las listas de acceso por IP',
    },
  },
  menu: {
    ipAccess: 'Listas de acceso por IP',
  },
  jobs: {
    removeIpAccess: 'Eliminación de entradas de las listas de acceso por IP',
  },
  deeds: {
    addIpAccess: '{name} añadida a las listas de acceso por IP',
    updateIpAccess: 'Entrada {name} cambiada',
    removeIpAccess: '{num, plural, =1 {Entrada {name} eliminada} other {{shown} entradas eliminadas}}',
  },
  operations: {
    addIpAccess: 'Añadió una entrada a las listas de acceso por IP',
    updateIpAccess: 'Cambió una entrada de las listas de acceso por IP',
    removeIpAccess: 'Eliminó una entrada de las listas de acceso por IP',
  },
} satisfies SameKeys<typeof english>;
