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
  engine: {
    start: 'Avise o seu provedor. O comando para iniciá-lo no servidor:',
    setUp: 'Avise o seu provedor. O comando para instalá-lo no servidor:',
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
    unit: 'GB',
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
