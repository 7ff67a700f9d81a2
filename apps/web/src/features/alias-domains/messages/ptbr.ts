import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Domínios de alias',
  purpose:
    'Nomes adicionais para seus domínios. O e-mail para um endereço no domínio de alias chega ao mesmo endereço no domínio real.',
  search: 'Buscar domínios de alias',
  empty: 'Ainda não há domínios de alias',
  emptyHint:
    'Se example.net é um domínio de alias de example.com, o e-mail para anna@example.net chega a anna@example.com. Adicione um e verifique-o com um registro DNS.',
  column: {
    aliasdomain: 'Domínio de alias',
    domain: 'Domínio real',
    verification: 'Verificação',
    created: 'Adicionado',
    verified: 'Verificado',
    health: 'Saúde',
  },
  row: {
    verify: 'Verificar agora',
    remove: 'Remover',
  },
  bulk: {
    remove: '{num, plural, one {Remover # domínio de alias} other {Remover {shown} domínios de alias}}',
  },
  ask: {
    removeOne: 'Remover {name}?',
    remove: '{num, plural, one {Remover # domínio de alias?} other {Remover {shown} domínios de alias?}}',
    removeText:
      'Os e-mails para seus endereços são recusados imediatamente e outros podem usar o nome. O domínio real não é afetado. Não é possível desfazer, mas você pode adicionar o domínio de alias de novo.',
  },
  add: {
    title: 'Adicionar domínio de alias',
    aliasdomain: 'Domínio de alias',
    aliasdomainHint: 'Por exemplo, example.net',
    domain: 'Domínio real',
    domainHint: 'O domínio que recebe os e-mails.',
    choose: 'Buscar domínios',
    noDomains: 'Adicione primeiro um domínio: um domínio de alias precisa de um domínio real.',
    taken: 'Este nome já está na sua conta, como domínio ou domínio de alias.',
  },
  facts: {
    domain: 'Domínio',
    aliasdomain: 'Domínio de alias',
  },
  goTo: {
    words: {
      aliasDomains: 'segundo nome, domínio adicional, alias de domínio, apelido',
      addAliasDomain: 'novo domínio de alias, criar domínio de alias',
    },
    actions: {
      addAliasDomain: 'Adicionar domínio de alias',
    },
  },
  menu: {
    aliasDomains: 'Domínios de alias',
  },
  jobs: {
    removeAliasDomains: 'Remoção de domínios alias',
  },
  deeds: {
    addAliasDomain: 'Domínio de alias {name} adicionado',
    removeAliasDomains:
      '{num, plural, =1 {Domínio de alias {name} removido} other {{shown} domínios de alias removidos}}',
  },
  operations: {
    addAliasDomain: 'Adicionou um domínio de alias',
    removeAliasDomains: 'Removeu um domínio de alias',
  },
  health: 'Saúde do DNS',
} satisfies SameKeys<typeof english>;
