import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Domínios de alias',
  purpose:
    'Outros nomes para os seus domínios: e-mails a qualquer endereço neles chegam ao mesmo nome no domínio real.',
  search: 'Buscar domínio de alias ou domínio',
  empty: 'Ainda não há domínios de alias',
  emptyHint:
    'Com example.net como domínio de alias de example.com, um e-mail para anna@example.net chega a anna@example.com. Adicione um e prove com um registro DNS que ele é seu.',
  column: {
    aliasdomain: 'Domínio de alias',
    domain: 'Domínio real',
    verification: 'Verificação',
    created: 'Adicionado',
    verified: 'Verificado',
  },
  row: { verify: 'Verificar agora', remove: 'Remover' },
  bulk: {
    remove: '{num, plural, one {Remover # domínio de alias} other {Remover {shown} domínios de alias}}',
  },
  ask: {
    removeOne: 'Remover {name}?',
    remove: '{num, plural, one {Remover # domínio de alias?} other {Remover {shown} domínios de alias?}}',
    removeText:
      'E-mails a endereços nele são recusados na hora, e o nome fica livre para outros. O domínio real e seus e-mails não são tocados. Isto não pode ser desfeito, mas você pode adicionar o domínio de alias de novo.',
  },
  add: {
    title: 'Adicionar domínio de alias',
    aliasdomain: 'Domínio de alias',
    aliasdomainHint: 'O outro nome, por exemplo example.net.',
    domain: 'Domínio real',
    domainHint: 'Um dos seus domínios; os e-mails chegam lá.',
    choose: 'Escolher um domínio',
    noDomains:
      'Não há nenhum domínio para o qual um domínio de alias possa servir. Adicione primeiro um domínio.',
    taken: 'Este nome já está na sua conta, como domínio ou como domínio de alias.',
    added: '{name} foi adicionado',
    another: 'Adicionar outro',
  },
  facts: {
    domain: 'Domínio',
    aliasdomain: 'Domínio de alias',
  },
  menu: {
    aliasDomains: 'Domínios de alias',
  },
  jobs: {
    removeAliasDomains: 'Remoção de domínios alias',
  },
  operations: {
    addAliasDomain: 'Adicionou um domínio de alias',
    removeAliasDomains: 'Removeu um domínio de alias',
  },
} satisfies SameKeys<typeof english>;
