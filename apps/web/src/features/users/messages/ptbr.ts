import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

const type = {
  basic: 'Básica',
  enhanced: 'Avançada',
  exchange: 'Conector Exchange',
  external: 'Conector externo',
  audit: 'Auditoria',
};

const mailbox = {
  normal: 'Normal',
  shared: 'Compartilhada',
  room: 'Sala',
  equipment: 'Equipamento',
};

const oex = {
  relay: 'Apenas repassar os e-mails',
  relay_and_copy: 'Repassar os e-mails e manter uma cópia aqui',
};

export const messages = {
  title: 'Usuários',
  purpose: 'As caixas postais e os conectores dos seus domínios.',
  search: 'Buscar por nome ou endereço',
  empty: 'Ainda não há usuários',
  emptyHint:
    'Um usuário é uma caixa postal com um endereço em um dos seus domínios verificados. Adicione o primeiro.',
  import: 'Importar',
  undo: 'Desfazer',
  never: 'Nunca',
  gigabytes: '{num} GB',
  quotaUsed: '{used} de {num} GB',
  column: {
    email: 'Endereço',
    name: 'Nome',
    type: 'Tipo de conta',
    active: 'Situação',
    quota: 'Cota',
    lastlogin: 'Último login',
    twofa: 'Dois fatores',
    domain: 'Domínio',
    created: 'Adicionado',
  },
  filter: {
    overQuota: 'Cota excedida',
    neverLoggedIn: 'Nunca entrou',
  },
  state: {
    active: 'Ativo',
    disabled: 'Desativado',
  },
  twofa: {
    on: 'Ativada',
    off: 'Desativada',
  },
  type,
  typeHint: {
    basic: 'Uma caixa postal para e-mails.',
    enhanced:
      'E-mails, calendários e pastas públicas; também para caixas postais compartilhadas, salas e equipamentos.',
    exchange: 'Os e-mails são repassados ao servidor Exchange do domínio.',
    external: 'Os e-mails são repassados a outro servidor.',
    audit:
      'Recebe cópias dos e-mails para a conformidade. Não pode enviar e-mails e não conta no máximo de usuários.',
  },
  mailbox,
  oex,
  service: {
    imap: 'IMAP',
    pop3: 'POP3',
    smtp: 'SMTP',
  },
  serviceHint: {
    imap: 'Ler e-mails em aplicativos de e-mail e celulares.',
    pop3: 'Baixar e-mails em aplicativos de e-mail mais antigos.',
    smtp: 'Enviar e-mails de aplicativos de e-mail e celulares.',
  },
  hours: {
    title: 'Horário de acesso',
    hint: 'Quando o usuário pode entrar, no fuso horário do domínio.',
    of: 'Acesso, {day}',
    all: 'O dia todo',
    closed: 'Sem acesso',
    hours: 'Faixa de horário',
    start: 'Hora inicial, {day}',
    end: 'Hora final, {day}',
    alwaysClosed:
      'Sem acesso em nenhum dia, o usuário nunca consegue entrar. Para interromper também todos os e-mails, desative o usuário.',
  },
  form: {
    username: 'Nome de usuário',
    usernameHint: 'A parte do endereço antes do @.',
    domain: 'Domínio',
    domainHint: 'Só domínios verificados podem ter usuários.',
    chooseDomain: 'Escolha um domínio',
    name: 'Nome',
    type: 'Tipo de conta',
    mailboxType: 'Tipo de caixa postal',
    mailboxTypeHint:
      'Caixas postais compartilhadas, salas e equipamentos não têm senha. Outros usuários abrem essas caixas como delegados.',
    oexType: 'Tipo de conta Exchange',
    relayHost: 'Servidor de e-mail',
    relayHostHint: 'O nome de host do servidor que recebe os e-mails.',
    quota: 'Cota em GB',
    quotaLeft: 'A cota disponível é de {num} GB.',
    twofa: 'Autenticação de dois fatores',
    twofaHint:
      'Os aplicativos de e-mail precisam de uma senha de aplicativo; IMAP, POP3 e SMTP recusam a senha principal.',
    password: 'Senha',
    newPassword: 'Nova senha',
    setPassword: 'Definir uma nova senha',
    language: 'Idioma',
    timezone: 'Fuso horário',
    dateformat: 'Formato de data',
    inherited: 'Padrão da conta',
  },
  add: {
    title: 'Adicionar usuário',
  },
  page: {
    back: 'Todos os usuários',
    tabs: 'Seções deste usuário',
    account: 'Conta',
    services: 'Serviços e horário de acesso',
    save: 'Salvar',
    readOnly: 'Você pode ver este usuário, mas não alterá-lo.',
    gone: 'Este usuário não existe',
    goneHint: 'Talvez tenha sido removido. Os usuários removidos ficam na lixeira por 30 dias.',
  },
  rename: {
    title: 'Renomear usuário',
    text: 'O usuário recebe outro endereço. E-mails, configurações e permissões são mantidos. A partir daí, os e-mails para o endereço antigo são recusados.',
  },
  row: {
    rename: 'Renomear',
    enable: 'Ativar',
    disable: 'Desativar',
    remove: 'Remover',
  },
  bulk: {
    enable: '{num, plural, one {Ativar # usuário} other {Ativar {shown} usuários}}',
    disable: '{num, plural, one {Desativar # usuário} other {Desativar {shown} usuários}}',
    remove: '{num, plural, one {Remover # usuário} other {Remover {shown} usuários}}',
  },
  ask: {
    disableOne: 'Desativar {name}?',
    removeOne: 'Remover {name}?',
    enable: '{num, plural, one {Ativar # usuário?} other {Ativar {shown} usuários?}}',
    disable: '{num, plural, one {Desativar # usuário?} other {Desativar {shown} usuários?}}',
    remove: '{num, plural, one {Remover # usuário?} other {Remover {shown} usuários?}}',
    enableText: 'Volta a ser possível entrar e receber e-mails.',
    disableText:
      'O login deixa de funcionar e os e-mails que chegarem são recusados. Nada é apagado; você pode ativar de novo quando quiser.',
    removeText:
      'Todos os e-mails e configurações também são removidos. Durante {days} dias, tudo pode ser restaurado da lixeira; depois disso, é excluído de vez.',
  },
  facts: {
    email: 'Endereço',
    active: 'Ativo',
    signin_changed: 'Nova senha',
    name: 'Nome',
    quota: 'Cota',
    language: 'Idioma',
    timezone: 'Fuso horário',
    dateformat: 'Formato de data',
    twofa_allowed: 'Autenticação de dois fatores',
    account_type: 'Tipo de conta',
    mailbox_type: 'Tipo de caixa postal',
    oex_type: 'Tipo de conta Exchange',
    relay_host: 'Servidor de e-mail',
    imap: 'IMAP',
    pop3: 'POP3',
    smtp: 'SMTP',
    access_hours: 'Horário de acesso',
  },
  values: { account_type: type, mailbox_type: mailbox, oex_type: oex },
  goTo: {
    words: {
      users:
        'caixas postais, contas, pessoas, endereços, cota, senha, sala, equipamento, caixa compartilhada',
      addUser: 'novo usuário, criar usuário, nova caixa postal',
      exportUsers: 'baixar usuários, CSV, planilha',
    },
    actions: {
      addUser: 'Adicionar usuário',
      exportUsers: 'Exportar usuários',
    },
  },
  menu: {
    users: 'Usuários',
  },
  jobs: {
    updateUsers: 'Alteração de usuários',
    enableUsers: 'Ativação de usuários',
    disableUsers: 'Desativação de usuários',
    removeUsers: 'Remoção de usuários',
  },
  operations: {
    exportUsers: 'Exportou usuários',
    addUser: 'Adicionou um usuário',
    updateUser: 'Alterou um usuário',
    renameUser: 'Renomeou um usuário',
    updateUsers: 'Alterou um usuário',
    enableUsers: 'Ativou um usuário',
    disableUsers: 'Desativou um usuário',
    removeUsers: 'Removeu um usuário',
  },
} satisfies SameKeys<typeof english>;
