import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

const type = {
  standard: 'Estándar',
  parked: 'Aparcado',
};

export const messages = {
  title: 'Dominios',
  purpose: 'Sus dominios de correo, su verificación y el estado de su DNS.',
  search: 'Buscar dominios',
  empty: 'Todavía no hay dominios',
  emptyHint:
    'Un dominio es la parte de una dirección que sigue a la @. Añada uno, verifíquelo con un registro DNS y cree después usuarios, alias y listas.',
  undo: 'Deshacer',
  column: {
    domain: 'Dominio',
    verification: 'Verificación',
    health: 'Salud',
    type: 'Tipo',
    active: 'Estado',
    users: 'Usuarios',
    aliases: 'Alias',
    lists: 'Listas',
    smartlists: 'Listas inteligentes',
    aliasdomains: 'Dominios de alias',
    quota: 'Cuota asignada',
    created: 'Añadido',
  },
  type,
  state: {
    active: 'Activo',
    disabled: 'Desactivado',
  },
  row: {
    verify: 'Verificar ahora',
    check: 'Comprobar de nuevo la salud',
    enable: 'Activar',
    disable: 'Desactivar',
    remove: 'Eliminar',
  },
  bulk: {
    enable: '{num, plural, one {Activar # dominio} other {Activar {shown} dominios}}',
    disable: '{num, plural, one {Desactivar # dominio} other {Desactivar {shown} dominios}}',
    remove: '{num, plural, one {Eliminar # dominio} other {Eliminar {shown} dominios}}',
  },
  ask: {
    disableOne: '¿Desactivar {name}?',
    removeOne: '¿Eliminar {name}?',
    enable: '{num, plural, one {¿Activar # dominio?} other {¿Activar {shown} dominios?}}',
    disable: '{num, plural, one {¿Desactivar # dominio?} other {¿Desactivar {shown} dominios?}}',
    remove: '{num, plural, one {¿Eliminar # dominio?} other {¿Eliminar {shown} dominios?}}',
    enableText: 'El correo se volverá a aceptar y enviar.',
    disableText:
      'El dominio dejará de enviar y recibir correo y sus usuarios no podrán iniciar sesión. No se borra nada; puede volver a activarlo cuando quiera.',
  },
  removal: {
    with: 'También se eliminan:',
    nothing: 'No afecta a usuarios, alias, listas ni dominios de alias.',
    unknown:
      'También se elimina todo lo que contienen estos dominios: usuarios con todo su correo, alias, listas, carpetas públicas y dominios de alias.',
    users: '{num, plural, one {# usuario con todo su correo} other {# usuarios con todo su correo}}',
    aliases: '{num, plural, one {# alias} other {# alias}}',
    lists: '{num, plural, one {# lista} other {# listas}}',
    smartlists: '{num, plural, one {# lista inteligente} other {# listas inteligentes}}',
    aliasdomains: '{num, plural, one {# dominio de alias} other {# dominios de alias}}',
    after:
      'El correo se rechaza de inmediato y otros pueden usar el nombre. Durante {days} días puede restaurarlo todo desde la papelera.',
    claims:
      'La papelera conserva los {num} dominios nunca verificados eliminados más recientemente. Los más antiguos se borran para siempre.',
  },
  add: {
    title: 'Añadir dominio',
    names: 'Dominio',
    namesHint: 'Escriba un nombre, por ejemplo example.com, o hasta {num} nombres, uno por línea.',
    type: 'Tipo',
    typeHint: 'Los dominios aparcados no envían ni reciben correo.',
    taken: 'Este dominio ya está en su cuenta.',
    tooMany: 'Ha escrito {num} nombres; el límite es de {most} a la vez.',
    done: '{num, plural, one {Se ha añadido # dominio} other {Se han añadido # dominios}}',
    doneHint:
      'Cada dominio necesita un registro DNS que lo verifique. Copie los registros de todos o abra un nombre para ver los suyos.',
    failed:
      '{num, plural, one {No se añadió # nombre. Sigue en el cuadro de abajo.} other {No se añadieron # nombres. Siguen en el cuadro de abajo.}}',
    reason: {
      domain_invalid: 'No es un nombre de dominio válido.',
      conflict: 'Ya está en su cuenta.',
      limit_reached: 'Su cuenta no admite más dominios.',
    },
    room: '{num, plural, =0 {Su cuenta no admite más dominios.} one {En su cuenta cabe # dominio más.} other {En su cuenta caben # dominios más.}}',
  },
  page: {
    back: 'Todos los dominios',
    tabs: 'Secciones de este dominio',
    overview: 'Resumen',
    settings: 'Ajustes',
    health: 'Salud',
    dkim: 'DKIM',
    handover: 'Traspaso',
    history: 'Historial',
    gone: 'Dominio no encontrado',
    goneHint:
      'Puede que se haya eliminado o que el enlace sea incorrecto. Los dominios eliminados están en la papelera.',
  },
  history: {
    empty: 'Aún no hay cambios',
    emptyHint: 'Aquí aparecen los cambios de este dominio.',
  },
  overview: {
    ownership: 'Verificación',
    ascii: 'Forma ASCII',
    verified: 'Verificado',
    details: 'Detalles',
  },
  settings: {
    title: 'Ajustes',
    readOnly: 'Puede ver estos ajustes, pero no cambiarlos.',
    save: 'Guardar',
    timezone: 'Zona horaria',
    accountTimezone: 'Predeterminada de la cuenta',
    homecountry: 'País de origen',
    noCountry: 'Sin especificar',
    catchall: 'Dirección comodín',
    catchallHint: 'Recibe el correo enviado a direcciones que no existen. Déjela vacía para rechazarlo.',
    webmail: 'Webmail',
    webmailHint: 'Los usuarios de este dominio pueden usar el webmail.',
    exchange: 'Conector Exchange',
    exchangeHint: 'El correo de los usuarios con conector Exchange se pasa al servidor Exchange de abajo.',
    exchangeHost: 'Servidor Exchange',
    localdelivery: 'Entrega local',
    localdeliveryHint:
      'Entrega el correo en los buzones de aquí. Si está desactivada, todo el correo se reenvía al servidor de retransmisión.',
    relayHost: 'Servidor de retransmisión',
    footer: 'Pie de mensaje',
    footerHint: 'Se añade al final de cada mensaje que envían los usuarios de este dominio.',
  },
  health: {
    engine: {
      running: 'Gestiona el correo de este dominio.',
      trouble: 'El correo de este dominio puede retrasarse.',
      stopped:
        'Este dominio no puede enviar ni recibir correo hasta que el sistema de correo vuelva a estar en marcha.',
      not_installed:
        'Este dominio no puede enviar ni recibir correo aquí hasta que se instale el sistema de correo.',
    },
    check: 'Comprobar de nuevo',
    checked: 'Comprobado',
    never: 'Aún sin comprobar',
    since: 'desde el {day}',
    found: 'Encontrado',
    copyExpected: 'Copiar el valor para {name}: {value}',
    copyHost: 'Copiar el host, {name}',
    state: {
      ok: 'Correcto',
      warn: 'Con recomendaciones',
      fail: 'Con errores',
      queued: 'En cola para comprobar',
      unknown: 'Sin comprobar',
    },
    summary: {
      ok: 'Salud del dominio: correcta',
      warn: 'Salud del dominio: correcta, con recomendaciones',
      fail: 'Salud del dominio: con errores',
      queued: 'Salud del dominio: en cola para comprobar',
      unknown: 'Salud del dominio: sin comprobar',
    },
    name: {
      mx: 'Servidores de correo (MX)',
      caa: 'Autoridades de certificación (CAA)',
      webmail: 'Dirección del webmail',
      webmail_ssl: 'Certificado del webmail',
      autodiscover: 'Dirección de Autodiscover',
      autodiscover_ssl: 'Certificado de Autodiscover',
      spf: 'Remitentes permitidos (SPF)',
      dkim: 'Firma (DKIM)',
      dmarc: 'Norma para el correo falso (DMARC)',
      mta_sts: 'Entrega cifrada (MTA-STS)',
      tls_rpt: 'Informes sobre el cifrado (TLS-RPT)',
      mta_sts_host: 'Dirección de la política (MTA-STS)',
    },
    hint: {
      missing: 'Falta el registro. Publíquelo en este host.',
      wrong: 'El registro está incompleto o es incorrecto. Sustitúyalo por el valor de abajo.',
      foreign:
        'También figuran otros servidores de correo: {detail}. El correo que reciben no llega aquí. Elimínelos.',
      several:
        'Hay {detail} registros de este tipo, así que ninguno cuenta. Conserve uno y elimine los demás.',
      too_many_lookups:
        'Con nuestros servidores, el registro necesita {detail} consultas DNS; se permiten 10. Quite los remitentes que ya no use y publíquelo.',
      spf_loop: 'El registro se incluye a sí mismo: {detail}. Elimine una de estas inclusiones.',
      issuer_missing:
        'Los registros CAA en {detail} no permiten nuestra autoridad de certificación. Consérvelos y añada el valor de abajo.',
      dns_failed: 'Los servidores de nombres del dominio no respondieron.',
      timeout: 'No hubo respuesta a tiempo.',
      private_address: '{detail} lleva a una dirección inaccesible desde internet. Corrija el registro.',
      connect_failed:
        'No hay conexión segura con {detail}. Si el registro de este nombre no es correcto, corríjalo primero; si lo es, contacte con su proveedor.',
      certificate_expired:
        'El certificado caducó el {detail}. Se renueva automáticamente cuando el registro es correcto. Si el registro de este nombre ya es correcto, contacte con su proveedor.',
      certificate_expires:
        'El certificado caduca el {detail}. Compruebe que el registro sigue siendo correcto para que pueda renovarse.',
      certificate_name: 'El certificado es de otro nombre: {detail}. Compruebe el registro de este nombre.',
      certificate_untrusted:
        'El certificado es de una autoridad en la que los navegadores no confían: {detail}. Si el registro de este nombre es correcto, contacte con su proveedor.',
      not_enabled: 'La firma DKIM está desactivada en este dominio. Actívela en la pestaña DKIM.',
      not_signed:
        'Los mensajes no se firman en este momento. Verifique y active el dominio y compruébelo de nuevo: una clave firma en cuanto se encuentra su registro.',
      key_unusable:
        'No se puede leer la clave de firma, por lo que los mensajes no se pueden firmar. Cree una clave nueva en la pestaña DKIM y publique su registro.',
      elsewhere:
        'El correo de este dominio va ahora a {detail}. Cree primero aquí los buzones; después sustituya estos registros para trasladarlo.',
      host_elsewhere:
        'Este nombre lleva a otro lugar: {detail}. Si lo usa otro servicio, déjelo; si no, publique el valor de abajo.',
      sender_missing:
        'Nuestros servidores aún no pueden enviar correo de este dominio. El valor de abajo conserva sus remitentes actuales y añade {detail}.',
      still_receives:
        'Este dominio aparcado aún recibe correo en {detail}. Si nadie lo usa, publique el valor de abajo; si no, cambie el tipo a Estándar.',
      still_sends:
        'El registro aún permite enviar correo de este dominio aparcado. Si nadie envía, publique {detail}; si no, cambie el tipo a Estándar.',
      several_merged:
        'Hay {detail} registros SPF, así que ninguno cuenta. Sustitúyalos por el valor de abajo, que los combina.',
      not_required: 'No hace falta ningún registro: sin él, cualquier autoridad puede emitir certificados.',
      not_set:
        'Su proveedor aún no ha definido el servidor de este registro, así que no hay nada que publicar. Pregunte a su proveedor.',
      include_broken:
        'El registro nombra remitentes que no se pueden consultar: {detail}. Elimínelos; si no, los destinatarios pueden ignorar todo el registro.',
    },
    checking: 'Comprobando ahora…',
    checkingName: 'Comprobando {name}…',
    late: 'La comprobación de {name} está tardando más de lo habitual. El resultado aparecerá en la lista.',
    outcome: '{name} comprobado: {state}',
    host: 'Host ({type})',
    publish: 'Publique este valor',
    foundNow: 'Valor actual',
    group: {
      stopsMail: 'Impide el correo',
      fix: 'Por corregir',
      unknown: 'Sin comprobar',
      advice: 'Recomendados',
      ok: '{num, plural, one {# registro es correcto} other {# registros son correctos}}',
    },
    groupHint: {
      stopsMail: 'Hasta que se corrija, el correo no llega o es rechazado por otros.',
      fix: 'El correo funciona, pero puede que no el webmail, las aplicaciones de correo o los certificados.',
      unknown:
        'Estos registros aún no se han comprobado o no respondieron. Se comprobarán de nuevo automáticamente.',
      advice: 'El correo funciona sin ellos, pero protegen su nombre y ayudan a que sus mensajes lleguen.',
    },
  },
  dkim: {
    title: 'Firma DKIM',
    purpose:
      'El correo saliente se firma con una clave cuya mitad pública está publicada en su DNS. Así los destinatarios ven que un mensaje es realmente suyo y no se ha modificado.',
    on: 'La firma está activada',
    waiting: 'Esperando al DNS: el correo aún no se firma',
    off: 'La firma está desactivada',
    enable: 'Activar la firma',
    disable: 'Desactivar la firma',
    rotate: 'Crear una clave nueva',
    keys: 'Claves',
    noKeys: 'Aún no hay claves. Se crea una al activar la firma.',
    selector: 'Selector {name}',
    since: 'desde el {day}',
    state: {
      waiting: 'Esperando al DNS',
      active: 'En uso',
      retiring: 'En proceso de retirada',
    },
    explain: {
      waiting: 'Publique el registro de esta clave. La firma empieza cuando se encuentra el registro.',
      active: 'El correo se firma con esta clave. Deje su registro como está.',
      retiring:
        'Ya no firma correo. Deje su registro una semana más, para los mensajes en camino; después puede eliminarlo.',
    },
    askDisable: '¿Desactivar la firma?',
    askDisableText:
      'El correo saliente dejará de firmarse y es más probable que acabe como spam. Las claves se conservan; puede volver a activar la firma cuando quiera.',
    askRotate: '¿Crear una clave nueva?',
    askRotateText:
      'Tendrá que publicar un registro nuevo. La clave actual sigue firmando hasta que se encuentre.',
    copyHost: 'Copiar el host del selector {name}',
    copyKey: 'Copiar el valor del selector {name}',
    host: 'Host',
    key: 'Valor',
  },
  handover: {
    title: 'Página de traspaso',
    purpose:
      'Cree un enlace para la persona que gestiona el DNS de este dominio. Abre una página con todos sus registros, sin iniciar sesión, y no muestra nada más.',
    days: 'Días hasta que caduque',
    daysHint: 'Escriba 1–90.',
    create: 'Crear enlace',
    created: 'El enlace está listo',
    once: 'Cópielo ahora. Solo se muestra una vez.',
    copy: 'Copiar el enlace',
    revoke: 'Revocar el enlace',
    askRevoke: '¿Revocar el enlace de {name}?',
    askRevokeText: 'La página dejará de abrirse. Puede crear un enlace nuevo cuando quiera.',
    replaceHint: 'Escriba 1–90. El enlace nuevo sustituye al actual.',
    replace: 'Crear un enlace nuevo',
    exists: 'Enlace creado el {time}',
    validUntil: 'Válido hasta el {time}',
    opened:
      '{num, plural, one {Abierto una vez, el {time}} other {Abierto {shown} veces, la última el {time}}}',
    notOpened: 'Aún no se ha abierto',
  },
  audit: {
    label: 'Auditoría',
    hint: 'Copia cada mensaje de este dominio en el buzón de auditoría elegido en «Cumplimiento».',
    inUse:
      'Un buzón de este dominio recibe las copias de otros dominios. Elija antes otro buzón para ellos en «Cumplimiento». Los dominios de la papelera también cuentan.',
    unusable:
      'El buzón de auditoría de este dominio no se puede usar. Active antes el buzón y su dominio, o elija otro en «Cumplimiento».',
    mayNot: 'Solo pueden cambiarlo los administradores con el nivel «Modificar» para usuarios.',
  },
  facts: {
    domain: 'Dominio',
    type: 'Tipo',
    active: 'Activo',
    timezone: 'Zona horaria',
    catchall: 'Dirección comodín',
    webmail: 'Webmail',
    exchange_enabled: 'Conector Exchange',
    exchange_host: 'Servidor Exchange',
    localdelivery: 'Entrega local',
    relay_host: 'Servidor de retransmisión',
    footer: 'Pie de mensaje',
    homecountry: 'País de origen',
    dkim_enabled: 'Firma DKIM',
    audit_enabled: 'Auditoría',
    selector: 'Selector',
    days: 'Días',
    deleted_for_good: 'Borrado para siempre',
  },
  values: { type },
  variants: {
    removeDomains: {
      deleted_for_good: 'Borró un dominio para siempre: en la papelera no cabían más dominios sin verificar',
    },
  },
  goTo: {
    words: {
      domains: 'DNS, MX, SPF, DKIM, DMARC, registros, verificación, salud, archivo de zona, traspaso',
      addDomain: 'nuevo dominio, crear dominio',
      exportDomains: 'descargar dominios, CSV, hoja de cálculo',
    },
    actions: {
      addDomain: 'Añadir dominio',
      exportDomains: 'Exportar dominios',
    },
  },
  menu: {
    domains: 'Dominios',
  },
  jobs: {
    enableDomains: 'Activación de dominios',
    disableDomains: 'Desactivación de dominios',
    removeDomains: 'Eliminación de dominios',
  },
  deeds: {
    exportDomains: 'Dominios exportados',
    addDomain: 'Dominio {name} añadido',
    addDomains: '{num, plural, =1 {Dominio {name} añadido} other {{shown} dominios añadidos}}',
    updateDomain: 'Dominio {name} cambiado',
    enableDomains: '{num, plural, =1 {Dominio {name} activado} other {{shown} dominios activados}}',
    disableDomains: '{num, plural, =1 {Dominio {name} desactivado} other {{shown} dominios desactivados}}',
    removeDomains: '{num, plural, =1 {Dominio {name} eliminado} other {{shown} dominios eliminados}}',
    enableDkim: 'DKIM activado para {name}',
    disableDkim: 'DKIM desactivado para {name}',
    rotateDkim: 'Nueva clave DKIM creada para {name}',
    createDnsHandover: 'Enlace de traspaso creado para {name}',
    revokeDnsHandover: 'Enlace de traspaso de {name} revocado',
  },
  operations: {
    exportDomains: 'Exportó los dominios',
    addDomain: 'Añadió un dominio',
    addDomains: 'Añadió varios dominios',
    updateDomain: 'Cambió un dominio',
    enableDomains: 'Activó un dominio',
    disableDomains: 'Desactivó un dominio',
    removeDomains: 'Eliminó un dominio',
    verifyDomain: 'Inició la verificación de un dominio',
    checkDomainHealth: 'Inició una comprobación del estado de un dominio',
    enableDkim: 'Activó DKIM',
    disableDkim: 'Desactivó DKIM',
    rotateDkim: 'Creó una clave DKIM nueva',
    createDnsHandover: 'Creó un enlace de traspaso',
    revokeDnsHandover: 'Revocó el enlace de traspaso',
  },
  zone: {
    title: 'Todos los registros a la vez',
    purpose:
      'Este archivo de zona contiene los registros que este dominio necesita para el correo; la mayoría de los servicios DNS pueden importarlo. Asegúrese de que la importación añada registros y no borre otros, como los de su sitio web. Si el correo todavía va a otro servidor, cree primero aquí los buzones. Los registros ya publicados figuran como comentarios.',
    copy: 'Copiar todos los registros',
    download: 'Descargar archivo de zona',
    copied: 'Registros copiados',
  },
} satisfies SameKeys<typeof english>;
