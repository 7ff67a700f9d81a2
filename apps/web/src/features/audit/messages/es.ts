import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Cumplimiento',
  purpose: 'Cada mensaje que un dominio auditado envía o recibe se copia en un buzón de auditoría.',
  search: 'Buscar dominios',
  empty: 'No se ha creado ningún dominio de auditoría',
  emptyHint:
    'Elija un dominio y el buzón de auditoría que recibe una copia de cada mensaje, entrante y saliente.',
  quota: 'Cuota: {num}',
  readOnly: 'Puede ver esto, pero no cambiarlo.',
  hidden: 'Un buzón de otro dominio',
  noMailbox: {
    title: 'No se ha creado ningún buzón de auditoría',
    hint: 'Las copias van a un usuario del tipo de cuenta «Auditoría». No puede enviar correo y no ocupa ninguna plaza. Añada antes uno.',
    add: 'Añadir buzón de auditoría',
  },
  column: {
    domain: 'Dominio',
    mailbox: 'Buzón de auditoría',
    state: 'Estado',
  },
  state: {
    on: 'Activada',
    off: 'Desactivada',
    disabled: 'Buzón desactivado',
    removed: 'Buzón eliminado',
  },
  mailboxes: {
    title: 'Buzones de auditoría',
    all: '{num, plural, one {Mostrar # buzón de auditoría} other {Mostrar los # buzones de auditoría}}',
    usage: 'Uso de {name}',
    disabled: 'Desactivado',
  },
  form: {
    title: 'Auditar un dominio',
    domain: 'Dominio',
    domainHint: 'Se copia cada mensaje que envía o recibe.',
    chooseDomain: 'Elija un dominio',
    mailbox: 'Buzón de auditoría',
    mailboxHint:
      'Usuarios del tipo de cuenta «Auditoría». Las contraseñas de aplicación del buzón elegido dejan de funcionar.',
    chooseMailbox: 'Elija un buzón',
    submit: 'Empezar a auditar',
    save: 'Guardar',
  },
  row: {
    on: 'Activar',
    off: 'Desactivar',
    remove: 'Dejar de auditar',
  },
  ask: {
    off: '¿Desactivar la auditoría de {name}?',
    offText:
      'Los mensajes nuevos dejan de copiarse hasta que la vuelva a activar. Las copias existentes permanecen en el buzón de auditoría.',
    remove: '¿Dejar de auditar {name}?',
    removeText:
      'Los mensajes nuevos dejan de copiarse y el dominio desaparece de esta lista. Para solo pausar la auditoría, desactívela. Las copias existentes permanecen en el buzón de auditoría.',
  },
  facts: {
    domain: 'Dominio',
    audit_email: 'Buzón de auditoría',
    audit_enabled: 'Auditoría',
  },
  goTo: {
    words: {
      audit: 'registro de mensajes, archivo, copias del correo, buzón de auditoría',
      setAuditDomain: 'nuevo dominio de auditoría, empezar a registrar',
    },
    actions: {
      setAuditDomain: 'Auditar un dominio',
    },
  },
  menu: {
    audit: 'Cumplimiento',
  },
  deeds: {
    setAuditDomain: 'Auditoría de {name} cambiada',
    removeAuditDomain: 'Auditoría de {name} terminada',
  },
  operations: {
    setAuditDomain: 'Cambió la auditoría de un dominio',
    removeAuditDomain: 'Dejó de auditar un dominio',
  },
} satisfies SameKeys<typeof english>;
