import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Lixeira',
  purpose:
    'Domínios removidos nos últimos {days} dias, com tudo o que havia neles. Depois disso são excluídos de vez.',
  search: 'Buscar domínio',
  empty: 'A lixeira está vazia',
  emptyHint:
    'Domínios removidos ficam aqui por {days} dias e podem ser restaurados com tudo o que havia neles.',
  column: {
    name: 'Domínio',
    removedBy: 'Removido por',
    removedAt: 'Removido',
    purgeAt: 'Exclusão definitiva',
  },
  row: { restore: 'Restaurar', purge: 'Excluir de vez' },
  bulk: {
    restore: '{num, plural, one {Restaurar # domínio} other {Restaurar {shown} domínios}}',
    purge: '{num, plural, one {Excluir # domínio de vez} other {Excluir {shown} domínios de vez}}',
  },
  ask: {
    purgeOne: 'Excluir {name} de vez?',
    purge: '{num, plural, one {Excluir # domínio de vez?} other {Excluir {shown} domínios de vez?}}',
    purgeText:
      'Isso também exclui todos os usuários, aliases, listas e domínios de alias nele, com todos os e-mails. Não é possível desfazer.',
  },
  reason: {
    conflict: 'O nome está em uso de novo, como domínio ou como domínio de alias. Remova esse primeiro.',
    limit_reached: 'Restaurar isto ultrapassaria os limites da sua conta.',
  },
  facts: {
    kind: 'Tipo',
  },
  goTo: {
    words: {
      recycleBin: 'excluídos, removidos, apagados, restaurar, recuperar',
    },
  },
  values: {
    kind: {
      domains: 'Domínio',
    },
  },
  menu: {
    recycleBin: 'Lixeira',
  },
  jobs: {
    restoreItems: 'Restauração da lixeira',
    purgeItems: 'Exclusão definitiva da lixeira',
  },
  operations: {
    restoreItems: 'Restaurou da lixeira',
    purgeItems: 'Excluiu de vez da lixeira',
  },
} satisfies SameKeys<typeof english>;
