import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'IP de acceso de confianza',
  purpose:
    'Direcciones IP y redes desde las que los usuarios siempre pueden iniciar sesión con la contraseña correcta, aunque alguien intente adivinarla.',
  search: 'Buscar por IP o descripción',
  empty: 'Todavía no hay IP de confianza',
  emptyHint:
    'Tras 10 contraseñas incorrectas, los servidores de correo bloquean los accesos durante un tiempo: desde la IP de la que llegaron y, para el usuario, desde los lugares que no ha usado en los últimos 30 días. Añada las IP de las oficinas y de quienes viajan para que un ataque nunca los deje fuera.',
  everybody: 'Todos en {domain}',
  column: {
    ip: 'IP o red',
    who: 'De confianza para',
    description: 'Descripción',
    created: 'Añadida',
  },
  filter: {
    ip: 'Incluye la IP',
  },
  form: {
    domain: 'Dominio',
    chooseDomain: 'Buscar dominios',
    user: 'Usuario',
    chooseUser: 'Buscar usuarios del dominio',
    typeUser: 'Por ejemplo, anna',
    ipHint: 'Una dirección IPv4 o IPv6, o una red en notación CIDR: 192.0.2.7, 192.0.2.0/24, 2001:db8::/32.',
    descriptionHint: 'Por ejemplo, «Oficina de Berlín».',
    unknown: 'Ese usuario no existe en este dominio.',
  },
  add: {
    title: 'Añadir IP',
    domainHint: 'El dominio cuyos usuarios inician sesión desde allí.',
    userHint: 'Déjelo vacío para confiar en la IP para todos los del dominio.',
    listed: 'Esta IP ya es de confianza allí.',
  },
  panel: {
    text: 'Los accesos desde aquí nunca se bloquean por contraseñas incorrectas de otros lugares. Las contraseñas se siguen comprobando, y muchas incorrectas desde aquí ralentizan los intentos siguientes.',
  },
  check: {
    title: 'Comprobar una IP',
    ip: 'Dirección IP',
    ipHint: 'Por ejemplo, 192.0.2.7 o 2001:db8::1.',
    domainHint: 'Opcional: comprobar solo para este dominio.',
    userHint: 'Opcional: encuentra también un bloqueo que solo afecta a este usuario.',
    submit: 'Comprobar IP',
    blocked: 'La IP está bloqueada',
    notBlocked: 'La IP no está bloqueada',
    cause: {
      address: 'Llegaron demasiadas contraseñas incorrectas desde esta IP.',
      user: 'Se probaron demasiadas contraseñas incorrectas para este usuario. Los accesos desde lugares nuevos están bloqueados.',
      pace: 'Llegaron muchas contraseñas incorrectas desde aquí, así que los intentos van más despacio. El siguiente será posible en unos segundos.',
    },
    until: 'Bloqueada hasta el {time}.',
    unblock: 'Desbloquear',
    unblockText: 'El desbloqueo se aplica de inmediato, solo para sus propios usuarios.',
    unblockUser:
      'El desbloqueo se aplica de inmediato. Si el ataque continúa, añada la IP como IP de confianza de este usuario.',
    free: 'Este usuario puede iniciar sesión desde esta IP.',
    freeForAll:
      'Los usuarios pueden iniciar sesión desde esta IP. Elija un usuario para encontrar un bloqueo que solo le afecte a él.',
    known: {
      trusted: 'Esta IP es de confianza para este usuario.',
      recent:
        'Este usuario ha iniciado sesión desde esta IP en los últimos 30 días, así que nunca se bloquea para él.',
    },
  },
  row: {
    remove: 'Eliminar',
  },
  bulk: {
    remove: '{num, plural, one {Eliminar # IP de confianza} other {Eliminar {shown} IP de confianza}}',
  },
  ask: {
    removeOne: '¿Dejar de confiar en {ip} para {name}?',
    remove: '{num, plural, one {¿Eliminar # IP de confianza?} other {¿Eliminar {shown} IP de confianza?}}',
    removeText:
      'Los usuarios aún podrán iniciar sesión desde allí, pero no mientras los accesos estén bloqueados por contraseñas incorrectas.',
  },
  facts: {
    ip: 'IP o red',
    email: 'Usuario',
    domain: 'Dominio',
    description: 'Descripción',
  },
  goTo: {
    words: {
      trustedIps:
        'bloqueada, desbloquear, fuerza bruta, contraseña incorrecta, accesos fallidos, direcciones seguras, lista blanca',
      addTrustedIp: 'nueva IP de confianza, permitir IP, dirección segura',
      exportTrustedIps: 'descargar IP de confianza, CSV, hoja de cálculo',
    },
    actions: {
      addTrustedIp: 'Añadir IP de confianza',
      exportTrustedIps: 'Exportar IP de confianza',
    },
  },
  menu: {
    trustedIps: 'IP de acceso de confianza',
  },
  jobs: {
    removeTrustedIps: 'Eliminando IP de confianza',
  },
  deeds: {
    exportTrustedIps: 'IP de confianza exportadas',
    addTrustedIp: 'IP de confianza {name} añadida',
    removeTrustedIps:
      '{num, plural, =1 {IP de confianza {name} eliminada} other {{shown} IP de confianza eliminadas}}',
    unblockIp: 'IP desbloqueada',
  },
  operations: {
    exportTrustedIps: 'Exportó IP de confianza',
    addTrustedIp: 'Añadió una IP de confianza',
    removeTrustedIps: 'Eliminó una IP de confianza',
    unblockIp: 'Desbloqueó una IP',
  },
} satisfies SameKeys<typeof english>;
