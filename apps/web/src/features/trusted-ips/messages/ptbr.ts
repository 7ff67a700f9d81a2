import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'IPs de login confiáveis',
  purpose:
    'Endereços IP e redes de onde os usuários sempre podem entrar com a senha certa, mesmo enquanto alguém tenta adivinhá-la.',
  search: 'Buscar por IP ou descrição',
  empty: 'Ainda não há IPs confiáveis',
  emptyHint:
    'Depois de 10 senhas erradas, os servidores de e-mail bloqueiam os logins por um tempo: do endereço IP de onde vieram e do usuário nos lugares que ele não usou nos últimos 30 dias. Adicione os IPs dos escritórios e de quem viaja para que um ataque nunca os deixe de fora.',
  everybody: 'Todos em {domain}',
  column: {
    ip: 'IP ou rede',
    who: 'Confiável para',
    description: 'Descrição',
    created: 'Adicionado',
  },
  filter: {
    ip: 'Inclui o IP',
  },
  form: {
    domain: 'Domínio',
    chooseDomain: 'Buscar domínios',
    user: 'Usuário',
    chooseUser: 'Buscar usuários do domínio',
    typeUser: 'Por exemplo, anna',
    ipHint: 'Um endereço IPv4 ou IPv6, ou uma rede em notação CIDR: 192.0.2.7, 192.0.2.0/24, 2001:db8::/32.',
    descriptionHint: 'Por exemplo, “Escritório de Berlim”.',
    unknown: 'Esse usuário não existe neste domínio.',
  },
  add: {
    title: 'Adicionar IP',
    domainHint: 'O domínio cujos usuários entram a partir dali.',
    userHint: 'Deixe vazio para confiar no IP para todos do domínio.',
    listed: 'Este IP já é confiável ali.',
  },
  panel: {
    text: 'Os logins daqui nunca são bloqueados por senhas erradas de outros lugares. As senhas continuam sendo conferidas, e muitas senhas erradas daqui tornam as próximas tentativas mais lentas.',
  },
  check: {
    title: 'Conferir um IP',
    ip: 'Endereço IP',
    ipHint: 'Por exemplo, 192.0.2.7 ou 2001:db8::1.',
    domainHint: 'Opcional: conferir só para este domínio.',
    userHint: 'Opcional: encontra também um bloqueio que só afeta este usuário.',
    submit: 'Conferir IP',
    blocked: 'O IP está bloqueado',
    notBlocked: 'O IP não está bloqueado',
    cause: {
      address: 'Vieram senhas erradas demais deste IP.',
      user: 'Houve senhas erradas demais para este usuário. Os logins de lugares novos estão bloqueados.',
      pace: 'Vieram muitas senhas erradas daqui, por isso as tentativas estão mais lentas. A próxima será possível em alguns segundos.',
    },
    until: 'Bloqueado até {time}.',
    unblock: 'Desbloquear',
    unblockText: 'O desbloqueio vale imediatamente, só para os seus usuários.',
    unblockUser:
      'O desbloqueio vale imediatamente. Se o ataque continuar, adicione o IP como IP confiável deste usuário.',
    free: 'Este usuário pode entrar a partir deste IP.',
    freeForAll:
      'Os usuários podem entrar a partir deste IP. Escolha um usuário para encontrar um bloqueio que só o afete.',
    known: {
      trusted: 'Este IP é confiável para este usuário.',
      recent:
        'Este usuário entrou a partir deste IP nos últimos 30 dias, por isso ele nunca é bloqueado para o usuário.',
    },
  },
  row: {
    remove: 'Remover',
  },
  bulk: {
    remove: '{num, plural, one {Remover # IP confiável} other {Remover {shown} IPs confiáveis}}',
  },
  ask: {
    removeOne: 'Deixar de confiar em {ip} para {name}?',
    remove: '{num, plural, one {Remover # IP confiável?} other {Remover {shown} IPs confiáveis?}}',
    removeText:
      'Os usuários ainda podem entrar dali, mas não enquanto os logins estiverem bloqueados por senhas erradas.',
  },
  facts: {
    ip: 'IP ou rede',
    email: 'Usuário',
    domain: 'Domínio',
    description: 'Descrição',
  },
  goTo: {
    words: {
      trustedIps:
        'bloqueado, desbloquear, força bruta, senha errada, logins com falha, endereços seguros, lista branca',
      addTrustedIp: 'novo IP confiável, permitir IP, endereço seguro',
      exportTrustedIps: 'baixar IPs confiáveis, CSV, planilha',
    },
    actions: {
      addTrustedIp: 'Adicionar IP confiável',
      exportTrustedIps: 'Exportar IPs confiáveis',
    },
  },
  menu: {
    trustedIps: 'IPs de login confiáveis',
  },
  jobs: {
    removeTrustedIps: 'Removendo IPs confiáveis',
  },
  deeds: {
    exportTrustedIps: 'IPs confiáveis exportados',
    addTrustedIp: 'IP confiável {name} adicionado',
    removeTrustedIps:
      '{num, plural, =1 {IP confiável {name} removido} other {{shown} IPs confiáveis removidos}}',
    unblockIp: 'IP desbloqueado',
  },
  operations: {
    exportTrustedIps: 'Exportou IPs confiáveis',
    addTrustedIp: 'Adicionou um IP confiável',
    removeTrustedIps: 'Removeu um IP confiável',
    unblockIp: 'Desbloqueou um IP',
  },
} satisfies SameKeys<typeof english>;
