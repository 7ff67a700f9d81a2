import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Conformité',
  purpose: 'Chaque message qu’un domaine audité envoie ou reçoit est copié dans une boîte d’audit.',
  search: 'Rechercher des domaines',
  empty: 'Aucun domaine d’audit créé',
  emptyHint:
    'Choisissez un domaine et la boîte d’audit qui reçoit une copie de chaque message, entrant et sortant.',
  quota: 'Quota : {num}',
  readOnly: 'Vous pouvez consulter ceci, mais pas le modifier.',
  hidden: 'Une boîte d’un autre domaine',
  noMailbox: {
    title: 'Aucune boîte d’audit créée',
    hint: 'Les copies vont à un utilisateur du type de compte « Audit ». Il ne peut pas envoyer de courrier et n’occupe aucune place. Ajoutez-en un d’abord.',
    add: 'Ajouter une boîte d’audit',
  },
  column: {
    domain: 'Domaine',
    mailbox: 'Boîte d’audit',
    state: 'État',
  },
  state: {
    on: 'Activé',
    off: 'Désactivé',
    disabled: 'Boîte désactivée',
    removed: 'Boîte supprimée',
  },
  mailboxes: {
    title: 'Boîtes d’audit',
    all: '{num, plural, one {Afficher # boîte d’audit} other {Afficher les # boîtes d’audit}}',
    usage: 'Utilisation de {name}',
    disabled: 'Désactivée',
  },
  form: {
    title: 'Auditer un domaine',
    domain: 'Domaine',
    domainHint: 'Chaque message qu’il envoie ou reçoit est copié.',
    chooseDomain: 'Choisir un domaine',
    mailbox: 'Boîte d’audit',
    mailboxHint:
      'Les utilisateurs du type de compte « Audit ». Les mots de passe d’application de la boîte choisie cessent de fonctionner.',
    chooseMailbox: 'Choisir une boîte',
    submit: 'Démarrer l’audit',
    save: 'Enregistrer',
  },
  row: {
    on: 'Activer',
    off: 'Désactiver',
    remove: 'Arrêter l’audit',
  },
  ask: {
    off: 'Désactiver l’audit de {name} ?',
    offText:
      'Les nouveaux messages ne sont plus copiés tant que vous ne le réactivez pas. Les copies déjà faites restent dans la boîte d’audit.',
    remove: 'Arrêter l’audit de {name} ?',
    removeText:
      'Les nouveaux messages ne sont plus copiés, et le domaine disparaît de cette liste. Pour seulement suspendre l’audit, désactivez-le. Les copies déjà faites restent dans la boîte d’audit.',
  },
  facts: {
    domain: 'Domaine',
    audit_email: 'Boîte d’audit',
    audit_enabled: 'Audit',
  },
  goTo: {
    words: {
      audit: 'journalisation, archive, copies du courrier, boîte d’audit',
      setAuditDomain: 'nouveau domaine d’audit, démarrer la journalisation',
    },
    actions: {
      setAuditDomain: 'Auditer un domaine',
    },
  },
  menu: {
    audit: 'Conformité',
  },
  deeds: {
    setAuditDomain: 'Audit de {name} modifié',
    removeAuditDomain: 'Audit de {name} arrêté',
  },
  operations: {
    setAuditDomain: 'Audit d’un domaine modifié',
    removeAuditDomain: 'Audit d’un domaine arrêté',
  },
} satisfies SameKeys<typeof english>;
