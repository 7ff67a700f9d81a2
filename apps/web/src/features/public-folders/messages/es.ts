import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

const type = {
  mail: 'Correo',
  appointment: 'Citas',
  contact: 'Contactos',
  note: 'Notas',
  task: 'Tareas',
};

const profile = {
  owner: 'Propietario',
  publishing_editor: 'Editor con publicación',
  editor: 'Editor',
  publishing_author: 'Autor con publicación',
  author: 'Autor',
  non_editing_author: 'Autor sin edición',
  reviewer: 'Revisor',
  contributor: 'Colaborador',
  none: 'Ninguno',
};

export const messages = {
  title: 'Carpetas públicas',
  purpose:
    'Carpetas que comparten varios usuarios. Solo los usuarios del tipo de cuenta «Avanzada» pueden abrirlas; las aplicaciones de correo las muestran en «Public».',
  search: 'Buscar por nombre, dirección o nota',
  empty: 'Todavía no hay carpetas públicas',
  emptyHint:
    'Una carpeta pública contiene correo, citas, contactos, notas o tareas de un equipo, y puede contener otras carpetas. Añada la primera.',
  readOnly: 'Puede ver esta carpeta, pero no cambiarla.',
  undo: 'Deshacer',
  quotaUsed: '{used} de {num}',
  noQuota: 'Solo subcarpetas',
  type,
  column: {
    path: 'Carpeta',
    type: 'Tipo',
    quota: 'Cuota',
    owners: 'Propietarios',
    rights: 'Permisos',
    email: 'Dirección',
    note: 'Nota',
    domain: 'Dominio',
    created: 'Añadida',
  },
  tree: {
    label: 'Carpetas de {domain}',
    open: 'Mostrar las carpetas de {name}',
    close: 'Ocultar las carpetas de {name}',
    openAll: 'Desplegar todo',
    closeAll: 'Plegar todo',
    keys: 'Recorra las carpetas con las flechas: la derecha despliega, la izquierda pliega.',
    more: 'No se muestran todas las carpetas. Filtre por dominio para ver las demás.',
    noOwners: 'Sin propietarios',
    moreOwners: '{name} y {num, plural, one {# más} other {# más}}',
    rights: '{num, plural, =0 {Sin permisos} one {# permiso} other {# permisos}}',
  },
  form: {
    name: 'Nombre',
    nameHint: 'Hasta {num} caracteres. No puede contener / \\ * % ni empezar por un punto o ~.',
    domain: 'Dominio',
    domainHint: 'Solo los dominios verificados pueden tener carpetas públicas.',
    chooseDomain: 'Elegir un dominio',
    parent: 'Carpeta superior',
    parentHint: 'Las carpetas se pueden anidar hasta {num} niveles.',
    top: 'Ninguna (nivel superior)',
    type: 'Tipo',
    typeHint: 'Lo que contiene la carpeta. Después no se puede cambiar.',
    quota: 'Cuota en GB',
    quotaHint: 'Escriba 0 para una carpeta que solo contiene otras carpetas.',
    quotaLeft:
      'La cuota disponible es de {num}. Escriba 0 para una carpeta que solo contiene otras carpetas.',
    username: 'Dirección (opcional)',
    usernameHint:
      'La parte antes de @{domain}. El correo enviado allí se guarda en la carpeta. Déjelo vacío si la carpeta no necesita dirección.',
    owners: 'Propietarios',
    addOwner: 'Añadir un propietario',
    ownersHint:
      'Los propietarios pueden leer, añadir, marcar y borrar todos los elementos de la carpeta, sean cuales sean los permisos de esta. Solo los usuarios del tipo de cuenta «Avanzada» pueden ser propietarios.',
    ownersInherited: 'Si no elige otros, se usan los propietarios de la carpeta superior.',
    noOwners: 'Todavía no hay propietarios.',
    searchUsers: 'Buscar usuarios por nombre o dirección',
    note: 'Nota',
    noteHint: 'Solo la ven los administradores.',
    save: 'Guardar',
  },
  add: {
    title: 'Añadir carpeta',
    below: 'Añadir subcarpeta',
    in: 'En {path}',
    rightsCopied: 'La carpeta nueva empieza con los permisos de {path}.',
  },
  move: {
    title: 'Mover carpeta',
    submit: 'Mover',
    text: 'Todo lo que hay en la carpeta se mueve con ella. Los propietarios y los permisos no cambian.',
  },
  page: {
    back: 'Todas las carpetas públicas',
    tabs: 'Partes de la carpeta',
    settings: 'Ajustes',
    rights: 'Permisos',
    inherit: 'Aplicar a subcarpetas',
    imapPath: 'En las aplicaciones de correo',
    gone: 'Esta carpeta no existe',
    goneHint: 'Puede que se haya eliminado. Las carpetas eliminadas se conservan 30 días en la papelera.',
  },
  rights: {
    purpose:
      'Lo que los usuarios pueden hacer en esta carpeta. Solo los usuarios del tipo de cuenta «Avanzada» pueden abrir carpetas públicas; los permisos de una lista o de todos valen solo para los usuarios de ese tipo.',
    order:
      'Si un usuario tiene una entrada propia, solo vale esa. Si no, vale el permiso más alto de sus listas y, a falta de este, el de todos.',
    everyone: 'Todos en {domain}',
    everyoneShort: 'Todos en el dominio',
    people: 'Usuarios y listas',
    add: 'Añadir un usuario o una lista',
    search: 'Buscar usuarios y listas',
    empty: 'Todavía no hay usuarios ni listas.',
    profileOf: 'Permiso de {name}',
    cannotOpen: 'No puede abrir carpetas públicas: no es un usuario del tipo «Avanzada» con un buzón normal',
    profiles: 'Qué permite cada permiso',
    foldersOnlyHere:
      'Las carpetas en sí solo se añaden, se mueven y se eliminan en este panel, y las aplicaciones de correo no distinguen de quién es un elemento. Por eso «Propietario», «Editor con publicación» y «Editor» permiten lo mismo, igual que «Autor con publicación» y «Autor».',
    none: 'Todavía nadie tiene permisos en esta carpeta.',
  },
  profile,
  can: {
    owner: 'Puede leer, marcar y borrar todos los elementos y añadir otros.',
    publishing_editor: 'Puede leer, marcar y borrar todos los elementos y añadir otros.',
    editor: 'Puede leer, marcar y borrar todos los elementos y añadir otros.',
    publishing_author: 'Puede leer y marcar todos los elementos y añadir otros, pero no borrar ninguno.',
    author: 'Puede leer y marcar todos los elementos y añadir otros, pero no borrar ninguno.',
    non_editing_author: 'Puede leer todos los elementos y añadir otros, pero no marcar ni borrar ninguno.',
    reviewer: 'Puede leer todos los elementos.',
    contributor: 'Puede añadir elementos, pero no leer ninguno.',
    none: 'No puede ver ni abrir la carpeta.',
  },
  inherit: {
    purpose: 'Da los mismos permisos a todas las subcarpetas. Sus permisos actuales se sustituyen.',
    noSubfolders: 'Esta carpeta no tiene subcarpetas',
    noSubfoldersHint: 'Una carpeta que añada aquí empieza con los mismos permisos.',
    same: 'Todas las subcarpetas tienen ya los mismos permisos',
    sameHint: 'No hay nada que cambiar.',
    changes: '{num, plural, one {Cambia # subcarpeta} other {Cambian # subcarpetas}}',
    unchanged:
      '{num, plural, one {# subcarpeta ya tiene los mismos permisos.} other {# subcarpetas ya tienen los mismos permisos.}}',
    more: '{num, plural, one {y # cambio más} other {y # cambios más}}',
    moreFolders: '{num, plural, one {y # carpeta más} other {y # carpetas más}}',
    added: '{who}: {after} (nuevo)',
    removed: '{who}: se quita {before}',
    changed: '{who}: {before} → {after}',
    apply: '{num, plural, one {Aplicar a # subcarpeta} other {Aplicar a # subcarpetas}}',
  },
  row: {
    addBelow: 'Añadir subcarpeta',
    move: 'Mover',
    remove: 'Eliminar',
  },
  bulk: {
    remove: '{num, plural, one {Eliminar # carpeta} other {Eliminar {shown} carpetas}}',
  },
  ask: {
    remove: '{num, plural, one {¿Eliminar # carpeta?} other {¿Eliminar {shown} carpetas?}}',
    removeOne:
      '{num, plural, =0 {¿Eliminar {name}?} one {¿Eliminar {name} y # subcarpeta?} other {¿Eliminar {name} y # subcarpetas?}}',
    removeText:
      'Los usuarios ya no pueden abrirla. Puede restaurarla con todo lo que contiene desde la papelera durante {days} días.',
    removeManyText:
      'También se eliminan todas las subcarpetas. Los usuarios ya no pueden abrirlas. Puede restaurarlas con todo lo que contienen desde la papelera durante {days} días.',
  },
  facts: {
    path: 'Carpeta',
    type: 'Tipo',
    quota: 'Cuota (MB)',
    owners: 'Propietarios',
    note: 'Nota',
    email: 'Dirección',
    rights: 'Permisos',
    subfolders: 'Subcarpetas',
    everyone: 'Todos en el dominio',
  },
  values: {
    target: { public_folders: 'Carpetas públicas' },
    type,
    rights: profile,
  },
  goTo: {
    words: {
      publicFolders:
        'carpetas compartidas, carpetas de equipo, calendarios compartidos, contactos compartidos, permisos de carpetas',
      addPublicFolder: 'carpeta nueva, crear carpeta, compartir una carpeta',
      exportPublicFolders: 'descargar carpetas, CSV, hoja de cálculo',
    },
    actions: {
      addPublicFolder: 'Añadir carpeta pública',
      exportPublicFolders: 'Exportar carpetas públicas',
    },
  },
  menu: { publicFolders: 'Carpetas públicas' },
  jobs: { removePublicFolders: 'Eliminación de carpetas públicas' },
  deeds: {
    exportPublicFolders: 'Carpetas públicas exportadas',
    addPublicFolder: 'Carpeta pública {name} añadida',
    updatePublicFolder: 'Carpeta pública {name} cambiada',
    setPublicFolderRights: 'Permisos de {name} cambiados',
    removePublicFolders:
      '{num, plural, =1 {Carpeta pública {name} eliminada} other {{shown} carpetas públicas eliminadas}}',
  },
  operations: {
    exportPublicFolders: 'Exportó carpetas públicas',
    addPublicFolder: 'Añadió una carpeta pública',
    updatePublicFolder: 'Cambió una carpeta pública',
    setPublicFolderRights: 'Cambió los permisos de una carpeta pública',
    removePublicFolders: 'Eliminó una carpeta pública',
  },
} satisfies SameKeys<typeof english>;
