import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Lista branca automática',
  purpose:
    'Endereços para os quais seus usuários escreveram. Os e-mails de lá não são tratados como spam no domínio do usuário que escreveu.',
  search: 'Buscar por endereço',
  empty: 'Nenhum endereço ainda',
  emptyHint:
    'Quando um usuário escreve para alguém fora da sua conta, o endereço aparece aqui, e as respostas não são tratadas como spam. Você pode desativar isso para a conta ou para um domínio:',
  settings: 'Configurações do filtro',
  writtenBy: 'Contatado por {name}',
  column: {
    address: 'Endereço',
    email: 'Contatado por',
    domain: 'Domínio',
    last: 'Última vez',
    first: 'Primeira vez',
  },
  row: {
    remove: 'Remover',
  },
  bulk: {
    remove: '{num, plural, one {Remover # endereço} other {Remover {shown} endereços}}',
  },
  ask: {
    removeOne: 'Remover {name}?',
    remove: '{num, plural, one {Remover # endereço?} other {Remover {shown} endereços?}}',
    removeText:
      'Os e-mails que vêm de lá voltam a ser filtrados normalmente. Se um usuário escrever de novo para o endereço, ele volta.',
  },
  facts: {
    address: 'Endereço',
    domain: 'Domínio',
  },
  goTo: {
    words: {
      autoWhitelist: 'remetentes conhecidos, destinatários, contatos, respostas',
    },
  },
  menu: {
    autoWhitelist: 'Lista branca automática',
  },
  jobs: {
    removeAutoWhitelist: 'Remoção de endereços da lista branca automática',
  },
  deeds: {
    removeAutoWhitelist:
      '{num, plural, =1 {{name} removido da lista branca automática} other {{shown} endereços removidos da lista branca automática}}',
  },
  operations: {
    removeAutoWhitelist: 'Removeu um endereço da lista branca automática',
  },
} satisfies SameKeys<typeof english>;
