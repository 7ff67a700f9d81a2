import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

const column = {
  at: 'Hora',
  from: 'Enviado desde',
  to: 'Enviado a',
  reached: 'Entregado a',
  sender_ip: 'IP del remitente',
  subject: 'Asunto',
  bytes: 'Tamaño',
  score: 'Puntuación de spam',
  message_status: 'Estado del mensaje',
  recipient_status: 'Estado del destinatario',
  answer: 'Respuesta del servidor',
  domain: 'Dominio',
};

const status = {
  delivered: 'Entregado',
  temporary: 'Retrasado',
  permanent: 'No entregado',
};

const kind = {
  incoming: 'Entrante',
  outgoing: 'Saliente',
};

const story = {
  title: 'Mensaje',
  to: 'para',
  recipients: '{num, plural, one {# destinatario} other {# destinatarios}}',
  manyRecipients: 'más de {num, plural, one {# destinatario} other {# destinatarios}}',
  gone: 'Este mensaje no está en el registro',
  goneHint: 'Puede que sea demasiado antiguo o que el enlace esté incompleto.',
  tooOld:
    'Puede que sea demasiado antiguo: este registro conserva los mensajes {num, plural, one {# día} other {# días}}. O el enlace está incompleto.',
  details: 'Detalles',
  sender: 'Remitente',
  messageId: 'Message-ID',
  timeline: 'Qué ha pasado',
  client: {
    server: 'Recibido de {name}',
    nameless: 'Recibido de un servidor sin nombre',
    login: 'Enviado por {login}',
    loginIp: 'Sesión iniciada desde {ip}',
    inside: 'Enviado dentro de este servicio',
    insideHint: 'Desde dónde se envió solo lo ve la cuenta del remitente.',
    notice: 'Escrito por este servicio como aviso de entrega',
  },
  checks: {
    title: 'Remitente comprobado',
    signed: 'Firmado por {domains}',
    unsigned: 'Sin firma',
    dmarc: {
      none: 'El dominio del remitente no pone objeciones',
      quarantine: 'No superado: el dominio del remitente pide tratarlo como spam',
      reject: 'No superado: el dominio del remitente pide rechazarlo',
    },
  },
  score: {
    title: 'Puntuación de spam: {score}',
    spam: '{num, plural, one {Spam para # destinatario.} other {Spam para # destinatarios.}}',
    notSpam: '{num, plural, one {No es spam para # destinatario.} other {No es spam para # destinatarios.}}',
    other:
      '{num, plural, one {Para # destinatario decidió otra regla.} other {Para # destinatarios decidieron otras reglas.}}',
    parts: 'De qué se compone la puntuación',
    more: '{num, plural, one {Mostrar # más} other {Mostrar # más}}',
    fewer: 'Mostrar menos',
  },
  recipient: 'Destinatario {name}',
  leadsTo: 'Se entrega a',
  showDelivered:
    '{num, plural, one {Mostrar # destinatario que lo recibió} other {Mostrar # destinatarios que lo recibieron}}',
  showRest: '{num, plural, one {Mostrar # destinatario más} other {Mostrar # destinatarios más}}',
  truncated:
    '{num, plural, one {Solo se muestra # destinatario.} other {Solo se muestran los primeros # destinatarios.}}',
  verdict: {
    inbox: 'Pasó el filtro',
    junk: 'Tratado como spam',
    refuse: 'Rechazado por el filtro',
  },
  refused: {
    later: 'No aceptado por ahora',
    final: 'Rechazado',
    server: {
      later:
        'El servidor del remitente suele volver a intentarlo por sí mismo durante varios días. Cada intento aparece en el registro.',
      final: 'El mensaje no llegó a entrar. Al remitente se lo comunica su propio servidor de correo.',
    },
    program: {
      later: 'El programa de correo del remitente muestra este error. Puede volver a intentarlo más tarde.',
      final: 'El mensaje no se envió. El programa de correo del remitente muestra este error.',
    },
  },
  tried: '{num, plural, one {Un intento} other {# intentos}}',
  triedAt: '{num, plural, one {Un intento en {server}} other {# intentos en {server}}}',
  lastTry: 'Último intento: {time}',
  willTry:
    'Se vuelve a intentar automáticamente durante un máximo de 5 días. Después, el remitente recibe un aviso.',
  delivered: 'Entregado',
  acceptedBy: 'Aceptado por {server}',
  undelivered: 'No entregado',
  refusedBy: 'Rechazado por {server}',
  bounced: 'Se informó al remitente con un aviso de entrega.',
  stored: {
    INBOX: 'Entregado en la bandeja de entrada',
    Junk: 'Entregado en la carpeta de spam',
    folder: 'Entregado en la carpeta {name}',
  },
  done: {
    forwarded: 'Reenviado a {name}',
    discarded: 'Eliminado por una regla de entrega del destinatario',
    rejected: 'Rechazado por una regla de entrega del destinatario',
    replied: 'Respuesta de ausencia enviada a {name}',
  },
  dropped: 'No entregado',
  droppedHint:
    'Otros destinatarios aceptaron el mismo mensaje, así que aquí se descartó y no se informa al remitente.',
  cause: {
    noAddress: 'Esta dirección no existe. Compruebe si está bien escrita.',
    noDomain: 'El dominio no existe o no acepta correo. Compruebe si la dirección está bien escrita.',
    nobody: 'Nadie en su cuenta tiene esta dirección.',
    notThen: 'Un usuario tiene esta dirección, pero estaba desactivado o aún no existía.',
    full: 'El buzón está lleno.',
    closed: 'El buzón del destinatario está desactivado.',
    tooLarge: 'El mensaje supera el tamaño que acepta el otro servidor.',
    policy:
      'Lo rechazó una regla del otro servidor. A menudo el mensaje le pareció spam o no confía en el remitente.',
    unproven:
      'El otro servidor no pudo verificar al remitente. Compruebe SPF, DKIM y DMARC del dominio del remitente.',
    unreachable: 'No se pudo contactar con el otro servidor.',
    later:
      'El otro servidor pidió volver a intentarlo más tarde. Muchos lo hacen con remitentes que aún no conocen.',
    gaveUp: 'Todos los intentos fallaron y no se harán más.',
  },
  fix: {
    allow: 'Permitir remitente',
    settings: 'Ajustes del filtro',
    blacklist: 'Abrir la lista negra',
    networks: 'Abrir la lista de acceso por IP',
    quota: 'Cambiar la cuota',
    user: 'Abrir el usuario',
    explain: '¿Adónde va el correo de esta dirección?',
  },
  recent: {
    title: '¿Por qué no ha llegado?',
    empty: 'Últimamente no se ha retrasado ni rechazado nada.',
    from: 'De {name}',
    to: 'Para {name}',
    incoming: 'Todo el correo entrante no entregado',
    outgoing: 'Todo el correo saliente no entregado',
  },
};

