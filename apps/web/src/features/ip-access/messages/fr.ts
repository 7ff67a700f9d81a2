import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Listes d’accès IP',
  purpose:
    'Les serveurs de courrier dont les messages sont toujours acceptés ou refusés, selon leur adresse IP. Si plusieurs entrées correspondent, celle dont la préférence est la plus basse décide ; celles d’un domaine passent avant celles du compte.',
  search: 'Rechercher une adresse ou une description',
  empty: 'Aucune entrée pour le moment',
  emptyHint:
    'Autorisez le serveur d’un partenaire pour que son courrier ne soit jamais traité comme du spam, ou bloquez un réseau qui n’envoie que du courrier indésirable. Ajoutez la première entrée.',
  readOnly: 'Vous pouvez consulter cette entrée, mais pas la modifier.',
  column: {
    note: 'Remarque',
    created: 'Ajoutée',
  },
  type: {
    allow: 'Autorisé',
    block: 'Bloqué',
  },
  scope: {
    account: 'Tout le compte',
    domain: 'Un domaine',
  },
  place: {
    label: 'S’applique à',
    account: 'Tout le compte',
    hint: 'Le courrier pour ce domaine, ou pour tous les domaines du compte.',
  },
  note: {
    shadowed: 'Sans effet : {ip} passe avant',
    overlaps: 'Sauf {ip}',
    shadowedText:
      'Cette entrée ne décide jamais : {ip} est examinée avant et couvre les mêmes serveurs. Donnez à cette entrée une préférence plus basse ou supprimez-la.',
    overlapsText: '{ip} est examinée avant cette entrée et dit le contraire pour une partie.',
    open: 'Ouvrir {ip}',
  },
  form: {
    ipHint:
      'Une adresse IPv4 ou IPv6, ou un réseau en notation CIDR : 192.0.2.7, 192.0.2.0/24, 2001:db8::/32.',
    typeHint:
      'Le courrier des serveurs autorisés n’est jamais traité comme du spam. Celui des serveurs bloqués est refusé.',
    allow: 'Autoriser',
    block: 'Bloquer',
    preferenceHint: 'Saisissez 0–9999. La plus basse est examinée en premier.',
    preferenceNew:
      'Saisissez 0–9999 ; la plus basse est examinée en premier. Si vous laissez vide, l’entrée vient après les autres.',
    descriptionHint: 'Par exemple « Serveur d’infolettres de notre agence ».',
    save: 'Enregistrer',
  },
  add: {
    title: 'Ajouter une entrée',
  },
  row: {
    edit: 'Modifier',
    remove: 'Supprimer',
  },
  bulk: {
    remove: '{num, plural, one {Supprimer # entrée} other {Supprimer {shown} entrées}}',
  },
  ask: {
    removeOne: 'Supprimer {name} ?',
    remove: '{num, plural, one {Supprimer # entrée ?} other {Supprimer {shown} entrées ?}}',
    removeText:
      'Les messages qui en viennent sont de nouveau filtrés comme d’habitude. Cette action est irréversible.',
  },
  facts: {
    ip: 'Adresse ou réseau',
    type: 'Type',
    preference: 'Préférence',
    description: 'Description',
    domain: 'Domaine',
  },
  values: {
    type: {
      allow: 'Autoriser',
      block: 'Bloquer',
    },
  },
  goTo: {
    words: {
      ipAccess:
        'bloquer un serveur, autoriser un serveur, adresses IP bloquées, adresses IP autorisées, réseau, CIDR',
      addIpAccess: 'bloquer une adresse IP, autoriser une adresse IP, nouvelle entrée',
    },
    actions: {
      addIpAccess: 'Ajouter une entrée aux listes d’accès IP',
    },
  },
  menu: {
    ipAccess: 'Listes d’accès IP',
  },
  jobs: {
    removeIpAccess: 'Suppression d’entrées des listes d’accès IP',
  },
  deeds: {
    addIpAccess: '{name} ajoutée aux listes d’accès IP',
    updateIpAccess: 'Entrée {name} modifiée',
    removeIpAccess: '{num, plural, =1 {Entrée {name} supprimée} other {{shown} entrées supprimées}}',
  },
  operations: {
    addIpAccess: 'Entrée ajoutée aux listes d’accès IP',
    updateIpAccess: 'Entrée des listes d’accès IP modifiée',
    removeIpAccess: 'Entrée supprimée des listes d’accès IP',
  },
} satisfies SameKeys<typeof english>;
