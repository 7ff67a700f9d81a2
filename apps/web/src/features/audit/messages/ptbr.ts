import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Conformidade',
  purpose:
    'Toda mensagem que um domínio auditado envia ou recebe é copiada para uma caixa postal de auditoria.',
  search: 'Buscar domínios',
  empty: 'Nenhum domínio de auditoria criado',
  emptyHint:
    'Escolha um domínio e a caixa postal de auditoria que recebe uma cópia de cada mensagem, de entrada e de saída.',
  quota: 'Cota: {num}',
  readOnly: 'Você pode ver isto, mas não alterar.',
  hidden: 'Uma caixa postal de outro domínio',
  noMailbox: {
    title: 'Nenhuma caixa postal de auditoria criada',
    hint: 'As cópias vão para um usuário do tipo de conta “Auditoria”. Ele não pode enviar e-mails e não ocupa vaga. Adicione um primeiro.',
    add: 'Adicionar caixa postal de auditoria',
  },
  column: {
    domain: 'Domínio',
    mailbox: 'Caixa postal de auditoria',
    state: 'Situação',
  },
  state: {
    on: 'Ativada',
    off: 'Desativada',
    disabled: 'Caixa postal desativada',
    removed: 'Caixa postal removida',
  },
  mailboxes: {
    title: 'Caixas postais de auditoria',
    all: '{num, plural, one {Mostrar # caixa postal de auditoria} other {Mostrar todas as # caixas postais de auditoria}}',
    usage: 'Uso de {name}',
    disabled: 'Desativada',
  },
  form: {
    title: 'Auditar um domínio',
    domain: 'Domínio',
    domainHint: 'Toda mensagem que ele envia ou recebe é copiada.',
    chooseDomain: 'Escolha um domínio',
    mailbox: 'Caixa postal de auditoria',
    mailboxHint:
      'Usuários do tipo de conta “Auditoria”. As senhas de aplicativo da caixa postal escolhida deixam de funcionar.',
    chooseMailbox: 'Escolha uma caixa postal',
    submit: 'Começar a auditar',
    save: 'Salvar',
  },
  row: {
    on: 'Ativar',
    off: 'Desativar',
    remove: 'Parar de auditar',
  },
  ask: {
    off: 'Desativar a auditoria de {name}?',
    offText:
      'As novas mensagens deixam de ser copiadas até você ativar de novo. As cópias existentes ficam na caixa postal de auditoria.',
    remove: 'Parar de auditar {name}?',
    removeText:
      'As novas mensagens deixam de ser copiadas e o domínio sai desta lista. Para apenas pausar a auditoria, desative-a. As cópias existentes ficam na caixa postal de auditoria.',
  },
  facts: {
    domain: 'Domínio',
    audit_email: 'Caixa postal de auditoria',
    audit_enabled: 'Auditoria',
  },
  goTo: {
    words: {
      audit: 'journaling, arquivo, cópias de e-mails, caixa de auditoria',
      setAuditDomain: 'novo domínio de auditoria, iniciar journaling',
    },
    actions: {
      setAuditDomain: 'Auditar um domínio',
    },
  },
  menu: {
    audit: 'Conformidade',
  },
  deeds: {
    setAuditDomain: 'Auditoria de {name} alterada',
    removeAuditDomain: 'Auditoria de {name} encerrada',
  },
  operations: {
    setAuditDomain: 'Alterou a auditoria de um domínio',
    removeAuditDomain: 'Parou de auditar um domínio',
  },
} satisfies SameKeys<typeof english>;
