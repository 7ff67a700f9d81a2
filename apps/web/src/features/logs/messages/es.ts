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
} satisfies SameKeys<typeof english>;
