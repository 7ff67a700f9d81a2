import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

const type = {
  mail: 'E-mail',
  appointment: 'Compromissos',
  contact: 'Contatos',
  note: 'Notas',
  task: 'Tarefas',
};

const profile = {
  owner: 'Proprietário',
  publishing_editor: 'Editor com publicação',
  editor: 'Editor',
  publishing_author: 'Autor com publicação',
  author: 'Autor',
  non_editing_author: 'Autor sem edição',
  reviewer: 'Revisor',
  contributor: 'Colaborador',
  none: 'Nenhuma',
};

export const messages = {
  title: 'Pastas públicas',
  purpose:
    'Pastas que vários usuários compartilham. Só usuários do tipo de conta “Avançada” podem abri-las; os aplicativos de e-mail as mostram em “Public”.',
  search: 'Buscar por nome, endereço ou nota',
  empty: 'Ainda não há pastas públicas',
  emptyHint:
    'Uma pasta pública guarda e-mails, compromissos, contatos, notas ou tarefas de uma equipe e pode conter outras pastas. Adicione a primeira.',
  readOnly: 'Você pode ver esta pasta, mas não alterá-la.',
  undo: 'Desfazer',
  quotaUsed: '{used} de {num}',
  noQuota: 'Só subpastas',
  type,
  column: {
    path: 'Pasta',
    type: 'Tipo',
    quota: 'Cota',
    owners: 'Proprietários',
    rights: 'Permissões',
    email: 'Endereço',
    note: 'Nota',
    domain: 'Domínio',
    created: 'Adicionada',
  },
  tree: {
    label: 'Pastas de {domain}',
    open: 'Mostrar as pastas de {name}',
    close: 'Ocultar as pastas de {name}',
    openAll: 'Expandir tudo',
    closeAll: 'Recolher tudo',
    keys: 'Use as setas para percorrer as pastas: direita expande, esquerda recolhe.',
    more: 'Nem todas as pastas são mostradas. Filtre pelo domínio para ver as outras.',
    noOwners: 'Sem proprietários',
    moreOwners: '{name} e mais {num, plural, one {#} other {#}}',
    rights: '{num, plural, =0 {Sem permissões} one {# permissão} other {# permissões}}',
  },
  form: {
    name: 'Nome',
    nameHint: 'Até {num} caracteres. Não pode conter / \\ * % nem começar com ponto ou ~.',
    domain: 'Domínio',
    domainHint: 'Só domínios verificados podem ter pastas públicas.',
    chooseDomain: 'Escolher um domínio',
    parent: 'Pasta superior',
    parentHint: 'As pastas podem ter até {num} níveis.',
    top: 'Nenhuma (nível superior)',
    type: 'Tipo',
    typeHint: 'O que a pasta guarda. Não dá para alterar depois.',
    quota: 'Cota em GB',
    quotaHint: 'Digite 0 para uma pasta que só contém outras pastas.',
    quotaLeft: 'A cota disponível é de {num}. Digite 0 para uma pasta que só contém outras pastas.',
    username: 'Endereço (opcional)',
    usernameHint:
      'A parte antes de @{domain}. Os e-mails enviados para lá vão para a pasta. Deixe vazio se a pasta não precisar de endereço.',
    owners: 'Proprietários',
    addOwner: 'Adicionar um proprietário',
    ownersHint:
      'Os proprietários podem ler, adicionar, marcar e excluir todos os itens da pasta, sejam quais forem as permissões dela. Só usuários do tipo de conta “Avançada” podem ser proprietários.',
    ownersInherited: 'Se você não escolher outros, valem os proprietários da pasta superior.',
    noOwners: 'Ainda não há proprietários.',
    searchUsers: 'Buscar usuários por nome ou endereço',
    note: 'Nota',
    noteHint: 'Só os administradores a veem.',
    save: 'Salvar',
  },
  add: {
    title: 'Adicionar pasta',
    below: 'Adicionar subpasta',
    in: 'Em {path}',
    rightsCopied: 'A nova pasta começa com as permissões de {path}.',
  },
  move: {
    title: 'Mover pasta',
    submit: 'Mover',
    text: 'Tudo o que está na pasta vai junto. Proprietários e permissões continuam os mesmos.',
  },
  page: {
    back: 'Todas as pastas públicas',
    tabs: 'Partes da pasta',
    settings: 'Configurações',
    rights: 'Permissões',
    inherit: 'Aplicar às subpastas',
    imapPath: 'Nos aplicativos de e-mail',
    gone: 'Esta pasta não existe',
    goneHint: 'Talvez tenha sido removida. As pastas removidas ficam na lixeira por 30 dias.',
  },
  rights: {
    purpose:
      'O que os usuários podem fazer nesta pasta. Só usuários do tipo de conta “Avançada” podem abrir pastas públicas; as permissões de uma lista ou de todos valem só para os usuários desse tipo.',
    order:
      'Se um usuário tem uma entrada própria, só ela vale. Senão, vale a permissão mais alta das listas dele e, sem nenhuma, a permissão de todos.',
    everyone: 'Todos em {domain}',
    everyoneShort: 'Todos no domínio',
    people: 'Usuários e listas',
    add: 'Adicionar um usuário ou uma lista',
    search: 'Buscar usuários e listas',
    empty: 'Ainda não há usuários nem listas.',
    profileOf: 'Permissão de {name}',
    cannotOpen: 'Não pode abrir pastas públicas: não é um usuário do tipo “Avançada” com caixa postal normal',
    profiles: 'O que as permissões incluem',
    foldersOnlyHere:
      'As pastas em si só são adicionadas, movidas e removidas neste painel, e os aplicativos de e-mail não distinguem de quem é um item. Por isso, “Proprietário”, “Editor com publicação” e “Editor” permitem o mesmo, assim como “Autor com publicação” e “Autor”.',
    none: 'Ninguém tem permissões nesta pasta ainda.',
  },
  profile,
  can: {
    owner: 'Pode ler, marcar e excluir todos os itens e adicionar outros.',
    publishing_editor: 'Pode ler, marcar e excluir todos os itens e adicionar outros.',
    editor: 'Pode ler, marcar e excluir todos os itens e adicionar outros.',
    publishing_author: 'Pode ler e marcar todos os itens e adicionar outros, mas não excluir nenhum.',
    author: 'Pode ler e marcar todos os itens e adicionar outros, mas não excluir nenhum.',
    non_editing_author: 'Pode ler todos os itens e adicionar outros, mas não marcar nem excluir nenhum.',
    reviewer: 'Pode ler todos os itens.',
    contributor: 'Pode adicionar itens, mas não ler nenhum.',
    none: 'Não pode ver nem abrir a pasta.',
  },
  inherit: {
    purpose: 'Dá as mesmas permissões a todas as subpastas. As permissões atuais delas são substituídas.',
    noSubfolders: 'Esta pasta não tem subpastas',
    noSubfoldersHint: 'Uma pasta adicionada aqui começa com as mesmas permissões.',
    same: 'Todas as subpastas já têm as mesmas permissões',
    sameHint: 'Não há nada para alterar.',
    changes: '{num, plural, one {# subpasta muda} other {# subpastas mudam}}',
    unchanged:
      '{num, plural, one {# subpasta já tem as mesmas permissões.} other {# subpastas já têm as mesmas permissões.}}',
    more: '{num, plural, one {e mais # mudança} other {e mais # mudanças}}',
    moreFolders: '{num, plural, one {e mais # pasta} other {e mais # pastas}}',
    added: '{who}: {after} (nova)',
    removed: '{who}: {before} deixa de valer',
    changed: '{who}: {before} → {after}',
    apply: '{num, plural, one {Aplicar a # subpasta} other {Aplicar a # subpastas}}',
  },
  row: {
    addBelow: 'Adicionar subpasta',
    move: 'Mover',
    remove: 'Remover',
  },
  bulk: {
    remove: '{num, plural, one {Remover # pasta} other {Remover {shown} pastas}}',
  },
  ask: {
    remove: '{num, plural, one {Remover # pasta?} other {Remover {shown} pastas?}}',
    removeOne:
      '{num, plural, =0 {Remover {name}?} one {Remover {name} e # subpasta?} other {Remover {name} e # subpastas?}}',
    removeText:
      'Os usuários não podem mais abri-la. Você pode restaurá-la da lixeira com tudo o que ela contém por {days} dias.',
    removeManyText:
      'Isso também remove todas as subpastas. Os usuários não podem mais abri-las. Você pode restaurá-las da lixeira com tudo o que elas contêm por {days} dias.',
  },
  facts: {
    path: 'Pasta',
    type: 'Tipo',
    quota: 'Cota (MB)',
    owners: 'Proprietários',
    note: 'Nota',
    email: 'Endereço',
    rights: 'Permissões',
    subfolders: 'Subpastas',
    everyone: 'Todos no domínio',
  },
  values: {
    target: { public_folders: 'Pastas públicas' },
    type,
    rights: profile,
  },
  goTo: {
    words: {
      publicFolders:
        'pastas compartilhadas, pastas de equipe, agendas compartilhadas, contatos compartilhados, permissões de pastas',
      addPublicFolder: 'nova pasta, criar pasta, compartilhar uma pasta',
      exportPublicFolders: 'baixar pastas, CSV, planilha',
    },
    actions: {
      addPublicFolder: 'Adicionar pasta pública',
      exportPublicFolders: 'Exportar pastas públicas',
    },
  },
  menu: { publicFolders: 'Pastas públicas' },
  jobs: { removePublicFolders: 'Remoção de pastas públicas' },
  deeds: {
    exportPublicFolders: 'Pastas públicas exportadas',
    addPublicFolder: 'Pasta pública {name} adicionada',
    updatePublicFolder: 'Pasta pública {name} alterada',
    setPublicFolderRights: 'Permissões de {name} alteradas',
    removePublicFolders:
      '{num, plural, =1 {Pasta pública {name} removida} other {{shown} pastas públicas removidas}}',
  },
  operations: {
    exportPublicFolders: 'Exportou pastas públicas',
    addPublicFolder: 'Adicionou uma pasta pública',
    updatePublicFolder: 'Alterou uma pasta pública',
    setPublicFolderRights: 'Alterou as permissões de uma pasta pública',
    removePublicFolders: 'Removeu uma pasta pública',
  },
} satisfies SameKeys<typeof english>;
