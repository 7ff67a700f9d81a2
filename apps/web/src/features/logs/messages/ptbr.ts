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

const story = {
  title: 'Mensagem',
  to: 'para',
  recipients: '{num, plural, one {# destinatário} other {# destinatários}}',
  manyRecipients: 'mais de {num, plural, one {# destinatário} other {# destinatários}}',
  gone: 'Esta mensagem não está nos registros',
  goneHint: 'Talvez seja antiga demais ou o link esteja incompleto.',
  tooOld:
    'Talvez seja antiga demais: os registros guardam as mensagens por {num, plural, one {# dia} other {# dias}}. Ou o link está incompleto.',
  details: 'Detalhes',
  sender: 'Remetente',
  messageId: 'Message-ID',
  timeline: 'O que aconteceu',
  client: {
    server: 'Recebida de {name}',
    nameless: 'Recebida de um servidor sem nome',
    login: 'Enviada por {login}',
    loginIp: 'Login a partir de {ip}',
    inside: 'Enviada dentro deste serviço',
    insideHint: 'De onde foi enviada, só a conta do remetente vê.',
    notice: 'Escrita por este serviço como aviso de entrega',
  },
  checks: {
    title: 'Remetente verificado',
    signed: 'Assinada por {domains}',
    unsigned: 'Sem assinatura',
    dmarc: {
      none: 'Nenhuma objeção do domínio do remetente',
      quarantine: 'Falhou: o domínio do remetente pede para tratá-la como spam',
      reject: 'Falhou: o domínio do remetente pede para recusá-la',
    },
  },
  score: {
    title: 'Pontuação de spam: {score}',
    spam: '{num, plural, one {Spam para # destinatário.} other {Spam para # destinatários.}}',
    notSpam: '{num, plural, one {Não é spam para # destinatário.} other {Não é spam para # destinatários.}}',
    other:
      '{num, plural, one {Para # destinatário, outra regra decidiu.} other {Para # destinatários, outras regras decidiram.}}',
    parts: 'Do que a pontuação é composta',
    more: '{num, plural, one {Mostrar mais #} other {Mostrar mais #}}',
    fewer: 'Mostrar menos',
  },
  recipient: 'Destinatário {name}',
  leadsTo: 'Entregue a',
  showDelivered:
    '{num, plural, one {Mostrar # destinatário que a recebeu} other {Mostrar # destinatários que a receberam}}',
  showRest: '{num, plural, one {Mostrar mais # destinatário} other {Mostrar mais # destinatários}}',
  truncated:
    '{num, plural, one {Só # destinatário é mostrado.} other {Só os primeiros # destinatários são mostrados.}}',
  verdict: {
    inbox: 'Passou pelo filtro',
    junk: 'Tratada como spam',
    refuse: 'Recusada pelo filtro',
  },
  refused: {
    later: 'Não aceita por enquanto',
    final: 'Recusada',
    server: {
      later:
        'O servidor do remetente costuma tentar de novo sozinho, por até vários dias. Cada tentativa aparece nos registros.',
      final: 'A mensagem nem chegou a entrar. O remetente é avisado pelo próprio servidor de e-mail.',
    },
    program: {
      later: 'O programa de e-mail do remetente mostra este erro. É possível tentar de novo mais tarde.',
      final: 'A mensagem não foi enviada. O programa de e-mail do remetente mostra este erro.',
    },
  },
  tried: '{num, plural, one {Uma tentativa} other {# tentativas}}',
  triedAt: '{num, plural, one {Uma tentativa em {server}} other {# tentativas em {server}}}',
  lastTry: 'Última tentativa: {time}',
  willTry:
    'A entrega é tentada de novo automaticamente por até 5 dias. Depois disso, o remetente recebe um aviso.',
  delivered: 'Entregue',
  acceptedBy: 'Aceita por {server}',
  undelivered: 'Não entregue',
  refusedBy: 'Recusada por {server}',
  bounced: 'O remetente foi informado por um aviso de entrega.',
  stored: {
    INBOX: 'Entregue na caixa de entrada',
    Junk: 'Entregue na pasta de spam',
    folder: 'Entregue na pasta {name}',
  },
  done: {
    forwarded: 'Encaminhada para {name}',
    discarded: 'Excluída por uma regra de entrega do destinatário',
    rejected: 'Recusada por uma regra de entrega do destinatário',
    replied: 'Resposta de ausência enviada para {name}',
  },
  dropped: 'Não entregue',
  droppedHint:
    'Outros destinatários aceitaram a mesma mensagem, então aqui ela foi descartada e o remetente não é avisado.',
  cause: {
    noAddress: 'Este endereço não existe. Verifique se há erros de digitação.',
    noDomain: 'O domínio não existe ou não aceita e-mails. Verifique se há erros de digitação no endereço.',
    nobody: 'Ninguém na sua conta tem este endereço.',
    notThen: 'Um usuário tem este endereço, mas estava desativado ou ainda não existia.',
    full: 'A caixa de correio está cheia.',
    closed: 'A caixa de correio do destinatário está desativada.',
    tooLarge: 'A mensagem é maior do que o outro servidor aceita.',
    policy:
      'Uma regra do outro servidor a recusou. Muitas vezes ela parecia spam lá, ou o servidor não confia no remetente.',
    unproven:
      'O outro servidor não conseguiu verificar o remetente. Verifique SPF, DKIM e DMARC do domínio do remetente.',
    unreachable: 'Não foi possível acessar o outro servidor.',
    later:
      'O outro servidor pediu para tentar de novo mais tarde. Muitos fazem isso com remetentes que ainda não conhecem.',
    gaveUp: 'Todas as tentativas falharam e não haverá outras.',
  },
  fix: {
    allow: 'Permitir remetente',
    settings: 'Configurações do filtro',
    blacklist: 'Abrir a lista negra',
    networks: 'Abrir a lista de acesso por IP',
    quota: 'Alterar a cota',
    user: 'Abrir o usuário',
    explain: 'Para onde vão os e-mails deste endereço?',
  },
  recent: {
    title: 'Por que não chegou?',
    empty: 'Nada foi atrasado ou recusado ultimamente.',
    from: 'De {name}',
    to: 'Para {name}',
    incoming: 'Todos os e-mails recebidos não entregues',
    outgoing: 'Todos os e-mails enviados não entregues',
  },
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
  story,
} satisfies SameKeys<typeof english>;
