import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Listas',
  purpose: 'Endereços que distribuem e-mails a muitos membros ou treinam o filtro de spam.',
  search: 'Buscar por endereço ou nota',
  empty: 'Ainda não há listas',
  emptyHint:
    'Uma lista de distribuição é um endereço para muitas pessoas: os e-mails para team@example.com vão para todos os membros. Outros dois tipos de lista treinam o filtro de spam. Adicione a primeira.',
  importMembers: 'Importar membros',
  readOnly: 'Você pode ver esta lista, mas não alterá-la.',
  column: {
    email: 'Lista',
    type: 'Tipo',
    members: 'Membros',
    note: 'Nota',
    active: 'Estado',
    domain: 'Domínio',
    created: 'Adicionada',
  },
  member: 'Com o membro',
  type: {
    distribution: 'Lista de distribuição',
    spam: 'Treinamento de spam',
    notspam: 'Treinamento de e-mail legítimo',
  },
  typeHint: {
    distribution: 'Os e-mails para a lista vão para todos os membros.',
    spam: 'Os usuários enviam para cá o spam não detectado, e o filtro aprende a reconhecê-lo.',
    notspam:
      'Os usuários enviam para cá os e-mails legítimos marcados como spam, e o filtro aprende a deixá-los passar.',
  },
  state: {
    active: 'Ativa',
    disabled: 'Desativada',
  },
  form: {
    name: 'Nome',
    nameHint: 'A parte do endereço antes do @, por exemplo equipe.',
    nameChange: 'Se você o alterar, os e-mails para o endereço antigo não chegarão mais aqui.',
    domain: 'Domínio',
    domainHint: 'Só domínios verificados podem ter listas.',
    chooseDomain: 'Escolher um domínio',
    type: 'Tipo',
    members: 'Membros',
    note: 'Nota',
    noteHint: 'Só os administradores a veem.',
    save: 'Salvar',
  },
  add: {
    title: 'Adicionar lista',
    added: '{name} foi adicionada',
    leftOver:
      'Alguns membros não puderam ser adicionados. Corrija-os aqui, ou abra a lista e adicione-os depois.',
  },
  page: {
    back: 'Todas as listas',
    tabs: 'Partes da lista',
    members: 'Membros',
    use: 'Como usar',
    settings: 'Configurações',
    gone: 'Esta lista não existe',
    goneHint: 'Talvez tenha sido removida. As listas removidas ficam na lixeira por 30 dias.',
  },
  use: {
    address: 'Endereço',
    how: 'Encaminhe a mensagem como anexo, para que o filtro a veja por inteiro. Só usuários de {domain} podem escrever para este endereço; ninguém recebe essas mensagens. O que ele aprende só vale para a sua conta e é usado a partir de 20 mensagens de cada tipo, spam e e-mails legítimos.',
    spam: {
      title: 'Envie para cá o spam não detectado',
      text: 'Quando chega spam à caixa de entrada, os usuários de {domain} o encaminham para este endereço. O filtro de spam aprende a reconhecer mensagens parecidas.',
    },
    notspam: {
      title: 'Envie para cá os e-mails legítimos marcados como spam',
      text: 'Quando uma mensagem legítima vai parar na pasta de spam, os usuários de {domain} a encaminham para este endereço. O filtro de spam aprende a deixar passar mensagens parecidas.',
    },
  },
  bulk: {
    enable: '{num, plural, one {Ativar # lista} other {Ativar {shown} listas}}',
    disable: '{num, plural, one {Desativar # lista} other {Desativar {shown} listas}}',
    remove: '{num, plural, one {Remover # lista} other {Remover {shown} listas}}',
  },
  ask: {
    enable: '{num, plural, one {Ativar # lista?} other {Ativar {shown} listas?}}',
    enableText: 'Os e-mails enviados para lá voltam a ser aceitos.',
    disable: '{num, plural, one {Desativar # lista?} other {Desativar {shown} listas?}}',
    disableOne: 'Desativar {name}?',
    disableText:
      'A partir de agora, os e-mails enviados para lá são recusados. Os membros são mantidos, e você pode desfazer isso quando quiser.',
    remove: '{num, plural, one {Remover # lista?} other {Remover {shown} listas?}}',
    removeOne: 'Remover {name}?',
    removeText:
      'Os e-mails enviados para lá são recusados imediatamente. Você pode restaurar tudo da lixeira, inclusive os membros, por {days} dias; durante esse tempo, os nomes ficam reservados.',
  },
  facts: {
    email: 'Lista',
    type: 'Tipo',
    note: 'Nota',
    active: 'Ativa',
    members: 'Membros',
  },
  values: {
    type: {
      distribution: 'Lista de distribuição',
      spam: 'Treinamento de spam',
      notspam: 'Treinamento de e-mail legítimo',
    },
  },
  goTo: {
    words: {
      lists: 'listas de e-mail, listas de distribuição, grupos, membros, treinamento de spam, denunciar spam',
      addList: 'nova lista, criar lista, novo grupo',
      exportLists: 'baixar listas, CSV, planilha',
    },
    actions: {
      addList: 'Adicionar lista',
      exportLists: 'Exportar listas',
    },
  },
  menu: {
    lists: 'Listas',
  },
  jobs: {
    enableLists: 'Ativação de listas',
    disableLists: 'Desativação de listas',
    removeLists: 'Remoção de listas',
    removeListMembers: 'Remoção de membros de uma lista',
  },
  deeds: {
    exportLists: 'Listas exportadas',
    addList: 'Lista {name} adicionada',
    updateList: 'Lista {name} alterada',
    exportListMembers: 'Membros exportados',
    addListMembers: 'Membros adicionados',
    removeListMembers: '{num, plural, =1 {Membro {name} removido} other {{shown} membros removidos}}',
    enableLists: '{num, plural, =1 {Lista {name} ativada} other {{shown} listas ativadas}}',
    disableLists: '{num, plural, =1 {Lista {name} desativada} other {{shown} listas desativadas}}',
    removeLists: '{num, plural, =1 {Lista {name} removida} other {{shown} listas removidas}}',
  },
  operations: {
    exportLists: 'Exportou listas',
    addList: 'Adicionou uma lista',
    updateList: 'Alterou uma lista',
    exportListMembers: 'Exportou os membros de uma lista',
    addListMembers: 'Adicionou membros a uma lista',
    removeListMembers: 'Removeu membros de uma lista',
    enableLists: 'Ativou uma lista',
    disableLists: 'Desativou uma lista',
    removeLists: 'Removeu uma lista',
  },
} satisfies SameKeys<typeof english>;
