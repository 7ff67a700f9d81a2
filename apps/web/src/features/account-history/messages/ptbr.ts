import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

const column = {
  at: 'Data e hora',
  adminname: 'Administrador',
  action: 'Ação',
  target: 'Alvo',
  outcome: 'Resultado',
  remoteip: 'Endereço IP',
  domain: 'Domínio',
};

const outcome = {
  done: 'Concluída',
  refused: 'Recusada',
  pending: 'Não concluída',
};

export const messages = {
  title: 'Histórico da conta',
  purpose: 'Quem alterou o quê nesta conta, e quando.',
  search: 'Buscar por administrador ou alvo',
  empty: 'Nenhuma alteração ainda',
  emptyHint: 'Aqui aparece o que os administradores alteram nesta conta.',
  column,
  exported: {
    ...column,
    before: 'Antes',
    after: 'Depois',
    id: 'Número da entrada',
  },
  outcome,
  by: 'por {name}',
  changes: 'Alterações',
  caption: '{name}: antes e depois',
  facts: {
    format: 'Formato',
    search: 'Busca',
    maxemails: 'Contas básicas, máximo',
    maxeemails: 'Contas avançadas, máximo',
    maxdomains: 'Domínios, máximo',
    maxexemails: 'Contas com conector Exchange, máximo',
    maxocemails: 'Contas com conector externo, máximo',
    maxzulipusers: 'Usuários do chat, máximo',
    maxquota: 'Cota, máximo (MB)',
    autogrow_quota: 'A cota cresce automaticamente',
    lost: 'Atribuído a outra conta',
    unknown_ids: 'IDs que não existem',
    unknown_count: 'Quantidade de IDs desconhecidos',
    attempts: 'Tentativas',
    last_at: 'Última tentativa',
    bytes: 'Tamanho em bytes',
  },
  values: {
    outcome,
    boolean: {
      true: 'Sim',
      false: 'Não',
    },
    adminname: {
      operator: 'Provedor',
      engine: 'Sistema de e-mail',
    },
    target: {
      'account-history': 'Histórico da conta',
    },
    format: {
      csv: 'CSV',
      json: 'JSON',
    },
  },
  variants: {
    'engine: delete mail': {
      public_folders: 'Excluiu do servidor o conteúdo de uma pasta pública',
    },
    'operator: domain verify': {
      lost: 'Atribuiu um nome de domínio a outra conta',
    },
  },
  menu: {
    accountHistory: 'Histórico da conta',
  },
  deeds: {
    exportAccountHistory: 'Histórico da conta exportado',
  },
  operations: {
    exportAccountHistory: 'Exportou o histórico da conta',
    'engine: delete mail': 'Excluiu do servidor os e-mails de um usuário',
    'operator: account create': 'Criou a conta',
    'operator: account limits': 'Alterou os limites da conta',
    'operator: account suspend': 'Suspendeu a conta',
    'operator: account resume': 'Reativou a conta',
    'operator: admin reset-password': 'Redefiniu a senha de um administrador',
    'operator: admin reset-2fa': 'Redefiniu a autenticação de dois fatores de um administrador',
    'operator: admin login-link': 'Criou um link de login para um administrador',
    'operator: admin lift-ip-list': 'Retirou a restrição de IP de um administrador',
    'operator: domain verify': 'Atribuiu um nome de domínio a esta conta',
    'operator: chat set': 'Conectou uma organização do Zulip',
    'operator: chat remove': 'Desconectou a organização do Zulip',
    'operator: mail demo': 'Criou uma senha de aplicativo para a caixa postal de demonstração',
  },
} satisfies SameKeys<typeof english>;
