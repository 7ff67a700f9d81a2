import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Últimos logins',
  titleOf: 'Últimos logins de {name}',
  purpose: 'Quem entrou em qual caixa postal, de onde, e quem foi recusado.',
  all: 'Mostrar todos os usuários',
  search: 'Buscar por usuário ou rótulo',
  empty: 'Nenhum login registrado ainda',
  emptyOf: 'Nenhum login deste usuário registrado ainda',
  emptyHint:
    'Os logins por IMAP, POP3, SMTP e ManageSieve aparecem aqui em segundos. Eles são mantidos por 90 dias, a não ser que o seu provedor tenha definido outro prazo.',
  column: {
    at: 'Data e hora',
    user: 'Usuário',
    service: 'Serviço',
    outcome: 'Resultado',
    reason: 'Motivo',
    password: 'Senha usada',
    ip: 'Endereço IP',
    country: 'País',
    attempts: 'Tentativas',
  },
  filter: {
    domain: 'Domínio',
    label: 'Rótulo da senha',
    ip: 'IP ou rede',
  },
  service: {
    imap: 'IMAP',
    pop3: 'POP3',
    smtp: 'SMTP',
    sieve: 'ManageSieve',
  },
  outcome: {
    accepted: 'Aceito',
    refused: 'Recusado',
    blocked: 'Bloqueado',
  },
  reason: {
    account: 'Conta suspensa',
    domain: 'Domínio fora de uso',
    user: 'Usuário desativado',
    login: 'Usuário sem senha',
    service: 'Serviço desligado',
    hours: 'Fora do horário de acesso',
    address: 'Endereço IP não permitido',
    twofa: 'Senha de aplicativo obrigatória',
    guessing: 'Senhas erradas demais',
    password: 'Senha errada',
    unavailable: 'O sistema de e-mail não respondeu',
  },
  password: {
    main: 'Senha principal',
    app: 'Senha de aplicativo',
    onetime: 'Senha de uso único',
    labelled: 'Senha de aplicativo “{label}”',
  },
  explain: {
    title: 'Por que não consegue entrar?',
    service: 'Serviço',
    free: 'Nada impede {name} de entrar por {service}',
    freeHint: 'Se ainda assim falhar, confira a senha e as configurações do aplicativo de e-mail.',
    stuck: '{name} não consegue entrar por {service} no momento',
    stuckHint: 'Corrija o que está marcado abaixo e tente de novo. As alterações valem imediatamente.',
    checks: 'O que foi conferido',
    attempts: 'Últimas tentativas',
    noAttempts: 'Nenhum login registrado ainda.',
    allAttempts: 'Todos os logins',
  },
  check: {
    engine: {
      ok: 'O sistema de e-mail está em execução.',
      problem: 'O sistema de e-mail não está em execução. Fale com o seu provedor.',
    },
    account: {
      ok: 'A conta está ativa.',
      problem: 'A conta está suspensa. Fale com o seu provedor.',
    },
    domain: {
      ok: 'O domínio está verificado e ativado.',
      unverified: 'O domínio ainda não foi verificado.',
      disabled: 'O domínio está desativado.',
      parked: 'O domínio está estacionado: não envia nem recebe e-mails.',
    },
    user: {
      ok: 'O usuário está ativado.',
      problem: 'O usuário está desativado.',
    },
    login: {
      ok: 'O usuário tem uma senha.',
      problem: 'O usuário não tem senha, por isso ninguém pode entrar como ele.',
    },
    service: {
      ok: '{service} está ligado.',
      problem: '{service} está desligado para este usuário.',
      none: 'Usuários deste tipo não podem usar {service}.',
    },
    hours: {
      ok: 'O horário de acesso permite entrar agora.',
      problem: 'O horário de acesso não permite entrar agora.',
    },
    address: {
      ok: 'Nenhum login foi recusado por causa do endereço IP nas últimas 24 horas.',
      note: 'Logins destes endereços IP não são permitidos: {ips}.',
      hidden: 'Houve logins recusados por causa do endereço IP nas últimas 24 horas.',
    },
    twofa: {
      ok: 'A autenticação de dois fatores está desligada, por isso a senha principal funciona.',
      note: 'A autenticação de dois fatores está ligada. Os aplicativos de e-mail precisam de uma senha de aplicativo; este usuário tem {num, plural, one {#} other {#}} para {service}.',
      problem: 'A autenticação de dois fatores está ligada e não há senha de aplicativo para {service}.',
    },
    guessing: {
      ok: 'Os logins não estão bloqueados por senhas erradas.',
      problem: 'Os logins estão bloqueados por senhas erradas demais.',
      address: 'De {ip}, até {time}',
      user: 'De {ip} e de outros lugares novos, até {time}',
      pace: 'De {ip}, mais lentos até {time}',
      everywhere: 'De lugares novos, até {time}',
    },
    password: {
      ok: 'Nenhuma senha errada nos últimos 7 dias desde o último login.',
      note: '{num, plural, one {# senha errada} other {# senhas erradas}} nos últimos 7 dias desde o último login.',
      hidden: 'Houve senhas erradas nos últimos 7 dias.',
      changed: 'A senha foi alterada em {day}.',
    },
  },
  fix: {
    domain: 'Ativar domínio',
    openDomain: 'Abrir domínio',
    user: 'Ativar usuário',
    login: 'Definir senha',
    service: 'Ligar {service}',
    hours: 'Alterar horário de acesso',
    address: 'Alterar IPs permitidos',
    twofa: 'Adicionar senha de aplicativo',
    guessing: 'Desbloquear',
    checkIp: 'Conferir um IP',
    password: 'Alterar senha',
  },
  goTo: {
    words: {
      lastLogins: 'logins, acessos, falhas, país, local, endereço IP, quem entrou',
      exportLastLogins: 'baixar logins, CSV, planilha',
    },
    actions: {
      exportLastLogins: 'Exportar últimos logins',
    },
  },
  menu: {
    lastLogins: 'Últimos logins',
  },
  deeds: {
    exportLastLogins: 'Últimos logins exportados',
  },
  operations: {
    exportLastLogins: 'Exportou os últimos logins',
  },
} satisfies SameKeys<typeof english>;
