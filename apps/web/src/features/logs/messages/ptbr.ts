import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

const column = {
  at: 'Hora',
  from: 'Enviado de',
  to: 'Enviado para',
  reached: 'Entregue a',
  sender_ip: 'IP do remetente',
  subject: 'Assunto',
  bytes: 'Tamanho',
  score: 'Pontuação de spam',
  message_status: 'Status da mensagem',
  recipient_status: 'Status do destinatário',
  answer: 'Resposta do servidor',
  domain: 'Domínio',
};

const status = {
  delivered: 'Entregue',
  temporary: 'Atrasado',
  permanent: 'Não entregue',
};

const kind = {
  incoming: 'Entrada',
  outgoing: 'Saída',
};

export const messages = {
  title: {
    incoming: 'Entrada',
    outgoing: 'Saída',
  },
  purpose: {
    incoming:
      'Cada mensagem que chegou para seus domínios, por destinatário, e o que foi feito dela. Um filtro encontra mais rápido um endereço completo ou @domínio.',
    outgoing:
      'Cada mensagem que seus usuários enviaram, por destinatário, e o que foi feito dela. Um filtro encontra mais rápido um endereço completo ou @domínio.',
  },
  empty: {
    incoming: 'Nenhum e-mail recebido ainda',
    outgoing: 'Nenhum e-mail enviado ainda',
  },
  emptyHint: {
    incoming:
      'As mensagens que chegam para seus domínios aparecem aqui em segundos e ficam guardadas por {num, plural, one {# dia} other {# dias}}.',
    outgoing:
      'As mensagens que seus usuários enviam aparecem aqui em segundos e ficam guardadas por {num, plural, one {# dia} other {# dias}}.',
  },
  search: 'Pesquisar por assunto ou endereço',
  column,
  status,
  spam: 'Spam',
  noSender: 'Sem remetente',
  noSubject: 'Sem assunto',
  kilobytes: '{size} kB',
  exported: {
    ...column,
    id: 'Número da entrada',
    story: 'Identificador da mensagem',
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
        'registro de e-mail, e-mail recebido, entrega, rastreamento, spam, devolvido, onde está meu e-mail',
      outgoingLogs:
        'registro de e-mail, e-mail enviado, entrega, rastreamento, devolvido, onde está meu e-mail',
      exportIncomingLogs: 'baixar o registro de entrada, CSV, planilha',
      exportOutgoingLogs: 'baixar o registro de saída, CSV, planilha',
    },
    actions: {
      exportIncomingLogs: 'Exportar o registro de entrada',
      exportOutgoingLogs: 'Exportar o registro de saída',
    },
  },
  menu: {
    logs: 'Registros',
    incomingLogs: 'Entrada',
    outgoingLogs: 'Saída',
  },
  deeds: {
    exportLogs: 'Registro exportado',
  },
  operations: {
    exportLogs: 'Exportou um registro',
  },
} satisfies SameKeys<typeof english>;
