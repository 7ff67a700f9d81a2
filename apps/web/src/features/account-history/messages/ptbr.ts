import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Histórico da conta',
  purpose: 'Quem alterou o quê nesta conta, e quando.',
  search: 'Buscar administrador, ação ou alvo',
  empty: 'Nenhuma alteração ainda',
  emptyHint: 'Aqui aparece o que os administradores alteram nesta conta.',
  column: {
    at: 'Horário',
    adminname: 'Administrador',
    action: 'Ação',
    target: 'Alvo',
    outcome: 'Resultado',
    remoteip: 'Endereço IP',
  },
  outcome: {
    done: 'Concluída',
    refused: 'Recusada',
    pending: 'Não concluída',
  },
  by: 'por {name}',
  changes: 'Alterações',
  caption: '{name}: antes e depois',
  facts: {
    format: 'Formato',
    search: 'Busca',
  },
  menu: {
    logs: 'Registros',
    accountHistory: 'Histórico da conta',
  },
  operations: {
    exportAccountHistory: 'Exportou o histórico da conta',
  },
} satisfies SameKeys<typeof english>;
