import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Aliases',
  purpose: 'Endereços adicionais cujos e-mails vão para usuários, listas ou endereços externos.',
  search: 'Buscar por endereço ou nota',
  empty: 'Ainda não há aliases',
  emptyHint:
    'Um alias é um endereço sem caixa postal própria. Os e-mails para info@example.com, por exemplo, vão para as pessoas que você escolher. Adicione o primeiro.',
  readOnly: 'Você pode ver este alias, mas não alterá-lo.',
  more: '+{num}',
  column: {
    email: 'Alias',
    forward: 'Destinos',
    external: 'Externo',
    note: 'Nota',
    active: 'Estado',
    domain: 'Domínio',
    created: 'Adicionado',
  },
  state: {
    active: 'Ativo',
    disabled: 'Desativado',
  },
  external: 'Tem destinos externos',
  form: {
    alias: 'Alias',
    aliasHint: 'A parte do endereço antes do @, por exemplo info.',
    aliasChange: 'Se você o alterar, os e-mails para o endereço antigo não chegarão mais aqui.',
    domain: 'Domínio',
    domainHint: 'Só domínios verificados podem ter aliases.',
    chooseDomain: 'Escolher um domínio',
    forward: 'Destinos',
    forwardHint:
      'Os e-mails para o alias vão para cada um destes endereços. Adicione usuários, aliases e listas da sua conta, ou qualquer outro endereço.',
    search: 'Busque ou digite um endereço',
    empty: 'Ainda não há destinos. Adicione pelo menos um.',
    note: 'Nota',
    noteHint: 'Só os administradores a veem.',
    save: 'Salvar',
  },
  add: {
    title: 'Adicionar alias',
  },
  bulk: {
    enable: '{num, plural, one {Ativar # alias} other {Ativar {shown} aliases}}',
    disable: '{num, plural, one {Desativar # alias} other {Desativar {shown} aliases}}',
    remove: '{num, plural, one {Remover # alias} other {Remover {shown} aliases}}',
  },
  ask: {
    enable: '{num, plural, one {Ativar # alias?} other {Ativar {shown} aliases?}}',
    enableText: 'Os e-mails voltam a ser enviados aos destinos.',
    disable: '{num, plural, one {Desativar # alias?} other {Desativar {shown} aliases?}}',
    disableOne: 'Desativar {name}?',
    disableText:
      'A partir de agora, os e-mails enviados para lá são recusados. Nada é apagado, e você pode desfazer isso quando quiser.',
    remove: '{num, plural, one {Remover # alias?} other {Remover {shown} aliases?}}',
    removeOne: 'Remover {name}?',
    removeText:
      'Os e-mails enviados para lá são recusados imediatamente. Você pode desfazer isso na lixeira por {days} dias; durante esse tempo, os nomes ficam reservados.',
  },
  facts: {
    email: 'Alias',
    forward: 'Destinos',
    note: 'Nota',
    active: 'Ativo',
  },
  goTo: {
    words: {
      aliases: 'endereços de encaminhamento, redirecionamento, endereços adicionais, apelidos',
      addAlias: 'novo alias, criar alias, endereço de encaminhamento',
      exportAliases: 'baixar aliases, CSV, planilha',
    },
    actions: {
      addAlias: 'Adicionar alias',
      exportAliases: 'Exportar aliases',
    },
  },
  menu: {
    aliases: 'Aliases',
  },
  jobs: {
    enableAliases: 'Ativação de aliases',
    disableAliases: 'Desativação de aliases',
    removeAliases: 'Remoção de aliases',
  },
  deeds: {
    exportAliases: 'Aliases exportados',
    addAlias: 'Alias {name} adicionado',
    updateAlias: 'Alias {name} alterado',
    enableAliases: '{num, plural, =1 {Alias {name} ativado} other {{shown} aliases ativados}}',
    disableAliases: '{num, plural, =1 {Alias {name} desativado} other {{shown} aliases desativados}}',
    removeAliases: '{num, plural, =1 {Alias {name} removido} other {{shown} aliases removidos}}',
  },
  operations: {
    exportAliases: 'Exportou aliases',
    addAlias: 'Adicionou um alias',
    updateAlias: 'Alterou um alias',
    enableAliases: 'Ativou um alias',
    disableAliases: 'Desativou um alias',
    removeAliases: 'Removeu um alias',
  },
} satisfies SameKeys<typeof english>;
