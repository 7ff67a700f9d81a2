import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  goTo: {
    words: {
      home: 'início, painel, visão geral, licenças, cota, uso',
    },
  },
  menu: {
    home: 'Início',
  },
  title: 'Início',
  purpose: 'Sua conta em resumo.',
  account: {
    title: 'Conta de administrador',
    adminname: 'Conectado como',
    account: 'Conta',
    role: 'Função',
    roleAdmin: 'Administrador principal',
    roleSubadmin: 'Subadministrador',
    domains: 'Domínios',
    limitedTo:
      '{num, plural, =0 {Nenhum domínio atribuído} one {Limitado a # domínio} other {Limitado a # domínios}}',
    remoteip: 'IP remoto',
    lastlogin: 'Último login',
    noLogin: 'Este é seu primeiro login',
  },
  twofa: {
    title: 'Proteja sua conta com a autenticação de dois fatores',
    text: 'Ela mantém sua conta segura mesmo que alguém descubra sua senha. A configuração leva dois minutos.',
    action: 'Configurar agora',
  },
  warning: {
    level1: 'Alerta de segurança',
    level2: 'Alerta de segurança grave',
    password_expires:
      '{days, plural, =0 {Sua senha expira em menos de 24 horas.} one {Sua senha expira em # dia.} other {Sua senha expira em # dias.}}',
    mailTitle: 'O e-mail está em risco',
    mail_stopped: 'Faltam ou estão incorretos registros DNS de que o e-mail precisa:',
    more: '{num, plural, one {e mais # domínio} other {e mais # domínios}}',
    recovery_codes_low:
      '{num, plural, =0 {Você não tem mais códigos de recuperação. Se perder o aplicativo autenticador, não conseguirá entrar. Gere novos códigos agora.} one {Resta # código de recuperação. Gere novos antes que acabem.} other {Restam # códigos de recuperação. Gere novos antes que acabem.}}',
    recoveryAction: 'Códigos de recuperação',
  },
  limit: {
    nearly: 'Quase esgotado',
    full: 'Limite atingido',
    of: '{name}: {current} de {max}',
    hint: 'Para aumentar um limite, entre em contato com o seu provedor.',
  },
  attention: {
    title: 'Requer atenção',
    none: 'Nada precisa da sua atenção.',
    all: 'Mostrar tudo',
    incidents:
      '{num, plural, one {{count} usuário entrou a partir de países demais} other {{count} usuários entraram a partir de países demais}}',
    incidentsText: 'Alguém pode saber a senha deles. Abra um usuário para ver os países:',
    failing:
      '{num, plural, one {{count} domínio não passa na conferência} other {{count} domínios não passam na conferência}}',
    unverified:
      '{num, plural, one {{count} domínio não está verificado} other {{count} domínios não estão verificados}}',
    full: '{num, plural, one {{count} caixa postal está cheia} other {{count} caixas postais estão cheias}}',
    fullText:
      'Novos e-mails são recusados até haver espaço. Aumente a cota ou peça aos usuários que excluam e-mails:',
    plan: '{num, plural, one {{count} linha que esperava o seu domínio foi adicionada} other {{count} linhas que esperavam o seu domínio foram adicionadas}}',
    planNotAdded:
      '{num, plural, one {{count} linha que esperava o seu domínio não foi adicionada} other {{count} linhas que esperavam o seu domínio não foram adicionadas}}',
    planProblem: {
      forbidden: 'Você não tem mais permissão para adicioná-las.',
      failed: 'Não foi possível conferi-las. Planeje-as de novo.',
    },
    planLeft:
      '{num, plural, one {{count} linha não pôde ser adicionada.} other {{count} linhas não puderam ser adicionadas.}}',
    openPlan: 'Mostrar resultado',
  },
  checklist: {
    title: 'Configurar a sua conta',
    progress: '{done} de {num} concluídos',
    done: 'Concluído',
    open: 'A fazer',
    hide: 'Ocultar a lista',
    show: 'Mostrar a lista de configuração',
    after: {
      domain: 'Quando um domínio for adicionado',
      verified: 'Quando um domínio estiver verificado',
      user: 'Quando houver um usuário',
    },
    step: {
      domain: 'Adicionar o seu domínio',
      records: 'Publicar os registros DNS',
      verified: 'Verificar que o domínio é seu',
      users: 'Adicionar os primeiros usuários',
      two_factor: 'Ativar a autenticação de dois fatores',
      mail_programs: 'Configurar os programas de e-mail',
    },
    hint: {
      domain: 'A parte dos seus endereços depois do @, por exemplo example.com.',
      records:
        'Eles fazem o e-mail de {domain} chegar aqui. Adicione-os onde o domínio está registrado ou repasse-os à pessoa que administra o DNS.',
      verified: 'Um registro TXT no DNS de {domain} comprova isso. Conferimos continuamente.',
      users:
        'Cada usuário recebe uma caixa postal e um endereço no seu domínio. Adicione um por um ou importe um arquivo.',
      two_factor: 'Ela protege a sua conta mesmo que alguém descubra a sua senha. Leva dois minutos.',
      mail_programs:
        'Informe estas configurações em um celular ou programa de e-mail. O passo é concluído no primeiro login de um usuário.',
    },
    action: {
      domain: 'Adicionar domínio',
      records: 'Mostrar registros DNS',
      handover: 'Repassar',
      verified: 'Verificar',
      users: 'Adicionar usuário',
      import: 'Importar',
      two_factor: 'Configurar',
      mail_programs: 'Abrir {user}',
    },
  },
  operations: {
    setChecklist: 'Mostrou a lista de configuração',
  },
  variants: {
    setChecklist: { hidden: 'Ocultou a lista de configuração' },
  },
  facts: {
    hidden: 'Oculta',
  },
  engine: {
    start: 'O seu provedor precisa iniciá-lo. Avise se ele não souber.',
    setUp: 'O seu provedor precisa instalá-lo.',
    logins: 'Logins em caixas postais nas últimas 24 horas',
    counts: 'Aceitos: {accepted}; recusados: {refused}',
  },
  counters: {
    title: 'Estatísticas',
    basic: 'Contas básicas',
    enhanced: 'Contas avançadas',
    domains: 'Domínios',
    exchange: 'Contas com conector Exchange',
    external: 'Contas com conector externo',
    chat: 'Usuários do chat',
    quota: 'Cota',
    remaining: 'Cota ainda disponível',
  },
  shortcuts: {
    title: 'Atalhos',
  },
  history: {
    title: 'Alterações recentes',
    all: 'Ver todas',
    empty: 'Nenhuma alteração ainda',
    emptyHint: 'Aqui aparece o que os administradores alteram nesta conta.',
    by: 'por {name}',
    refused: 'Recusada',
  },
} satisfies SameKeys<typeof english>;