export const messages = {
  title: {
    incoming: 'Entrante',
    outgoing: 'Saliente',
  },
  purpose: {
    incoming:
      'Todos los mensajes que llegaron a sus dominios, por destinatario, y qué fue de ellos. Un filtro encuentra antes una dirección completa o @dominio.',
    outgoing:
      'Todos los mensajes que enviaron sus usuarios, por destinatario, y qué fue de ellos. Un filtro encuentra antes una dirección completa o @dominio.',
  },
  empty: {
    incoming: 'Todavía no hay correo entrante',
    outgoing: 'Todavía no hay correo saliente',
  },
  emptyHint: {
    incoming:
      'Los mensajes que llegan a sus dominios aparecen aquí en unos segundos y se conservan {num, plural, one {# día} other {# días}}.',
    outgoing:
      'Los mensajes que envían sus usuarios aparecen aquí en unos segundos y se conservan {num, plural, one {# día} other {# días}}.',
  },
  search: 'Buscar por asunto o dirección',
  column,
  status,
  spam: 'Spam',
  noSender: 'Sin remitente',
  noSubject: 'Sin asunto',
  kilobytes: '{size} kB',
  exported: {
    ...column,
    id: 'Número de la entrada',
    story: 'Identificador del mensaje',
    is_spam: 'Spam',
    values: { ...status, spam: 'Spam' },
  },
  facts: {
    kind: 'Registro',
  },
  values: {
    kind,
    target: {
      logs: 'Registros',
    },
  },
  goTo: {
    words: {
      incomingLogs:
        'registro de correo, correo recibido, entrega, seguimiento, spam, rechazado, dónde está mi correo',
      outgoingLogs:
        'registro de correo, correo enviado, entrega, seguimiento, rechazado, dónde está mi correo',
      exportIncomingLogs: 'descargar el registro entrante, CSV, hoja de cálculo',
      exportOutgoingLogs: 'descargar el registro saliente, CSV, hoja de cálculo',
    },
    actions: {
      exportIncomingLogs: 'Exportar el registro de correo entrante',
      exportOutgoingLogs: 'Exportar el registro de correo saliente',
    },
  },
  menu: {
    logs: 'Registros',
    incomingLogs: 'Entrante',
    outgoingLogs: 'Saliente',
  },
  deeds: {
    exportLogs: 'Registro exportado',
  },
  operations: {
    exportLogs: 'Exportó un registro',
  },
  story,
} satisfies SameKeys<typeof english>;
