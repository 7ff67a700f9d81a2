import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Papelera',
  empty: 'La papelera está vacía',
  column: {
    removedBy: 'Eliminado por',
    removedAt: 'Eliminado',
    purgeAt: 'Borrado definitivo',
  },
  row: { restore: 'Restaurar', purge: 'Borrar para siempre' },
  ask: {
    purgeOne: '¿Borrar {name} para siempre?',
  },
  mailOfPurged: {
    soon: 'El correo que contienen se borra del servidor en unos minutos.',
    later: 'El correo que contienen se borra del servidor en cuanto el sistema de correo vuelva a funcionar.',
  },
  reason: {
    folderConflict:
      'Otra carpeta tiene ahora ese nombre, o la carpeta superior ya no existe. Cambie el nombre de la otra o restaure antes la carpeta superior.',
    folderLimit: 'El dominio tiene demasiadas carpetas públicas. Elimine antes algunas.',
    conflict:
      'El nombre se usa de nuevo, como dominio o como dominio de alias, o el buzón de auditoría de este dominio no se puede usar. Elimine el otro dominio o dominio de alias, o restaure o active el buzón de auditoría, e inténtelo de nuevo.',
    needed:
      'Hace falta para auditar otro dominio. Elija antes otro buzón para ese dominio en «Cumplimiento».',
    limit_reached:
      'A su cuenta no le quedan plazas o cuota para esto. Libere algo o pida más a su proveedor.',
  },
  of: {
    domains: {
      purpose:
        'Dominios eliminados en los últimos {days} días, con todo lo que contenían. Después se borran para siempre.',
      search: 'Buscar dominios',
      emptyHint:
        'Los dominios eliminados se conservan aquí {days} días y se pueden restaurar con todo lo que contenían.',
      column: 'Dominio',
      restore: '{num, plural, one {Restaurar # dominio} other {Restaurar {shown} dominios}}',
      purge:
        '{num, plural, one {Borrar # dominio para siempre} other {Borrar {shown} dominios para siempre}}',
      askPurge:
        '{num, plural, one {¿Borrar # dominio para siempre?} other {¿Borrar {shown} dominios para siempre?}}',
      purgeText:
        'También se borra todo el contenido: usuarios, alias, listas, carpetas públicas y dominios de alias. No se puede deshacer.',
    },
    users: {
      purpose:
        'Usuarios eliminados en los últimos {days} días, con su correo. Después se borran para siempre.',
      search: 'Buscar usuarios',
      emptyHint:
        'Los usuarios eliminados se conservan aquí {days} días y se pueden restaurar con su correo y sus ajustes.',
      column: 'Dirección',
      restore: '{num, plural, one {Restaurar # usuario} other {Restaurar {shown} usuarios}}',
      purge:
        '{num, plural, one {Borrar # usuario para siempre} other {Borrar {shown} usuarios para siempre}}',
      askPurge:
        '{num, plural, one {¿Borrar # usuario para siempre?} other {¿Borrar {shown} usuarios para siempre?}}',
      purgeText: 'También se borran todos sus ajustes. No se puede deshacer.',
    },
    aliases: {
      purpose:
        'Alias eliminados en los últimos {days} días. Después se borran para siempre y sus nombres quedan libres.',
      search: 'Buscar alias',
      emptyHint: 'Los alias eliminados se conservan aquí {days} días y se pueden restaurar con sus destinos.',
      column: 'Alias',
      restore: '{num, plural, one {Restaurar # alias} other {Restaurar {shown} alias}}',
      purge: '{num, plural, one {Borrar # alias para siempre} other {Borrar {shown} alias para siempre}}',
      askPurge:
        '{num, plural, one {¿Borrar # alias para siempre?} other {¿Borrar {shown} alias para siempre?}}',
      purgeText:
        'Después se pueden volver a usar los nombres. No se borra ningún correo. No se puede deshacer.',
    },
    lists: {
      purpose:
        'Listas eliminadas en los últimos {days} días, con sus miembros. Después se borran para siempre.',
      search: 'Buscar listas',
      emptyHint:
        'Las listas eliminadas se conservan aquí {days} días y se pueden restaurar con sus miembros.',
      column: 'Lista',
      restore: '{num, plural, one {Restaurar # lista} other {Restaurar {shown} listas}}',
      purge: '{num, plural, one {Borrar # lista para siempre} other {Borrar {shown} listas para siempre}}',
      askPurge:
        '{num, plural, one {¿Borrar # lista para siempre?} other {¿Borrar {shown} listas para siempre?}}',
      purgeText: 'También se borra la relación de miembros. No se puede deshacer.',
    },
    smart_lists: {
      purpose:
        'Listas inteligentes eliminadas en los últimos {days} días, con sus miembros. Después se borran para siempre.',
      search: 'Buscar listas inteligentes',
      emptyHint:
        'Las listas inteligentes eliminadas se conservan aquí {days} días y se pueden restaurar con sus miembros y ajustes.',
      column: 'Lista inteligente',
      restore:
        '{num, plural, one {Restaurar # lista inteligente} other {Restaurar {shown} listas inteligentes}}',
      purge:
        '{num, plural, one {Borrar # lista inteligente para siempre} other {Borrar {shown} listas inteligentes para siempre}}',
      askPurge:
        '{num, plural, one {¿Borrar # lista inteligente para siempre?} other {¿Borrar {shown} listas inteligentes para siempre?}}',
      purgeText: 'También se borran la relación de miembros y todos los ajustes. No se puede deshacer.',
    },
    public_folders: {
      purpose:
        'Carpetas públicas eliminadas en los últimos {days} días, con todo lo que contienen. Después se borran para siempre.',
      search: 'Buscar carpetas públicas',
      emptyHint:
        'Las carpetas públicas eliminadas se conservan aquí {days} días y se pueden restaurar con sus subcarpetas y todo lo que contienen.',
      column: 'Carpeta',
      restore: '{num, plural, one {Restaurar # carpeta} other {Restaurar {shown} carpetas}}',
      purge:
        '{num, plural, one {Borrar # carpeta para siempre} other {Borrar {shown} carpetas para siempre}}',
      askPurge:
        '{num, plural, one {¿Borrar # carpeta para siempre?} other {¿Borrar {shown} carpetas para siempre?}}',
      purgeText: 'También se borran todas sus subcarpetas. No se puede deshacer.',
    },
  },
  facts: {
    kind: 'Tipo',
  },
  goTo: {
    words: {
      recycleBin: 'borrados, eliminados, restaurar, recuperar',
    },
  },
  values: {
    kind: {
      domains: 'Dominio',
      users: 'Usuario',
      aliases: 'Alias',
      lists: 'Lista',
      smart_lists: 'Lista inteligente',
      public_folders: 'Carpeta pública',
    },
  },
  menu: {
    recycleBin: 'Papelera',
  },
  jobs: {
    restoreItems: 'Restauración desde la papelera',
    purgeItems: 'Borrado definitivo de la papelera',
  },
  deeds: {
    restoreItems_domains: '{num, plural, =1 {Dominio restaurado} other {{shown} dominios restaurados}}',
    purgeItems_domains:
      '{num, plural, =1 {Dominio borrado para siempre} other {{shown} dominios borrados para siempre}}',
    restoreItems_users: '{num, plural, =1 {Usuario restaurado} other {{shown} usuarios restaurados}}',
    purgeItems_users:
      '{num, plural, =1 {Usuario borrado para siempre} other {{shown} usuarios borrados para siempre}}',
    restoreItems_aliases: '{num, plural, =1 {Alias restaurado} other {{shown} alias restaurados}}',
    purgeItems_aliases:
      '{num, plural, =1 {Alias borrado para siempre} other {{shown} alias borrados para siempre}}',
    restoreItems_lists: '{num, plural, =1 {Lista restaurada} other {{shown} listas restauradas}}',
    purgeItems_lists:
      '{num, plural, =1 {Lista borrada para siempre} other {{shown} listas borradas para siempre}}',
    restoreItems_smart_lists:
      '{num, plural, =1 {Lista inteligente restaurada} other {{shown} listas inteligentes restauradas}}',
    purgeItems_smart_lists:
      '{num, plural, =1 {Lista inteligente borrada para siempre} other {{shown} listas inteligentes borradas para siempre}}',
    restoreItems_public_folders:
      '{num, plural, =1 {Carpeta pública restaurada} other {{shown} carpetas públicas restauradas}}',
    purgeItems_public_folders:
      '{num, plural, =1 {Carpeta pública borrada para siempre} other {{shown} carpetas públicas borradas para siempre}}',
  },
  operations: {
    restoreItems: 'Restauró desde la papelera',
    purgeItems: 'Borró para siempre de la papelera',
  },
} satisfies SameKeys<typeof english>;
