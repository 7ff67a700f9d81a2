import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  of: {
    users: {
      title: 'Importar usuarios',
      purpose:
        'Añada y cambie muchos usuarios con un archivo CSV. Verá lo que va a ocurrir antes de que cambie nada.',
      back: 'Todos los usuarios',
      again: 'Importar otro archivo',
      column: 'Dirección',
      hint: 'La primera línea nombra las columnas, en cualquier orden. Sin ella, las columnas deben seguir el orden de abajo. En los usuarios que ya existen, las celdas vacías no cambian nada.',
      undo: 'Los usuarios añadidos van a la papelera y los cambiados recuperan sus valores anteriores. Los que se hayan cambiado desde entonces quedan como están. Las contraseñas anteriores solo se recuperan durante las 72 horas siguientes a la importación. Primero verá una vista previa.',
    },
    aliases: {
      title: 'Importar alias',
      purpose:
        'Añada y cambie muchos alias con un archivo CSV. Verá lo que va a ocurrir antes de que cambie nada.',
      back: 'Todos los alias',
      again: 'Importar otro archivo',
      column: 'Alias',
      hint: 'La primera línea nombra las columnas, en cualquier orden. Sin ella, las columnas deben seguir el orden de abajo. En los alias que ya existen, una nota o un estado vacíos no cambian nada.',
      undo: 'Los alias añadidos van a la papelera y los cambiados recuperan sus valores anteriores. Los que se hayan cambiado desde entonces quedan como están. Primero verá una vista previa.',
    },
    list_members: {
      title: 'Importar miembros de listas',
      purpose:
        'Añada muchos miembros a sus listas de distribución con un archivo CSV. Verá lo que va a ocurrir antes de que cambie nada.',
      back: 'Todas las listas',
      again: 'Importar otro archivo',
      column: 'Miembro',
      hint: 'La primera línea nombra las columnas, en cualquier orden. Sin ella, las columnas deben seguir el orden de abajo. Cada línea añade un miembro a una lista.',
      undo: 'Los miembros añadidos se eliminan de nuevo de sus listas. Primero verá una vista previa.',
    },
    builder: {
      title: 'Configurar un cliente',
      again: 'Empezar de nuevo',
      column: 'Nombre o dirección',
      undo: 'Todo lo que añadió este plan se elimina y lo que cambió recupera sus valores anteriores. Los usuarios añadidos en las últimas 24 horas, los alias, las listas y los dominios se borran para siempre si nadie los ha usado, y sus nombres quedan libres; el resto va a la papelera. Lo que se haya cambiado desde entonces queda como está. Primero verá una vista previa.',
    },
  },
  form: {
    title: 'Archivo CSV',
    choose: 'Elegir archivo',
    text: 'Contenido del archivo',
    hint: 'Elija un archivo o pegue su contenido: CSV de hasta {rows} filas, columnas separadas por comas, puntos y coma o tabuladores.',
    largeHint: 'Este archivo es demasiado largo para editarlo aquí.',
    size: '{num} MB',
    remove: 'Quitar archivo',
    submit: 'Comprobar archivo',
    tooLarge: 'El archivo es demasiado grande. El límite es de 2,5 MB y {rows} filas.',
    notText: 'No se puede leer el archivo. En su hoja de cálculo, guárdelo como CSV y vuelva a elegirlo.',
    decoded:
      'El archivo no está en UTF-8, así que se ha leído como texto de Windows (Windows-1252). Revise abajo los nombres con acentos.',
  },
  columns: {
    title: 'Columnas',
    template: 'Descargar plantilla',
    of: {
      users: {
        email:
          'Obligatoria: la dirección, por ejemplo anna@example.com. O las dos columnas username y domain.',
        name: 'El nombre de la persona o de la sala.',
        password:
          'Al menos 8 caracteres, con una minúscula, una mayúscula, un número y un carácter especial. Si se deja vacía en usuarios nuevos, se genera una.',
        quota_gb:
          'En GB, por ejemplo 2,5. O la columna quota, en MB. Obligatoria para los usuarios nuevos, salvo los conectores.',
        account_type:
          'basic, enhanced, exchange, external o audit. Si está vacía, los usuarios nuevos son basic.',
        mailbox_type:
          'normal, shared, room o equipment. Todos salvo normal requieren el tipo de cuenta enhanced.',
        language: 'en, ptbr, id, es, de o fr. Vacía: valor de la cuenta.',
        timezone: 'Por ejemplo, Europe/Madrid. Vacía: valor de la cuenta.',
        twofa_allowed: 'Autenticación de dos factores: yes o no.',
        imap: 'Acceso con aplicaciones de correo: yes o no.',
        active: 'yes o no. Con no, el usuario queda desactivado.',
        dateformat: 'Como en los ajustes, por ejemplo YYYY-MM-DD.',
        oex_type: 'Solo conectores Exchange: relay o relay_and_copy.',
        relay_host: 'Solo conectores externos: el nombre de host del servidor de correo.',
      },
      aliases: {
        email: 'Obligatoria: la dirección, por ejemplo info@example.com. O las dos columnas alias y domain.',
        forward: 'Obligatoria: adónde va su correo. Separe varias direcciones con espacios o puntos y coma.',
        note: 'Una nota para usted y otros administradores.',
        active: 'yes o no. Con no, el alias queda desactivado.',
      },
      list_members: {
        list: 'Obligatoria: la dirección de la lista, por ejemplo team@example.com. La lista debe existir.',
        member: 'Obligatoria: la dirección del nuevo miembro, de su cuenta o externa.',
      },
    },
  },
  made: 'Comprobado el',
  unit: 'GB',
  gigabytes: '{num} GB',
  nothing: 'vacío',
  type: {
    domain: 'Dominio',
    user: 'Usuario',
    alias: 'Alias',
    list: 'Lista',
  },
  password: {
    given: 'Del archivo',
    generated: 'Generada',
  },
  reasons: {
    finding: '{field}: {problem}',
    column: '{field} ({column})',
    seats: 'No quedan plazas del tipo de cuenta {type}. Libere algunas o pida más a su proveedor.',
    of: {
      users: {
        not_found: 'No tiene ningún dominio con este nombre.',
        stale: 'Alguien ha cambiado este usuario mientras tanto.',
        forbidden: 'No puede cambiar el tipo de cuenta, el tipo de buzón ni los servicios de un usuario.',
        limit_reached: 'No quedan plazas de este tipo de cuenta.',
      },
      aliases: {
        not_found: 'No tiene ningún dominio con este nombre.',
        stale: 'Alguien ha cambiado este alias mientras tanto.',
      },
      list_members: {
        stale: 'Alguien ha cambiado esta lista mientras tanto.',
      },
      builder: {
        not_found: 'No tiene ningún dominio con este nombre.',
        stale: 'Alguien lo ha cambiado o usado mientras tanto.',
        forbidden: 'No tiene permiso para añadir esto.',
        limit_reached:
          'Se ha alcanzado el límite. Elimine algo que ya no necesite o pida más a su proveedor.',
        domain_unverified:
          'Este dominio aún no está verificado. Cree sus registros DNS, verifíquelo y vuelva a planificar.',
      },
    },
    field: {
      type: 'Tipo',
      password: 'Contraseña',
      csv: 'Fila',
      username: 'Nombre de usuario',
      domain: 'Dominio',
      alias: 'Alias',
      list: 'Lista',
      member: 'Miembro',
    },
    format: {
      type: 'Indique domain, user, alias o list.',
      quota_gb: 'Indique los GB con un número, por ejemplo 2,5.',
      quota: 'Indique los MB con un número entero, por ejemplo 2500.',
      account_type: 'Indique basic, enhanced, exchange, external o audit.',
      mailbox_type: 'Indique normal, shared, room o equipment.',
      unsuitable:
        'Los buzones compartidos, las salas y el equipamiento requieren el tipo de cuenta enhanced.',
      language: 'Indique en, ptbr, id, es, de o fr.',
      timezone: 'Indique una zona horaria como Europe/Madrid.',
      dateformat: 'Indique un formato como YYYY-MM-DD.',
      oex_type: 'Indique relay o relay_and_copy.',
      flag: 'Indique yes o no.',
      csv: 'Tiene más celdas que columnas, o una celda es demasiado larga.',
    },
  },
  summary: {
    label: 'Qué ocurre con las filas',
    after: 'Plazas y cuota después',
  },
  seats: {
    domains: 'Dominios',
    basic: 'Cuentas básicas',
    enhanced: 'Cuentas avanzadas',
    exchange: 'Cuentas con conector Exchange',
    external: 'Cuentas con conector externo',
    quota: 'Cuota',
  },
  exported: {
    head: {
      line: 'Línea',
      name: 'Nombre o dirección',
      state: 'Resultado',
      reason: 'Detalles',
      password: 'Contraseña',
    },
    outcome: {
      create: 'Por añadir',
      update: 'Por cambiar',
      remove: 'Por eliminar',
      skip: 'Sin cambios',
      refuse: 'Rechazado',
    },
    done: {
      create: 'Añadido',
      update: 'Cambiado',
      remove: 'Eliminado',
    },
    result: {
      waiting: 'En espera',
      done: 'Hecho',
      failed: 'Con error',
    },
  },
  rows: {
    title: 'Vista previa',
    search: 'Buscar por dirección',
    line: 'Línea {line}',
    lineHead: 'Línea',
    outcome: 'Qué ocurre',
    result: 'Resultado',
    details: 'Detalles',
    empty: 'Sin filas',
    emptyHint: 'Este plan no tiene filas que pueda ver.',
  },
  state: {
    planning: 'Comprobando las filas…',
    planningHint: 'La vista previa aparecerá aquí en cuanto esté lista.',
    refused: 'No se pueden comprobar las filas',
    planned: 'Todavía no ha cambiado nada',
    plannedHint: 'Revise las filas y aplique el plan antes del {time}.',
    generated:
      '{num, plural, one {Se genera una contraseña para # usuario nuevo; podrá descargarla después.} other {Se generan contraseñas para {shown} usuarios nuevos; podrá descargarlas después.}}',
    nothing: 'No hay nada que aplicar',
    nothingHint: 'Ninguna fila cambiaría nada.',
    expired: 'Este plan no se aplicó a tiempo',
    expiredHint: 'Desde entonces puede haber cambiado mucho. Compruebe las filas de nuevo.',
    applying: 'Aplicando…',
    done: 'Terminado: {done} con éxito',
    partly: 'Terminado: {done} con éxito, {failed} con error',
    stopped: 'Detenido: {done} con éxito, {failed} con error',
    failed: 'El plan ha fallado: {done} con éxito, {failed} con error',
    endedHint: 'Lo que se hizo se conserva. Para continuar, compruebe las filas de nuevo.',
    passwords:
      'Descargue ahora el resultado: contiene las contraseñas generadas. Solo puede descargarlas una vez, en un plazo de 24 horas.',
    passwordsGone:
      'Las contraseñas generadas ya no están aquí: se descargaron o han caducado. Para dar una contraseña nueva, abra la página del usuario.',
  },
  recent: {
    title: 'Importaciones recientes',
    hint: 'Abra una importación para ver su resultado o deshacerla.',
    passwords: 'Contraseñas aún sin descargar',
    state: {
      planning: 'Comprobándose',
      refused: 'Rechazada',
      planned: 'Sin aplicar',
      expired: 'Caducada',
      applying: 'Aplicándose',
      done: 'Terminada',
      stopped: 'Detenida',
      failed: 'Fallida',
      undone: 'Deshecha',
      partlyUndone: 'Deshecha en parte',
    },
    changes: '{num, plural, one {# cambio} other {{shown} cambios}}',
    done: '{num, plural, one {# hecha} other {{shown} hechas}}',
    failed: '{num, plural, one {# fallida} other {{shown} fallidas}}',
    refused: '{num, plural, one {# rechazada} other {{shown} rechazadas}}',
  },
  waiting: {
    title: 'Siguiente paso: verificar los dominios',
    hint: 'Las filas rechazadas solo porque su dominio aún no está verificado se pueden añadir más tarde. Haga clic en «Planificar el resto» para ver qué registros DNS debe configurar. Cuando los dominios estén verificados, añada esas filas desde allí.',
  },
  apply: '{num, plural, one {Aplicar # cambio} other {Aplicar {shown} cambios}}',
  edit: {
    rest: 'Planificar el resto',
    sent: 'Editar y volver a comprobar',
    refused: 'Corregir filas rechazadas',
  },
  download: {
    refused: 'Descargar filas rechazadas',
    result: 'Descargar resultado',
  },
  undo: {
    button: 'Deshacer estos cambios',
    head: 'Deshacer estos cambios',
    title: '¿Deshacer estos cambios?',
    confirm: 'Mostrar vista previa',
    apply: '{num, plural, one {Deshacer # cambio} other {Deshacer {shown} cambios}}',
    applying: 'Deshaciendo…',
    done: 'Reversión terminada: {done} con éxito',
    partly: 'Reversión terminada: {done} con éxito, {failed} con error',
    undone: 'Estos cambios se han deshecho',
    endedHint:
      'Lo que se deshizo queda deshecho. Para continuar, abra el plan original y vuelva a deshacerlo.',
  },
  gone: 'Este plan no existe',
  goneHint: 'Los planes se conservan hasta 30 días y solo los ve el administrador que los creó.',
  goTo: {
    words: {
      importUsers: 'CSV, subir archivo, hoja de cálculo, muchos usuarios, masiva',
      importAliases: 'CSV, subir archivo, hoja de cálculo, muchos alias, masiva',
      importListMembers: 'CSV, subir archivo, hoja de cálculo, suscriptores, masiva',
    },
    actions: {
      importUsers: 'Importar usuarios',
      importAliases: 'Importar alias',
      importListMembers: 'Importar miembros de listas',
    },
  },
  jobs: {
    applyPlan: 'Aplicación de un plan',
    'applyPlan.undo': 'Reversión de un plan',
  },
  operations: {
    planImport: 'Comprobó un archivo de importación',
    applyPlan: 'Inició una importación',
    undoPlan: 'Preparó la reversión de una importación',
    downloadPlan: 'Descargó un archivo de importación',
  },
  variants: {
    planImport: { builder: 'Planificó la configuración de un cliente' },
    applyPlan: {
      undo: 'Inició la reversión de una importación',
      builder: 'Inició la configuración de un cliente',
      undo_builder: 'Inició la reversión de la configuración de un cliente',
    },
    undoPlan: { builder: 'Preparó la reversión de la configuración de un cliente' },
    downloadPlan: { builder: 'Descargó filas de la configuración de un cliente' },
  },
  facts: {
    create: 'Por añadir',
    update: 'Por cambiar',
    remove: 'Por eliminar',
    skip: 'Sin cambios',
    refuse: 'Rechazadas',
    undo: 'Reversión',
    part: 'Archivo',
  },
  values: {
    kind: {
      builder: 'Configuración de un cliente',
      list_members: 'Miembros de listas',
    },
    part: {
      sent: 'Todas las filas',
      refused: 'Filas rechazadas',
      result: 'Resultado',
    },
  },
} satisfies SameKeys<typeof english>;
