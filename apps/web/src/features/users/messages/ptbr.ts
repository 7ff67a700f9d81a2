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

const right = {
  read: 'Ler',
  edit: 'Ler e editar',
  full: 'Acesso completo',
};

const send = {
  none: 'Sem envio',
  as: 'Enviar como',
  behalf: 'Enviar em nome de',
};

const service = {
  imap: 'IMAP',
  pop3: 'POP3',
  smtp: 'SMTP',
};

export const messages = {
  title: 'Usuários',
  purpose: 'As caixas postais e os conectores dos seus domínios.',
  search: 'Buscar por nome ou endereço',
  empty: 'Ainda não há usuários',
  emptyHint:
    'Um usuário é uma caixa postal com um endereço em um dos seus domínios verificados. Adicione o primeiro.',
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
  service,
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
    forwards: 'Encaminhamentos',
    sharing: 'Enviar como e delegados',
    passwords: 'Senhas de aplicativo',
    save: 'Salvar',
    readOnly: 'Você pode ver este usuário, mas não alterá-lo.',
    gone: 'Este usuário não existe',
    goneHint: 'Talvez tenha sido removido. Os usuários removidos ficam na lixeira por 30 dias.',
  },
  sharing: {
    search: 'Buscar usuários por nome ou endereço',
    hidden:
      '{num, plural, one {Há mais uma entrada em um domínio que você não pode ver. Ela é mantida ao salvar.} other {Há mais # entradas em domínios que você não pode ver. Elas são mantidas ao salvar.}}',
    forwards: {
      purpose: 'Os e-mails deste usuário são encaminhados a estes endereços.',
      to: 'Encaminhar para',
      search: 'Busque um usuário ou digite um endereço',
      empty: 'Nenhum encaminhamento. Todos os e-mails ficam nesta caixa postal.',
      keepCopy: 'Manter uma cópia nesta caixa postal',
      passOn: 'Entregar também ao próprio servidor de e-mail',
      keepCopyHint: 'Se estiver desativado, os e-mails vão apenas para os endereços acima.',
      leaves: 'Parte dos e-mails sai da sua conta',
      leavesText:
        'Endereços externos ficam em outros provedores. Seus filtros e regras de acesso não valem para os e-mails encaminhados para lá.',
      nobody:
        'Nenhum destes endereços pode receber e-mails no momento. Por isso, os novos e-mails ficam nesta caixa postal.',
      audit: 'Caixas postais de auditoria não encaminham e-mails',
      auditHint: 'As cópias que elas recebem para fins de conformidade ficam onde estão.',
    },
    sendAs: {
      title: 'Enviar como',
      purpose: 'Endereços que este usuário pode usar como remetente, além do próprio.',
      add: 'Adicionar um endereço',
      empty: 'Este usuário só pode enviar com o próprio endereço.',
      type: 'Usuários de auditoria e conectores não enviam e-mails daqui, portanto não há nada a configurar.',
      noLogin: 'Ninguém entra nesta caixa postal. Os delegados podem enviar como ela.',
    },
    delegates: {
      title: 'Delegados',
      purpose: 'Usuários que podem abrir esta caixa postal.',
      add: 'Adicionar um delegado',
      rightsHint:
        '“Ler e editar” inclui mover, marcar e excluir mensagens; “Acesso completo” inclui também criar e excluir pastas. Com “Enviar como”, os destinatários veem apenas esta caixa postal; com “Enviar em nome de”, veem também quem enviou a mensagem.',
      empty: 'Ainda não há delegados.',
      rightOf: 'Acesso de {name}',
      sendOf: 'Envio de {name}',
      nobody: 'Ninguém pode abrir esta caixa postal ainda',
      nobodyText: 'Ela não tem senha própria. Adicione como delegados os usuários que devem abri-la.',
      audit: 'Caixas postais de auditoria não podem ter delegados. Elas são abertas com a própria senha.',
      connector:
        'Os e-mails deste usuário ficam em outro servidor, portanto não há caixa postal para abrir aqui.',
    },
    mailboxes: {
      title: 'Caixas postais que este usuário pode abrir',
      purpose: 'O usuário é delegado destas caixas postais. Você pode alterar isso na página de cada uma.',
    },
    right,
    send,
  },
  rename: {
    title: 'Renomear usuário',
    text: 'O usuário recebe outro endereço. E-mails, configurações e permissões são mantidos. A partir daí, os e-mails para o endereço antigo são recusados.',
  },
  passwords: {
    purpose:
      'Uma senha para cada aplicativo de e-mail ou dispositivo. Se um celular for perdido, remova a senha dele; todo o resto continua funcionando.',
    add: 'Adicionar senha de aplicativo',
    empty: 'Ainda não há senhas de aplicativo',
    emptyHint:
      'Com uma senha de aplicativo, um aplicativo de e-mail ou dispositivo pode entrar sem a senha principal.',
    twofaMissing: 'Os aplicativos de e-mail ainda não conseguem entrar',
    twofaMissingHint:
      'A autenticação de dois fatores está ativada, por isso IMAP, POP3 e SMTP recusam a senha principal. Adicione uma senha de aplicativo para cada aplicativo de e-mail.',
    noLogin: 'Ninguém entra com este usuário',
    noLoginMailbox:
      'Caixas postais compartilhadas, salas e equipamentos não têm senha. Outros usuários abrem essas caixas como delegados, com o próprio acesso.',
    noLoginConnector:
      'Este conector não tem senha aqui. Defina uma em “Conta” antes de adicionar senhas de aplicativo.',
    label: 'Rótulo',
    labelHint: 'Por exemplo, “Celular da Anna”.',
    services: 'Serviços',
    serviceOff: '{service} (desativado para este usuário)',
    expires: 'Válida até',
    expiresHint: 'O último dia em que ela funciona. Deixe em branco se não deve expirar.',
    noExpiry: 'Sem validade',
    expired: 'Expirou em {day}',
    lastuse: 'Último uso',
    created: 'Adicionada',
    full: 'Um usuário pode ter até {num} senhas de aplicativo. Remova uma primeiro.',
    madeTitle: 'A senha de aplicativo está pronta',
    once: 'Copie agora. Ela é mostrada apenas uma vez.',
    use: 'Digite-a no aplicativo de e-mail no lugar da senha principal, com os hifens.',
    username: 'Nome de usuário',
    password: 'Senha',
    done: 'Concluir',
    remove: 'Remover',
    removeOf: 'Remover {label}',
    ask: 'Remover {label}?',
    askText:
      'Os aplicativos de e-mail que usam esta senha não conseguirão mais entrar. Não é possível desfazer, mas você pode adicionar uma nova.',
  },
  oneTime: {
    button: 'Senha de uso único',
    title: 'Senha de uso único para {name}',
    text: 'Com esta senha, você pode entrar uma vez como este usuário, dentro de 5 minutos.',
    reason: 'Motivo',
    reasonHint: 'Por exemplo, um número de chamado. Fica registrado com o seu nome no histórico da conta.',
    submit: 'Criar senha',
    once: 'Copie agora. Ela é mostrada apenas uma vez e funciona apenas uma vez.',
    left: 'Válida por mais {time}',
    over: 'Esta senha expirou',
    again: 'Criar outra',
    webmail: 'Abrir o webmail',
  },
  audit: {
    inUse:
      'Esta caixa postal recebe as cópias de domínios auditados. Primeiro, escolha outra caixa postal para eles em “Conformidade”.',
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
    quota: 'Alterar a cota',
    type: 'Alterar o tipo',
    remove: '{num, plural, one {Remover # usuário} other {Remover {shown} usuários}}',
  },
  ask: {
    quota: '{num, plural, one {Alterar a cota de # usuário} other {Alterar a cota de {shown} usuários}}',
    quotaText:
      'Cada um recebe esta cota. Se não houver o suficiente para todos, o resultado mostra quem ficou com a anterior.',
    type: '{num, plural, one {Alterar o tipo de conta de # usuário} other {Alterar o tipo de conta de {shown} usuários}}',
    typeText:
      'E-mails, endereços e senhas são mantidos. Cada usuário ocupa uma vaga do novo tipo e libera a anterior.',
    typeConflict: 'As outras configurações não permitem este tipo. Altere-o na página do usuário.',
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
    destinations: 'Encaminhamentos',
    keep_copy: 'Cópia mantida',
    addresses: 'Pode enviar como',
    delegates: 'Delegados',
    label: 'Rótulo',
    services: 'Serviços',
    expires_on: 'Válida até',
    reason: 'Motivo',
  },
  values: {
    account_type: type,
    mailbox_type: mailbox,
    oex_type: oex,
    delegates: { ...right, ...send },
    services: service,
  },
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
    setForwards: 'Alterou os encaminhamentos de um usuário',
    setSendAs: 'Alterou os endereços de envio de um usuário',
    setDelegates: 'Alterou os delegados de uma caixa postal',
    addAppPassword: 'Adicionou uma senha de aplicativo',
    removeAppPassword: 'Removeu uma senha de aplicativo',
    getOneTimePassword: 'Criou uma senha de uso único',
  },
} satisfies SameKeys<typeof english>;
