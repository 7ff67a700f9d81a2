import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Lixeira',
  empty: 'A lixeira está vazia',
  column: {
    removedBy: 'Removido por',
    removedAt: 'Removido',
    purgeAt: 'Exclusão definitiva',
  },
  row: { restore: 'Restaurar', purge: 'Excluir de vez' },
  ask: {
    purgeOne: 'Excluir {name} de vez?',
  },
  mailOfPurged: {
    soon: 'Os e-mails guardados são excluídos do servidor em poucos minutos.',
    later: 'Os e-mails guardados são excluídos do servidor assim que o sistema de e-mail voltar a funcionar.',
  },
  reason: {
    folderConflict:
      'Outra pasta tem esse nome agora, ou a pasta superior não existe mais. Renomeie a outra ou restaure primeiro a pasta superior.',
    folderLimit: 'O domínio tem pastas públicas demais. Remova algumas primeiro.',
    conflict:
      'O nome está em uso de novo, como domínio ou como domínio de alias, ou a caixa postal de auditoria deste domínio não pode ser usada. Remova o outro domínio ou domínio de alias, ou restaure ou ative a caixa postal de auditoria, e tente novamente.',
    needed:
      'É necessário para a auditoria de outro domínio. Primeiro, escolha outra caixa postal para esse domínio em “Conformidade”.',
    limit_reached: 'Sua conta não tem mais vaga ou cota para isto. Libere algo ou peça mais ao seu provedor.',
  },
  of: {
    domains: {
      purpose:
        'Domínios removidos nos últimos {days} dias, com tudo o que havia neles. Depois disso são excluídos de vez.',
      search: 'Buscar domínios',
      emptyHint:
        'Domínios removidos ficam aqui por {days} dias e podem ser restaurados com tudo o que havia neles.',
      column: 'Domínio',
      restore: '{num, plural, one {Restaurar # domínio} other {Restaurar {shown} domínios}}',
      purge: '{num, plural, one {Excluir # domínio de vez} other {Excluir {shown} domínios de vez}}',
      askPurge: '{num, plural, one {Excluir # domínio de vez?} other {Excluir {shown} domínios de vez?}}',
      purgeText:
        'Isso também exclui todo o conteúdo: usuários, aliases, listas, pastas públicas e domínios de alias. Não é possível desfazer.',
    },
    users: {
      purpose:
        'Usuários removidos nos últimos {days} dias, com os e-mails deles. Depois disso são excluídos de vez.',
      search: 'Buscar usuários',
      emptyHint:
        'Usuários removidos ficam aqui por {days} dias e podem ser restaurados com e-mails e configurações.',
      column: 'Endereço',
      restore: '{num, plural, one {Restaurar # usuário} other {Restaurar {shown} usuários}}',
      purge: '{num, plural, one {Excluir # usuário de vez} other {Excluir {shown} usuários de vez}}',
      askPurge: '{num, plural, one {Excluir # usuário de vez?} other {Excluir {shown} usuários de vez?}}',
      purgeText: 'Isso também exclui todas as configurações. Não é possível desfazer.',
    },
    aliases: {
      purpose:
        'Aliases removidos nos últimos {days} dias. Depois disso são excluídos de vez e os nomes ficam livres de novo.',
      search: 'Buscar aliases',
      emptyHint: 'Aliases removidos ficam aqui por {days} dias e podem ser restaurados com seus destinos.',
      column: 'Alias',
      restore: '{num, plural, one {Restaurar # alias} other {Restaurar {shown} aliases}}',
      purge: '{num, plural, one {Excluir # alias de vez} other {Excluir {shown} aliases de vez}}',
      askPurge: '{num, plural, one {Excluir # alias de vez?} other {Excluir {shown} aliases de vez?}}',
      purgeText:
        'Depois disso, os nomes podem ser usados de novo. Nenhum e-mail é excluído. Não é possível desfazer.',
    },
    lists: {
      purpose:
        'Listas removidas nos últimos {days} dias, com os membros delas. Depois disso são excluídas de vez.',
      search: 'Buscar listas',
      emptyHint: 'Listas removidas ficam aqui por {days} dias e podem ser restauradas com seus membros.',
      column: 'Lista',
      restore: '{num, plural, one {Restaurar # lista} other {Restaurar {shown} listas}}',
      purge: '{num, plural, one {Excluir # lista de vez} other {Excluir {shown} listas de vez}}',
      askPurge: '{num, plural, one {Excluir # lista de vez?} other {Excluir {shown} listas de vez?}}',
      purgeText: 'Isso também exclui a relação de membros. Não é possível desfazer.',
    },
    smart_lists: {
      purpose:
        'Listas inteligentes removidas nos últimos {days} dias, com os membros delas. Depois disso são excluídas de vez.',
      search: 'Buscar listas inteligentes',
      emptyHint:
        'Listas inteligentes removidas ficam aqui por {days} dias e podem ser restauradas com membros e configurações.',
      column: 'Lista inteligente',
      restore:
        '{num, plural, one {Restaurar # lista inteligente} other {Restaurar {shown} listas inteligentes}}',
      purge:
        '{num, plural, one {Excluir # lista inteligente de vez} other {Excluir {shown} listas inteligentes de vez}}',
      askPurge:
        '{num, plural, one {Excluir # lista inteligente de vez?} other {Excluir {shown} listas inteligentes de vez?}}',
      purgeText: 'Isso também exclui a relação de membros e todas as configurações. Não é possível desfazer.',
    },
    public_folders: {
      purpose:
        'Pastas públicas removidas nos últimos {days} dias, com tudo o que contêm. Depois disso são excluídas de vez.',
      search: 'Buscar pastas públicas',
      emptyHint:
        'Pastas públicas removidas ficam aqui por {days} dias e podem ser restauradas com as subpastas e tudo o que contêm.',
      column: 'Pasta',
      restore: '{num, plural, one {Restaurar # pasta} other {Restaurar {shown} pastas}}',
      purge: '{num, plural, one {Excluir # pasta de vez} other {Excluir {shown} pastas de vez}}',
      askPurge: '{num, plural, one {Excluir # pasta de vez?} other {Excluir {shown} pastas de vez?}}',
      purgeText: 'Isso também exclui todas as subpastas. Não é possível desfazer.',
    },
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
      users: 'Usuário',
      aliases: 'Alias',
      lists: 'Lista',
      smart_lists: 'Lista inteligente',
      public_folders: 'Pasta pública',
    },
  },
  menu: {
    recycleBin: 'Lixeira',
  },
  jobs: {
    restoreItems: 'Restauração da lixeira',
    purgeItems: 'Exclusão definitiva da lixeira',
  },
  deeds: {
    restoreItems_domains: '{num, plural, =1 {Domínio restaurado} other {{shown} domínios restaurados}}',
    purgeItems_domains:
      '{num, plural, =1 {Domínio excluído de vez} other {{shown} domínios excluídos de vez}}',
    restoreItems_users: '{num, plural, =1 {Usuário restaurado} other {{shown} usuários restaurados}}',
    purgeItems_users: '{num, plural, =1 {Usuário excluído de vez} other {{shown} usuários excluídos de vez}}',
    restoreItems_aliases: '{num, plural, =1 {Alias restaurado} other {{shown} aliases restaurados}}',
    purgeItems_aliases: '{num, plural, =1 {Alias excluído de vez} other {{shown} aliases excluídos de vez}}',
    restoreItems_lists: '{num, plural, =1 {Lista restaurada} other {{shown} listas restauradas}}',
    purgeItems_lists: '{num, plural, =1 {Lista excluída de vez} other {{shown} listas excluídas de vez}}',
    restoreItems_smart_lists:
      '{num, plural, =1 {Lista inteligente restaurada} other {{shown} listas inteligentes restauradas}}',
    purgeItems_smart_lists:
      '{num, plural, =1 {Lista inteligente excluída de vez} other {{shown} listas inteligentes excluídas de vez}}',
    restoreItems_public_folders:
      '{num, plural, =1 {Pasta pública restaurada} other {{shown} pastas públicas restauradas}}',
    purgeItems_public_folders:
      '{num, plural, =1 {Pasta pública excluída de vez} other {{shown} pastas públicas excluídas de vez}}',
  },
  operations: {
    restoreItems: 'Restaurou da lixeira',
    purgeItems: 'Excluiu de vez da lixeira',
  },
} satisfies SameKeys<typeof english>;
