import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Listas de acceso por IP de administradores',
  titleOf: 'Lista de acceso por IP de {name}',
  purpose:
    'Las direcciones y redes desde las que puede iniciar sesión. Esta lista se aplica solo a sus propios accesos; cada subadministrador tiene la suya.',
  purposeOf: 'Las direcciones y redes desde las que el subadministrador {name} puede iniciar sesión.',
  back: 'Volver a los subadministradores',
  unknown: 'No hay ningún subadministrador llamado {name}',
  unknownHint: 'Puede que se haya eliminado o que el enlace contenga un error.',
  access: {
    title: 'Restricción',
    restricted: 'Restringido',
    unrestricted: 'Sin restricción',
    restrictedText: 'Solo se permiten accesos desde las direcciones de la lista.',
    unrestrictedText:
      'Se permiten accesos desde cualquier dirección. La lista se aplica cuando restringe el acceso a ella.',
    atOnce: 'Los cambios se aplican de inmediato, también a las sesiones abiertas.',
    restrict: 'Restringir a esta lista',
    lift: 'Levantar la restricción',
    managed:
      'Esta restricción la estableció la persona que administra su acceso. Diríjase a ella si necesita otra dirección.',
  },
  own: {
    address: 'Su dirección:',
    listed: 'En la lista',
    notListed: 'No está en la lista',
    add: 'Añadir mi dirección',
  },
  list: {
    title: 'Direcciones permitidas',
    ip: 'Dirección o red',
    description: 'Descripción',
    remove: 'Eliminar',
    removeOf: 'Eliminar {ip}',
    lastStays:
      'No se puede eliminar la última entrada mientras el acceso esté restringido. Levante primero la restricción.',
    empty: 'Todavía no hay direcciones',
    emptyHint:
      'Añada las direcciones de su oficina, su casa o su VPN. Cuando el acceso esté restringido a ellas, se rechazan los accesos desde cualquier otro lugar, incluso con la contraseña correcta. A los demás administradores no les afecta.',
  },
  form: {
    add: 'Añadir dirección',
    ip: 'Dirección o red',
    ipHint: 'IPv4 o IPv6, redes en notación CIDR: 192.0.2.7, 192.0.2.0/24, 2001:db8::/32.',
    description: 'Descripción',
    descriptionHint: 'Por ejemplo, «Oficina de Berlín».',
    listed: 'Esta dirección ya está en la lista.',
    full: 'La lista está llena. El límite es de {num} entradas.',
  },
  ask: {
    restrict: '¿Restringir el acceso a esta lista?',
    restrictText:
      '{num, plural, one {Solo se permitirán accesos desde la única entrada de la lista.} other {Solo se permitirán accesos desde las # entradas de la lista.}} Las sesiones abiertas desde otras direcciones terminan de inmediato.',
    lift: '¿Levantar la restricción?',
    liftText: 'Se volverán a permitir accesos desde cualquier dirección. La lista se conserva.',
    remove: '¿Eliminar {ip} de la lista?',
    removeText: 'El acceso no está restringido en este momento, así que nadie se queda fuera.',
    removeRestrictedText:
      'Los accesos desde allí se rechazan de inmediato y las sesiones abiertas desde allí terminan.',
  },
  preview: {
    refused:
      '{num, plural, one {Se rechazaría # dirección con accesos en los últimos 30 días} other {Se rechazarían # direcciones con accesos en los últimos 30 días}}',
    none: '{num, plural, =0 {No hubo accesos en los últimos 30 días.} one {No se rechazaría a nadie: la única dirección con accesos en los últimos 30 días está en la lista.} other {No se rechazaría a nadie: las # direcciones con accesos en los últimos 30 días están en la lista.}}',
    lastLogin: 'último acceso',
    failed: 'No se pudo comprobar si se rechazaría a alguien',
  },
  lockout: {
    title: 'Usted se quedaría sin acceso',
    text: 'Su propia dirección {ip} no estaría permitida. Su sesión terminaría de inmediato y ya no podría iniciar sesión desde aquí.',
    tick: 'Entiendo que me quedaré sin acceso',
  },
  password: {
    label: 'Su contraseña',
    hint: 'Confirme que es usted.',
    wanted: 'Introduzca su contraseña para confirmar el cambio.',
  },
  facts: {
    state: 'Estado',
    restricted: 'Restringido a la lista',
    ip: 'Dirección o red',
    description: 'Descripción',
  },
  goTo: {
    words: {
      adminIpAccess: 'restricción de IP, direcciones permitidas, lista blanca',
      addAdminIp: 'permitir dirección, lista blanca',
    },
    actions: {
      addAdminIp: 'Añadir dirección IP a su lista de acceso',
    },
  },
  menu: {
    security: 'Seguridad',
    filtering: 'Filtrado',
    adminIpAccess: 'Listas de acceso por IP de administradores',
  },
  values: {
    state: { new: 'Nuevo', acknowledged: 'Visto', safe: 'Seguro', confirmed: 'Confirmado' },
  },
  deeds: {
    resolveIncident: 'Accesos de {name} marcados como seguros',
    setAdminIpAccess: 'Restricción de IP de {name} cambiada',
    addAdminIp: 'Dirección IP {name} añadida',
    removeAdminIp: '{num, plural, =1 {Dirección IP eliminada} other {{shown} direcciones IP eliminadas}}',
  },
  operations: {
    resolveIncident: 'Marcó como seguros los accesos desde varios países',
    setAdminIpAccess: 'Cambió la restricción de IP de un administrador',
    addAdminIp: 'Añadió una dirección a la lista de acceso por IP de un administrador',
    removeAdminIp: 'Eliminó una dirección de la lista de acceso por IP de un administrador',
  },
} satisfies SameKeys<typeof english>;
