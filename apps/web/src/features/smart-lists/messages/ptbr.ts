import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Listas inteligentes',
  purpose: 'Listas com regras sobre quem pode escrever e quem recebe as mensagens.',
  search: 'Buscar por endereço ou nota',
  empty: 'Ainda não há listas inteligentes',
  emptyHint:
    'Em uma lista inteligente você decide quem pode escrever: qualquer pessoa, só os membros ou quem souber uma senha. Ela também pode incluir automaticamente todos os usuários do domínio. Adicione a primeira.',
  readOnly: 'Você pode ver esta lista inteligente, mas não alterá-la.',
  column: {
    email: 'Lista inteligente',
    type: 'Tipo',
    protection: 'Proteção',
    members: 'Membros',
    note: 'Nota',
    active: 'Estado',
    domain: 'Domínio',
    created: 'Adicionada',
  },
  member: 'Com o membro',
  type: {
    members: 'Membros escolhidos',
    all: 'Todos os usuários do domínio',
  },
  typeHint: {
    members: 'Você escolhe os membros.',
    all: 'Todos os usuários do domínio fazem parte dela, e os novos são incluídos automaticamente.',
  },
  protection: {
    none: 'Nenhuma',
    members: 'Só membros',
    password: 'Senha',
  },
  protectionHint: {
    none: 'Qualquer pessoa pode escrever, inclusive de fora da sua conta.',
    members:
      'Só podem escrever os proprietários e os membros autorizados. As outras mensagens são recusadas.',
    password:
      'Quem souber a senha pode escrever. O assunto deve começar com a senha entre colchetes, por exemplo “[segredo] Festa de verão”. A senha é retirada antes da entrega.',
  },
  state: {
    active: 'Ativa',
    disabled: 'Desativada',
  },
  form: {
    name: 'Nome',
    nameHint: 'A parte do endereço antes do @, por exemplo noticias.',
    nameChange: 'Se você o alterar, os e-mails para o endereço antigo não chegarão mais aqui.',
    domain: 'Domínio',
    domainHint: 'Só domínios verificados podem ter listas inteligentes.',
    chooseDomain: 'Escolher um domínio',
    type: 'Tipo',
    protection: 'Proteção',
    password: 'Senha para escrever',
    newPassword: 'Nova senha para escrever',
    passwordHint: 'De 6 a 60 caracteres, sem colchetes. Passe-a só a quem deve escrever.',
    setPassword: 'Definir uma nova senha',
    copy: 'Enviar uma cópia ao remetente',
    copyHint:
      'Os usuários que escrevem para a lista também recebem a própria mensagem. Remetentes externos só a recebem se forem membros.',
    owners: 'Proprietários',
    ownersHint:
      'Os proprietários sempre podem escrever, mesmo sem a senha. Eles também recebem os avisos quando uma mensagem não pode ser entregue.',
    ownersSearch: 'Buscar usuários por nome ou endereço',
    ownersEmpty: 'Nenhum proprietário.',
    note: 'Nota',
    noteHint: 'Só os administradores a veem.',
    save: 'Salvar',
  },
  members: {
    post: 'Pode escrever',
    receive: 'Recebe',
    postOf: '{name} pode escrever',
    receiveOf: '{name} recebe as mensagens',
    forAll:
      'Vale para todos os endereços que você adicionar agora. Depois você pode mudar isso para cada membro.',
    all: 'Todos os usuários de {domain} fazem parte desta lista',
    allText:
      'Os novos usuários são incluídos automaticamente. Para escolher os membros, altere o tipo nas configurações.',
    allKept:
      '{num, plural, one {# membro escolhido fica guardado para depois, mas não é usado agora.} other {# membros escolhidos ficam guardados para depois, mas não são usados agora.}}',
  },
  add: {
    title: 'Adicionar lista inteligente',
  },
  page: {
    back: 'Todas as listas inteligentes',
    tabs: 'Partes da lista inteligente',
    members: 'Membros',
    settings: 'Configurações',
    preview: 'Prévia',
    gone: 'Esta lista inteligente não existe',
    goneHint: 'Talvez tenha sido removida. As listas inteligentes removidas ficam na lixeira por 30 dias.',
  },
  preview: {
    receiving: 'Quem recebe',
    receivers:
      '{num, plural, =0 {Ninguém recebe ainda as mensagens enviadas a esta lista.} one {# endereço recebe as mensagens enviadas a esta lista.} other {{shown} endereços recebem as mensagens enviadas a esta lista.}}',
    posting: 'Quem pode escrever',
    posters:
      '{num, plural, =0 {Nenhum membro ou proprietário pode escrever ainda.} one {# membro ou proprietário pode escrever.} other {{shown} membros e proprietários podem escrever.}}',
    shown:
      '{num, plural, one {O primeiro endereço que você pode ver:} other {Os primeiros {shown} endereços que você pode ver:}}',
    disabled: 'Esta lista está desativada e recusa todas as mensagens.',
    by: {
      none: 'Qualquer pessoa pode escrever.',
      members:
        'Só podem escrever os proprietários e os membros autorizados. As outras mensagens são recusadas.',
      password:
        'Pode escrever quem começar o assunto com a senha entre colchetes. Os proprietários podem escrever sem ela.',
    },
  },
  bulk: {
    enable: '{num, plural, one {Ativar # lista inteligente} other {Ativar {shown} listas inteligentes}}',
    disable:
      '{num, plural, one {Desativar # lista inteligente} other {Desativar {shown} listas inteligentes}}',
    remove: '{num, plural, one {Remover # lista inteligente} other {Remover {shown} listas inteligentes}}',
  },
  ask: {
    enable: '{num, plural, one {Ativar # lista inteligente?} other {Ativar {shown} listas inteligentes?}}',
    enableText: 'Os e-mails enviados para lá voltam a ser aceitos.',
    disable:
      '{num, plural, one {Desativar # lista inteligente?} other {Desativar {shown} listas inteligentes?}}',
    disableOne: 'Desativar {name}?',
    disableText:
      'A partir de agora, os e-mails enviados para lá são recusados. Os membros e as configurações são mantidos, e você pode desfazer isso quando quiser.',
    remove: '{num, plural, one {Remover # lista inteligente?} other {Remover {shown} listas inteligentes?}}',
    removeOne: 'Remover {name}?',
    removeText:
      'Os e-mails enviados para lá são recusados imediatamente. Você pode restaurar tudo da lixeira, inclusive os membros, por {days} dias; durante esse tempo, os nomes ficam reservados.',
  },
  facts: {
    email: 'Lista inteligente',
    type: 'Tipo',
    protection: 'Proteção',
    copy_to_sender: 'Cópia ao remetente',
    note: 'Nota',
    owners: 'Proprietários',
    active: 'Ativa',
    members: 'Membros',
    can_post: 'Pode escrever',
    can_receive: 'Recebe',
    password_changed: 'Nova senha',
  },
  values: {
    type: {
      members: 'Membros escolhidos',
      all: 'Todos os usuários do domínio',
    },
    protection: {
      none: 'Nenhuma',
      members: 'Só membros',
      password: 'Senha',
    },
  },
  goTo: {
    words: {
      smartLists:
        'listas de e-mail, avisos, boletins, listas moderadas, grupos, membros, senha, proprietários',
      addSmartList: 'nova lista inteligente, criar lista inteligente, novo boletim',
      exportSmartLists: 'baixar listas inteligentes, CSV, planilha',
    },
    actions: {
      addSmartList: 'Adicionar lista inteligente',
      exportSmartLists: 'Exportar listas inteligentes',
    },
  },
  menu: {
    smartLists: 'Listas inteligentes',
  },
  jobs: {
    enableSmartLists: 'Ativação de listas inteligentes',
    disableSmartLists: 'Desativação de listas inteligentes',
    removeSmartLists: 'Remoção de listas inteligentes',
    removeSmartListMembers: 'Remoção de membros de uma lista inteligente',
  },
  deeds: {
    exportSmartLists: 'Listas inteligentes exportadas',
    addSmartList: 'Lista inteligente {name} adicionada',
    updateSmartList: 'Lista inteligente {name} alterada',
    setSmartListMembers: 'Membros alterados',
    removeSmartListMembers: '{num, plural, =1 {Membro {name} removido} other {{shown} membros removidos}}',
    enableSmartLists:
      '{num, plural, =1 {Lista inteligente {name} ativada} other {{shown} listas inteligentes ativadas}}',
    disableSmartLists:
      '{num, plural, =1 {Lista inteligente {name} desativada} other {{shown} listas inteligentes desativadas}}',
    removeSmartLists:
      '{num, plural, =1 {Lista inteligente {name} removida} other {{shown} listas inteligentes removidas}}',
  },
  operations: {
    exportSmartLists: 'Exportou listas inteligentes',
    addSmartList: 'Adicionou uma lista inteligente',
    updateSmartList: 'Alterou uma lista inteligente',
    setSmartListMembers: 'Alterou os membros de uma lista inteligente',
    removeSmartListMembers: 'Removeu membros de uma lista inteligente',
    enableSmartLists: 'Ativou uma lista inteligente',
    disableSmartLists: 'Desativou uma lista inteligente',
    removeSmartLists: 'Removeu uma lista inteligente',
  },
} satisfies SameKeys<typeof english>;
