import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

const role = {
  owner: 'Proprietário',
  admin: 'Administrador',
  moderator: 'Moderador',
  member: 'Membro',
  guest: 'Convidado',
};

export const messages = {
  title: 'Chat',
  purpose: 'As pessoas da sua organização do Zulip e suas funções.',
  search: 'Buscar por nome ou endereço',
  empty: 'Ainda não há usuários do chat',
  emptyHint: 'Um usuário do chat é uma pessoa com conta na sua organização do Zulip. Adicione o primeiro.',
  undo: 'Desfazer',
  notConnected: {
    title: 'O chat ainda não está conectado',
    hint: 'Seu provedor ainda não conectou uma organização do Zulip à sua conta. Fale com o provedor para começar a usar o chat.',
  },
  column: {
    email: 'Endereço',
    name: 'Nome',
    role: 'Função',
    state: 'Situação',
    error: 'Último erro',
    created: 'Adicionado',
  },
  filter: {
    failed: 'Com erro',
  },
  state: {
    active: 'Ativo',
    disabled: 'Desativado',
    adding: 'Não confirmado',
  },
  role,
  roleHint: {
    owner: 'Gerencia tudo, inclusive outros proprietários e a cobrança.',
    admin: 'Gerencia a organização, seus canais e seus usuários.',
    moderator: 'Ajuda a manter canais e tópicos em ordem.',
    member: 'Pode participar de todos os canais públicos.',
    guest: 'Vê apenas os canais para os quais foi convidado.',
  },
  roleLimit: {
    give: 'Só administradores deste painel com o nível “Modificar” para usuários e acesso a todos os domínios podem atribuir as outras funções.',
    change:
      'Só administradores deste painel com o nível “Modificar” para usuários e acesso a todos os domínios podem alterar proprietários, administradores e moderadores.',
  },
  status: {
    seats: 'Usuários do chat',
    read: 'Sincronizado com o Zulip',
    refresh: 'Atualizar',
    refreshing: 'Lendo os usuários do Zulip…',
    refreshed: 'A lista está atualizada',
    late: 'O Zulip está demorando. A lista será atualizada quando ele responder.',
    down: 'O Zulip não está respondendo',
    downHint:
      'Desde {time}. A lista pode estar desatualizada, e alterações podem falhar até o Zulip voltar a responder.',
    refused: 'O Zulip recusa a conexão',
    refusedHint:
      'Desde {time}. A lista pode estar desatualizada. Peça ao seu provedor que confira a conexão.',
  },
  problem: {
    chat_status_failed: 'Erro ao atualizar o status',
    chat_refused: 'O Zulip recusou a alteração',
    upstream_failed: 'O Zulip não respondeu como esperado',
    adding: 'O Zulip ainda não confirmou esta conta',
    addingHint:
      'Isso é conferido automaticamente em poucos minutos. Se a conta não existir no Zulip, ela sai da lista.',
    hint: 'A lista será comparada com o Zulip em poucos minutos. Depois, tente de novo.',
    says: 'O Zulip diz: “{reason}”',
  },
  form: {
    save: 'Salvar',
  },
  add: {
    title: 'Adicionar usuário do chat',
    email: 'Endereço',
    emailHint: 'Escolha um usuário ou digite qualquer endereço de um dos seus domínios.',
    notOwn: 'Este endereço não está em nenhum dos seus domínios.',
    unknown:
      'O Zulip não respondeu como esperado. O usuário do chat aparece como não confirmado até ficar claro se o Zulip o adicionou.',
    password:
      'Esta é a primeira senha. Ela é mostrada só uma vez; repasse-a agora. Ela pode ser alterada no Zulip.',
    existed: 'Este endereço já tinha uma conta no Zulip. Ela volta a funcionar com a senha anterior.',
    copy: 'Copiar a senha',
  },
  row: {
    enable: 'Ativar',
    disable: 'Desativar',
    remove: 'Remover',
  },
  bulk: {
    enable: '{num, plural, one {Ativar # usuário do chat} other {Ativar {shown} usuários do chat}}',
    disable: '{num, plural, one {Desativar # usuário do chat} other {Desativar {shown} usuários do chat}}',
    remove: '{num, plural, one {Remover # usuário do chat} other {Remover {shown} usuários do chat}}',
  },
  ask: {
    disableOne: 'Desativar {name}?',
    removeOne: 'Remover {name}?',
    enable: '{num, plural, one {Ativar # usuário do chat?} other {Ativar {shown} usuários do chat?}}',
    disable: '{num, plural, one {Desativar # usuário do chat?} other {Desativar {shown} usuários do chat?}}',
    remove: '{num, plural, one {Remover # usuário do chat?} other {Remover {shown} usuários do chat?}}',
    enableText: 'Eles podem entrar no chat de novo.',
    disableText:
      'Eles saem do chat e não conseguem mais entrar. Mantêm suas vagas e mensagens; você pode ativá-los de novo quando quiser.',
    removeText:
      'Eles são desativados no Zulip e saem desta lista. Suas vagas ficam livres, e as mensagens continuam no Zulip. Se você adicionar o mesmo endereço de novo, a conta volta.',
  },
  facts: {
    email: 'Endereço',
    name: 'Nome',
    role: 'Função',
    active: 'Ativo',
    changed_there: 'Alterada no Zulip',
  },
  values: { role },
  goTo: {
    words: {
      chat: 'Zulip, mensagens, mensagens instantâneas, usuários do chat',
      addChatUser: 'novo usuário do chat, convidar para o chat, Zulip',
    },
    actions: {
      addChatUser: 'Adicionar usuário do chat',
    },
  },
  menu: {
    chat: 'Chat',
  },
  jobs: {
    enableChatUsers: 'Ativação de usuários do chat',
    disableChatUsers: 'Desativação de usuários do chat',
    removeChatUsers: 'Remoção de usuários do chat',
  },
  variants: {
    refreshChatUsers: {
      changed_there: 'Encontrou uma função alterada no Zulip',
    },
  },
  deeds: {
    refreshChatUsers: 'Os usuários do chat estão sendo atualizados',
    addChatUser: 'Usuário do chat {name} adicionado',
    updateChatUser: 'Usuário do chat {name} alterado',
    enableChatUsers:
      '{num, plural, =1 {Usuário do chat {name} ativado} other {{shown} usuários do chat ativados}}',
    disableChatUsers:
      '{num, plural, =1 {Usuário do chat {name} desativado} other {{shown} usuários do chat desativados}}',
    removeChatUsers:
      '{num, plural, =1 {Usuário do chat {name} removido} other {{shown} usuários do chat removidos}}',
  },
  operations: {
    refreshChatUsers: 'Atualizou os usuários do chat',
    addChatUser: 'Adicionou um usuário do chat',
    updateChatUser: 'Alterou um usuário do chat',
    enableChatUsers: 'Ativou um usuário do chat',
    disableChatUsers: 'Desativou um usuário do chat',
    removeChatUsers: 'Removeu um usuário do chat',
  },
} satisfies SameKeys<typeof english>;
