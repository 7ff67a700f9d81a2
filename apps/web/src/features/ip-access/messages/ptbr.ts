import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Listas de acesso por IP',
  purpose:
    'Servidores de e-mail cujas mensagens são sempre aceitas ou recusadas, pelo endereço IP. Se várias entradas corresponderem, decide a de menor preferência; as de um domínio vêm antes das da conta.',
  search: 'Buscar por endereço ou descrição',
  empty: 'Nenhuma entrada ainda',
  emptyHint:
    'Permita o servidor de um parceiro para que os e-mails dele nunca sejam tratados como spam, ou bloqueie uma rede que só envia e-mails indesejados. Adicione a primeira entrada.',
  readOnly: 'Você pode ver esta entrada, mas não alterá-la.',
  column: {
    note: 'Observação',
    created: 'Adicionada',
  },
  type: {
    allow: 'Permitido',
    block: 'Bloqueado',
  },
  scope: {
    account: 'Toda a conta',
    domain: 'Um domínio',
  },
  place: {
    label: 'Vale para',
    account: 'Toda a conta',
    hint: 'E-mails para este domínio, ou para todos os domínios da conta.',
  },
  note: {
    shadowed: 'Sem efeito: {ip} vem antes',
    overlaps: 'Exceto {ip}',
    shadowedText:
      'Esta entrada nunca decide: {ip} é verificada antes e abrange os mesmos servidores. Dê a esta entrada uma preferência menor ou remova-a.',
    overlapsText: '{ip} é verificada antes desta entrada e diz o contrário para uma parte dela.',
    open: 'Abrir {ip}',
  },
  form: {
    ipHint: 'Um endereço IPv4 ou IPv6, ou uma rede em notação CIDR: 192.0.2.7, 192.0.2.0/24, 2001:db8::/32.',
    typeHint:
      'E-mails de servidores permitidos nunca são tratados como spam. Os de servidores bloqueados são recusados.',
    allow: 'Permitir',
    block: 'Bloquear',
    preferenceHint: 'Digite 0–9999. A menor é verificada primeiro.',
    preferenceNew:
      'Digite 0–9999; a menor é verificada primeiro. Se deixar vazio, a entrada vem depois das outras.',
    descriptionHint: 'Por exemplo, “Servidor de newsletters da nossa agência”.',
    save: 'Salvar',
  },
  add: {
    title: 'Adicionar entrada',
  },
  row: {
    edit: 'Editar',
    remove: 'Remover',
  },
  bulk: {
    remove: '{num, plural, one {Remover # entrada} other {Remover {shown} entradas}}',
  },
  ask: {
    removeOne: 'Remover {name}?',
    remove: '{num, plural, one {Remover # entrada?} other {Remover {shown} entradas?}}',
    removeText: 'Os e-mails que vêm de lá voltam a ser filtrados normalmente. Isso não pode ser desfeito.',
  },
  facts: {
    ip: 'Endereço ou rede',
    type: 'Tipo',
    preference: 'Preferência',
    description: 'Descrição',
    domain: 'Domínio',
  },
  values: {
    type: {
      allow: 'Permitir',
      block: 'Bloquear',
    },
  },
  goTo: {
    words: {
      ipAccess:
        'bloquear servidor, permitir servidor, endereços IP bloqueados, endereços IP permitidos, rede, CIDR',
      addIpAccess: 'bloquear endereço IP, permitir endereço IP, nova entrada',
    },
    actions: {
      addIpAccess: 'Adicionar entrada às listas de acesso por IP',
    },
  },
  menu: {
    ipAccess: 'Listas de acesso por IP',
  },
  jobs: {
    removeIpAccess: 'Remoção de entradas das listas de acesso por IP',
  },
  deeds: {
    addIpAccess: '{name} adicionada às listas de acesso por IP',
    updateIpAccess: 'Entrada {name} alterada',
    removeIpAccess: '{num, plural, =1 {Entrada {name} removida} other {{shown} entradas removidas}}',
  },
  operations: {
    addIpAccess: 'Adicionou uma entrada às listas de acesso por IP',
    updateIpAccess: 'Alterou uma entrada das listas de acesso por IP',
    removeIpAccess: 'Removeu uma entrada das listas de acesso por IP',
  },
} satisfies SameKeys<typeof english>;
