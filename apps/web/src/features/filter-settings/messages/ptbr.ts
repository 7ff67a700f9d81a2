import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Configurações do filtro',
  purpose: 'O que acontece com os e-mails recebidos, em toda a conta e em domínios específicos.',
  save: 'Salvar',
  readOnly: 'Você pode ver estas configurações, mas não alterá-las.',
  noDomains: 'Nenhum domínio ainda',
  noDomainsHint: 'As configurações do filtro aparecem aqui quando você tiver acesso a um domínio.',
  ownDomains: 'Domínios com configurações próprias',
  moreDomains: 'E mais {num}. Busque-os acima.',
  place: {
    label: 'Configurações de',
    account: 'Toda a conta',
    accountHint: 'Valem para todos os domínios que não definem outra coisa.',
    domainHint: 'O que não é definido aqui vem da conta.',
  },
  inherit: {
    account: 'Da conta: {value}',
    default: 'Padrão: {value}',
  },
  accept: {
    everyone: 'Todos',
    whitelist: 'Somente remetentes de uma lista branca',
    hint: 'As listas negras e o filtro de spam continuam valendo.',
    whitelistHint:
      'Também são aceitos a lista branca automática, os endereços IP permitidos e os usuários da sua conta. Os demais e-mails são recusados; avisos de entrega vão para a pasta de spam.',
  },
  autowhitelist: {
    on: 'Ativada',
    off: 'Desativada',
    hint: 'Depois que um usuário escreve para um endereço, os e-mails de lá deixam de ser tratados como spam no domínio dele.',
  },
  sensitivity: {
    option: '{num} – {word}, spam a partir de {score} pontos',
    hint: 'Cada mensagem recebe uma pontuação: quanto maior, mais parece spam. Um filtro mais rigoroso detecta mais spam, mas também mais e-mails desejados.',
    veryTolerant: 'muito tolerante',
    tolerant: 'tolerante',
    balanced: 'equilibrado',
    strict: 'rigoroso',
    veryStrict: 'muito rigoroso',
  },
  spam: {
    folder: 'Colocar na pasta de spam',
    inbox: 'Entregar na caixa de entrada',
    delete: 'Recusar',
    hint: 'Na caixa de entrada, o spam parece uma mensagem qualquer.',
    deleteHint:
      'O spam é recusado enquanto o servidor do remetente ainda está conectado, e assim o remetente fica sabendo. Se outros destinatários aceitam a mesma mensagem, ela é descartada aqui sem que o remetente saiba.',
  },
  days: '{num, plural, one {# dia} other {# dias}}',
  daysHint:
    'Mensagens mais antigas da pasta de spam são apagadas. Digite 1–365, ou deixe vazio para usar o valor mostrado.',
  report: {
    off: 'Desativado',
    every: '{num, plural, one {A cada hora} other {A cada # horas}}',
    new: 'Mensagens desde o último relatório',
    all: 'Tudo o que está na pasta de spam',
    html: 'Formatado (HTML)',
    text: 'Texto simples',
    hint: 'Os usuários recebem um e-mail com o que está na pasta de spam e um link que move cada mensagem para a caixa de entrada. Se não há nada a informar, nada é enviado.',
    contentHint: 'Quais mensagens um relatório inclui.',
    formatHint: 'Texto simples funciona em qualquer programa de e-mail.',
  },
  countries: {
    off: 'Sem limite',
    more: '{num, plural, one {Logins de mais de # país} other {Logins de mais de # países}}',
    hint: 'Um aviso aparece em Início quando um usuário faz login de mais países em 24 horas. Ninguém é bloqueado.',
  },
  facts: {
    accept_from: 'Aceitar e-mails de',
    autowhitelist: 'Lista branca automática',
    sensitivity: 'Sensibilidade',
    spam_to: 'O que fazer com o spam',
    keep_spam_days: 'Guardar spam por (dias)',
    report_hours: 'Relatório de spam (horas)',
    report_content: 'Conteúdo do relatório',
    report_format: 'Formato do relatório',
    login_countries: 'Limite de locais de login (países)',
  },
  values: {
    accept_from: {
      everyone: 'Todos',
      whitelist: 'Somente remetentes de uma lista branca',
    },
    spam_to: {
      folder: 'Colocar na pasta de spam',
      inbox: 'Entregar na caixa de entrada',
      delete: 'Recusar',
    },
    report_hours: {
      0: 'Desativado',
    },
    report_content: {
      new: 'Mensagens desde o último relatório',
      all: 'Tudo o que está na pasta de spam',
    },
    report_format: {
      html: 'Formatado (HTML)',
      text: 'Texto simples',
    },
    login_countries: {
      0: 'Sem limite',
    },
  },
  lessons: {
    title: 'O que os usuários ensinaram ao filtro',
    inUse:
      'Os usuários treinam o filtro ao mover mensagens para a pasta de spam ou para fora dela, ou ao enviá-las a uma lista de treinamento. O que ele aprende só vale para a sua conta. Já há mensagens suficientes, e o filtro usa o que aprendeu.',
    tooFew:
      'Os usuários treinam o filtro ao mover mensagens para a pasta de spam ou para fora dela, ou ao enviá-las a uma lista de treinamento. O que ele aprende só vale para a sua conta. O filtro usa o que aprendeu a partir de {num} mensagens de cada tipo.',
    spam: 'Spam',
    notspam: 'E-mails legítimos',
  },
  goTo: {
    words: {
      filterSettings:
        'filtro de spam, sensibilidade, pasta de spam, antispam, guardar spam, testar o filtro, relatório de spam, quarentena, países',
    },
  },
  menu: {
    filterSettings: 'Configurações do filtro',
  },
  deeds: {
    updateFilterSettings: 'Configurações do filtro alteradas',
  },
  operations: {
    updateFilterSettings: 'Alterou as configurações do filtro',
    releaseSpam: 'Liberou uma mensagem da pasta de spam',
  },
  variants: {
    releaseSpam: {
      pending: 'Pediu para liberar uma mensagem da pasta de spam',
    },
  },
} satisfies SameKeys<typeof english>;
