import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  of: {
    whitelist: {
      title: 'Lista branca',
      purpose:
        'Remetentes cujas mensagens sempre vão para a caixa de entrada, diga o que disser o filtro de spam.',
      empty: 'A lista branca está vazia',
      emptyHint:
        'Mensagens de remetentes da lista branca sempre vão para a caixa de entrada. Adicione um endereço como anna@partner.example, ou um domínio com todos os seus endereços.',
    },
    blacklist: {
      title: 'Lista negra',
      purpose: 'Remetentes cujas mensagens são sempre recusadas.',
      empty: 'A lista negra está vazia',
      emptyHint:
        'Mensagens de remetentes da lista negra não chegam, nem mesmo à pasta de spam. Adicione um endereço como offers@spam.example, ou um domínio com todos os seus endereços.',
    },
  },
  search: 'Buscar por endereço ou observação',
  readOnly: 'Você pode ver esta entrada, mas não alterá-la.',
  never: 'Nenhum nos últimos 30 dias',
  user: 'Usuário',
  expired: 'Expirou em {day}',
  column: {
    address: 'Endereço ou domínio',
    note: 'Observação',
    expires: 'Expira em',
    hits: 'Usos em 30 dias',
    lastHit: 'Último uso',
    created: 'Adicionada',
    createdBy: 'Adicionada por',
  },
  filter: {
    includeUsers: 'Incluir as listas dos usuários',
    expired: 'Expirada',
  },
  scope: {
    account: 'Toda a conta',
    domain: 'Um domínio',
    user: 'Um usuário',
  },
  form: {
    scope: 'Vale para',
    scopeHint: 'Primeiro contam as entradas do usuário, depois as do domínio e por fim as da conta.',
    domain: 'Domínio',
    chooseDomain: 'Escolha um domínio',
    user: 'Usuário',
    chooseUser: 'Escolha um usuário',
    address: 'Endereço de e-mail ou domínio',
    addressHint: 'Por exemplo anna@partner.example ou partner.example. Um domínio inclui seus subdomínios.',
    ignore_spf: 'Ignorar SPF',
    ignoreSpfHint:
      'Sem esta opção, as mensagens que não passam na verificação de SPF são filtradas normalmente, porque o remetente pode ser falso. Com ela, passa qualquer um que falsifique este endereço.',
    apply_to_headers: 'Aplicar aos cabeçalhos',
    applyToHeadersHint:
      'Verifica também o endereço do remetente (From) que os leitores veem, não só o do envelope.',
    expires: 'Expira em',
    expiresHint: 'O último dia em que a entrada conta. Deixe vazio para mantê-la até que você a remova.',
    note: 'Observação',
    noteHint: 'Só os administradores a veem.',
    save: 'Salvar',
  },
  other: {
    whitelist: 'Também na lista branca',
    blacklist: 'Também na lista negra',
    hint: 'Este remetente está nas duas listas. A lista negra prevalece: as mensagens são recusadas.',
  },
  add: {
    whitelist: 'Adicionar à lista branca',
    blacklist: 'Adicionar à lista negra',
  },
  ofUser: {
    hint: 'As entradas próprias deste usuário. Elas contam antes das do domínio e das da conta.',
    lists: 'Listas do usuário',
  },
  bulk: {
    remove: '{num, plural, one {Remover # entrada} other {Remover {shown} entradas}}',
  },
  ask: {
    remove: '{num, plural, one {Remover # entrada?} other {Remover {shown} entradas?}}',
    removeOne: 'Remover {name}?',
    text: {
      whitelist: 'As mensagens que vêm de lá voltam a ser filtradas normalmente. Isso não pode ser desfeito.',
      blacklist: 'As mensagens que vêm de lá voltam a ser filtradas normalmente. Isso não pode ser desfeito.',
    },
  },
  facts: {
    address: 'Endereço ou domínio',
    scope: 'Vale para',
    apply_to_headers: 'Aplicar aos cabeçalhos',
    note: 'Observação',
    expires: 'Expira em',
    ignore_spf: 'Ignorar SPF',
  },
  values: {
    scope: {
      account: 'Toda a conta',
    },
  },
  goTo: {
    words: {
      whitelist: 'allowlist, whitelist, remetentes seguros, aceitar, antispam',
      blacklist: 'blocklist, blacklist, bloquear remetentes, recusar, antispam',
      addWhitelist: 'permitir remetente, aceitar mensagens, remetente seguro',
      addBlacklist: 'bloquear remetente, recusar mensagens',
      exportWhitelist: 'baixar lista branca, CSV, planilha',
      exportBlacklist: 'baixar lista negra, CSV, planilha',
    },
    actions: {
      addWhitelist: 'Adicionar à lista branca',
      addBlacklist: 'Adicionar à lista negra',
      exportWhitelist: 'Exportar lista branca',
      exportBlacklist: 'Exportar lista negra',
    },
  },
  menu: {
    whitelist: 'Lista branca',
    blacklist: 'Lista negra',
  },
  jobs: {
    removeWhitelist: 'Remoção de entradas da lista branca',
    removeBlacklist: 'Remoção de entradas da lista negra',
  },
  deeds: {
    exportWhitelist: 'Lista branca exportada',
    exportBlacklist: 'Lista negra exportada',
    addWhitelist: '{name} adicionado à lista branca',
    addBlacklist: '{name} adicionado à lista negra',
    updateWhitelist: 'Entrada {name} da lista branca alterada',
    updateBlacklist: 'Entrada {name} da lista negra alterada',
    removeWhitelist:
      '{num, plural, =1 {{name} removido da lista branca} other {{shown} entradas da lista branca removidas}}',
    removeBlacklist:
      '{num, plural, =1 {{name} removido da lista negra} other {{shown} entradas da lista negra removidas}}',
  },
  operations: {
    exportWhitelist: 'Exportou a lista branca',
    exportBlacklist: 'Exportou a lista negra',
    addWhitelist: 'Adicionou uma entrada à lista branca',
    addBlacklist: 'Adicionou uma entrada à lista negra',
    updateWhitelist: 'Alterou uma entrada da lista branca',
    updateBlacklist: 'Alterou uma entrada da lista negra',
    removeWhitelist: 'Removeu uma entrada da lista branca',
    removeBlacklist: 'Removeu uma entrada da lista negra',
  },
} satisfies SameKeys<typeof english>;
