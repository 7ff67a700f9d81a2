import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages: SameKeys<typeof english> = {
  back: 'Todos los usuarios',
  title: 'Dar de baja a usuarios',
  purpose: 'Todo lo que hay que hacer cuando alguien se va, de una vez. Ve el plan antes de que cambie nada.',
  submit: 'Mostrar el plan',
  choose: {
    title: 'Elija quién se va',
    hint: 'Seleccione uno o varios usuarios en la lista y luego «Dar de baja».',
    button: 'Ir a los usuarios',
  },
  who: {
    title: 'Quién se va y quién lo sustituye',
    leaving: 'Usuarios que se van',
    others: '{num, plural, one {y # más} other {y {shown} más}}',
    gone: 'Este usuario ya no existe.',
    colleague: 'Compañero que lo sustituye',
    colleagueHint: 'Recibe el correo, el buzón, los alias y las listas que elija abajo.',
    choose: 'Buscar por nombre o dirección',
  },
  login: {
    title: 'Acceso',
    password: 'Poner una contraseña nueva y cerrar todas las sesiones',
    passwordHint: 'Una contraseña aleatoria que nadie conoce. Puede poner otra en la página del usuario.',
    appPasswords: 'Eliminar todas las contraseñas de aplicación',
    appPasswordsHint:
      'Los programas de correo que usen una ya no podrán iniciar sesión. No se puede deshacer.',
  },
  access: {
    title: 'Otros buzones y carpetas públicas',
    mailboxes: 'Quitar el acceso a otros buzones',
    public_folders: 'Quitar los permisos en carpetas públicas',
    hint: {
      mailboxes:
        'Los buzones que otros han compartido con el usuario ya no se podrán abrir, ni con una contraseña nueva.',
      public_folders:
        'Los permisos de una lista o de todos se mantienen. Las carpetas de las que el usuario es propietario siguen siendo suyas.',
    },
  },
  left: {
    title: 'Lo que todavía lleva aquí',
    text: 'No forma parte del plan. Cambie lo que no deba quedar así.',
    kind: {
      catch_all: 'Direcciones comodín de dominios',
      rule: 'Usuarios con reglas de entrega que reenvían aquí',
      forward: 'Usuarios que reenvían aquí',
      send_as: 'Usuarios que pueden enviar con estas direcciones',
    },
  },
  mail: {
    title: 'Correo',
    way: 'Qué pasa con el correo nuevo',
    ways: {
      forward: 'Reenviarlo al compañero',
      delegate: 'Permitir al compañero abrir el buzón',
      shared: 'Convertirlo en buzón compartido para el compañero',
      keep: 'Dejarlo en el buzón',
    },
    hint: {
      forward: 'Los reenvíos propios del usuario terminan.',
      delegate: 'El compañero puede leer, archivar y eliminar correo, y responder en nombre del usuario.',
      shared:
        'Ya nadie puede iniciar sesión en él; el compañero lo abre con acceso completo. Requiere el tipo de cuenta Avanzada.',
      keep: 'Nadie más lo recibe.',
    },
    keepCopy: 'Guardar una copia en el buzón',
    keepCopyHint: 'También hace falta para una respuesta de ausencia.',
    stopForwards: 'Terminar los reenvíos propios del usuario',
    stopForwardsHint: 'Ningún correo va ya a otras direcciones, por ejemplo una privada.',
  },
  handOver: {
    title: 'Alias y listas',
    aliases: 'Traspasar los alias',
    lists: 'Traspasar las listas de distribución',
    smart_lists: 'Traspasar las listas inteligentes',
    hint: {
      aliases: 'Los alias que llevan al usuario llevarán al compañero.',
      lists: 'El compañero pasa a ser miembro en lugar del usuario.',
      smart_lists:
        'El compañero pasa a ser miembro con los mismos permisos, y propietario donde lo es el usuario.',
    },
  },
  reply: {
    title: 'Respuesta de ausencia',
    on: 'Responder a todos los que escriban',
    hint: 'Empieza de inmediato y termina cuando alguien la desactiva.',
    subject: 'Asunto',
    subjectHint: 'Si está vacío, se usa el asunto del mensaje.',
    text: 'Texto',
    textHint: 'Por ejemplo: Ya no trabajo aquí. Escriba a ben@example.com.',
  },
  removal: {
    title: 'Eliminación',
    on: 'Eliminar al usuario en una fecha',
    hint: 'Ese día el usuario va a la papelera y se puede restaurar durante {days} días. Hasta entonces puede cancelarlo.',
    day: 'Fecha',
  },
  undo: {
    title: 'Qué recupera deshacer',
    text: 'Los reenvíos, los accesos, las respuestas de ausencia, los alias y las listas vuelven a estar como antes, y la contraseña anterior durante 72 horas. Las sesiones cerradas y las contraseñas de aplicación eliminadas no pueden volver.',
  },
  removals: {
    title: 'Eliminaciones programadas',
    search: 'Buscar por nombre o dirección',
    user: 'Usuario',
    name: 'Nombre',
    day: 'Fecha de eliminación',
    by: 'Programada por',
    state: 'Estado',
    waiting: 'Programada',
    problem: {
      forbidden: 'No eliminado: el administrador que lo programó ya no tiene permiso',
      conflict: 'No eliminado: hay dominios auditados que necesitan este buzón',
    },
    cancel: 'Cancelar la eliminación',
    empty: 'No hay eliminaciones programadas',
    emptyHint: 'Los usuarios que dé de baja con una fecha de eliminación aparecen aquí hasta ese día.',
  },
  goTo: {
    words: {
      offboardUsers: 'baja, salida, despido, renuncia, offboarding, eliminaciones programadas',
    },
    actions: {
      offboardUsers: 'Dar de baja a usuarios',
    },
  },
  operations: {
    planOffboarding: 'Baja de usuarios planificada',
    setRemovalDate: 'Fecha de eliminación de un usuario cambiada',
  },
  facts: {
    remove_at: 'Fecha de eliminación',
  },
};
