import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  submit: 'Testar',
  form: {
    from: 'Remetente',
    fromHint: 'O remetente do envelope. Deixe vazio para um aviso de entrega.',
    to: 'Destinatário',
    toHint: 'Um endereço da sua conta.',
    ip: 'Endereço IP do servidor remetente',
    ipHint: 'Por exemplo, 192.0.2.7 ou 2001:db8::7.',
    spf: 'Resultado do SPF',
    spfHint: 'O que o DNS do remetente diz sobre esse servidor.',
    headerFrom: 'Endereço From',
    headerFromHint: 'O que os leitores veem. Deixe vazio se for o remetente.',
    signedBy: 'Assinatura DKIM',
    signedByHint: 'O domínio com uma assinatura válida. Deixe vazio se não houver.',
    dmarc: 'Resultado do DMARC',
    dmarcHint: 'O que o domínio do endereço From pede se a verificação falhar.',
    score: 'Pontuação de spam',
    scoreHint: 'Por exemplo, {example}. Deixe vazio para 0.',
  },
  spf: {
    pass: 'Pass: o servidor pode enviar pelo domínio',
    fail: 'Fail: não pode',
    softfail: 'Soft fail: provavelmente não pode',
    neutral: 'Neutral: o domínio não diz',
    none: 'None: o domínio não tem registro SPF',
    error: 'Erro: o registro não pode ser usado',
  },
  dmarc: {
    none: 'Aprovado, ou sem política',
    quarantine: 'Falha: tratar como spam',
    reject: 'Falha: recusar',
  },
  idle: {
    title: 'Nada testado ainda',
    text: 'Descreva uma mensagem acima para ver quem a receberia e qual regra decide.',
  },
  unknown: {
    title: 'Destinatário não encontrado',
    text: 'Ninguém na sua conta recebe e-mails para {name}.',
  },
  verdict: {
    refuse: '{name} não a recebe: ela é recusada',
    mailbox: {
      inbox: '{name} a recebe na caixa de entrada',
      junk: '{name} a recebe na pasta de spam',
    },
    list: {
      inbox: 'Os membros de {name} a recebem',
      junk: 'Os membros de {name} a recebem, marcada como spam',
    },
    folder: {
      inbox: 'Ela vai para a pasta pública {name}',
      junk: 'Ela vai para a pasta pública {name}, marcada como spam',
    },
    outside: {
      inbox: '{name} a repassa a outro servidor',
      junk: '{name} a repassa a outro servidor, marcada como spam',
    },
  },
  decidedBy: 'Decidido por: {rule}',
  asked: 'Regras verificadas, em ordem',
  rule: {
    user_senders: 'Lista branca e lista negra do usuário',
    domain_senders: 'Lista branca e lista negra do domínio',
    domain_networks: 'Lista de acesso por IP do domínio',
    account_senders: 'Lista branca e lista negra da conta',
    account_networks: 'Lista de acesso por IP da conta',
    auto_whitelist: 'Lista branca automática',
    accept_from: 'Configuração “Aceitar e-mails de”',
    dmarc: 'DMARC',
    forged: 'Remetente falsificado',
    score: 'Pontuação de spam',
  },
  outcome: {
    silent: 'Nada corresponde.',
    allows: 'Aceita por causa desta entrada:',
    blocks: 'Recusada por causa desta entrada:',
    unproven: 'Ignorada, porque o remetente pode ser falso:',
    everyone: 'E-mails de todos são aceitos.',
    onlyListed:
      'Só são aceitos e-mails de remetentes de uma lista branca. Avisos de entrega vão para a pasta de spam.',
    dmarcFails: 'A verificação falhou, e o domínio do remetente pede isso.',
    dmarcPasses: 'A verificação passou, ou o domínio não tem política.',
    forged: 'O domínio do remetente está hospedado aqui, mas nada prova que a mensagem vem dele.',
    spam: 'É spam: a pontuação é {score}, e o spam começa em {limit}.',
    notSpam: 'Não é spam: a pontuação é {score}, e o spam começa em {limit}.',
  },
  entryOfAccount: 'uma entrada da conta',
  settings: 'Configurações do filtro',
  hidden:
    '{num, plural, one {Há mais um destinatário que você não pode ver. Lá decidem as regras dele.} other {Há mais # destinatários que você não pode ver. Lá decidem as regras deles.}}',
} satisfies SameKeys<typeof english>;
