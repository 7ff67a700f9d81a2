import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  of: {
    whitelist: {
      title: 'Liste blanche',
      purpose:
        'Expéditeurs dont les messages arrivent toujours dans la boîte de réception, quoi que dise le filtre antispam.',
      empty: 'La liste blanche est vide',
      emptyHint:
        'Les messages des expéditeurs de la liste blanche arrivent toujours dans la boîte de réception. Ajoutez une adresse telle que anna@partner.example, ou un domaine avec toutes ses adresses.',
    },
    blacklist: {
      title: 'Liste noire',
      purpose: 'Expéditeurs dont les messages sont toujours refusés.',
      empty: 'La liste noire est vide',
      emptyHint:
        'Les messages des expéditeurs de la liste noire n’arrivent pas, pas même dans le dossier spam. Ajoutez une adresse telle que offers@spam.example, ou un domaine avec toutes ses adresses.',
    },
  },
  search: 'Rechercher par adresse ou note',
  readOnly: 'Vous pouvez consulter cette entrée, mais pas la modifier.',
  never: 'Aucune ces 30 derniers jours',
  user: 'Utilisateur',
  expired: 'Expirée le {day}',
  column: {
    address: 'Adresse ou domaine',
    note: 'Note',
    expires: 'Expire le',
    hits: 'Utilisations en 30 jours',
    lastHit: 'Dernière utilisation',
    created: 'Ajoutée',
    createdBy: 'Ajoutée par',
  },
  filter: {
    includeUsers: 'Inclure les listes des utilisateurs',
    expired: 'Expirée',
  },
  scope: {
    account: 'Tout le compte',
    domain: 'Un domaine',
    user: 'Un utilisateur',
  },
  form: {
    scope: 'S’applique à',
    scopeHint:
      'Les entrées de l’utilisateur sont examinées d’abord, puis celles du domaine, puis celles du compte.',
    domain: 'Domaine',
    chooseDomain: 'Choisir un domaine',
    user: 'Utilisateur',
    chooseUser: 'Choisir un utilisateur',
    address: 'Adresse e-mail ou domaine',
    addressHint:
      'Par exemple anna@partner.example ou partner.example. Un domaine vaut aussi pour ses sous-domaines.',
    ignore_spf: 'Ignorer SPF',
    ignoreSpfHint:
      'Sans cette option, les messages qui échouent au contrôle SPF sont filtrés comme d’habitude, car l’expéditeur peut être usurpé. Avec elle, quiconque usurpe cette adresse passe.',
    apply_to_headers: 'Appliquer aux en-têtes',
    applyToHeadersHint:
      'Examine aussi l’adresse d’expéditeur (From) que voient les lecteurs, pas seulement celle de l’enveloppe.',
    expires: 'Expire le',
    expiresHint:
      'Le dernier jour où elle compte. Laissez vide pour garder l’entrée jusqu’à ce que vous la supprimiez.',
    note: 'Note',
    noteHint: 'Seuls les administrateurs la voient.',
    save: 'Enregistrer',
  },
  other: {
    whitelist: 'Aussi sur la liste blanche',
    blacklist: 'Aussi sur la liste noire',
    hint: 'Cet expéditeur est sur les deux listes. La liste noire l’emporte : ses messages sont refusés.',
  },
  add: {
    whitelist: 'Ajouter à la liste blanche',
    blacklist: 'Ajouter à la liste noire',
  },
  ofUser: {
    hint: 'Les entrées propres à cet utilisateur. Elles sont examinées avant celles du domaine et du compte.',
    lists: 'Listes de l’utilisateur',
  },
  bulk: {
    remove: '{num, plural, one {Supprimer # entrée} other {Supprimer {shown} entrées}}',
  },
  ask: {
    remove: '{num, plural, one {Supprimer # entrée ?} other {Supprimer {shown} entrées ?}}',
    removeOne: 'Supprimer {name} ?',
    text: {
      whitelist:
        'Les messages qui en viennent sont de nouveau filtrés comme d’habitude. Cette action est irréversible.',
      blacklist:
        'Les messages qui en viennent sont de nouveau filtrés comme d’habitude. Cette action est irréversible.',
    },
  },
  facts: {
    address: 'Adresse ou domaine',
    scope: 'S’applique à',
    apply_to_headers: 'Appliquer aux en-têtes',
    note: 'Note',
    expires: 'Expire le',
    ignore_spf: 'Ignorer SPF',
  },
  values: {
    scope: {
      account: 'Tout le compte',
    },
  },
  goTo: {
    words: {
      whitelist: 'allowlist, whitelist, expéditeurs sûrs, accepter, antispam',
      blacklist: 'blocklist, blacklist, bloquer un expéditeur, refuser, antispam',
      addWhitelist: 'autoriser un expéditeur, accepter les messages, expéditeur sûr',
      addBlacklist: 'bloquer un expéditeur, refuser les messages',
      exportWhitelist: 'télécharger la liste blanche, CSV, tableur',
      exportBlacklist: 'télécharger la liste noire, CSV, tableur',
    },
    actions: {
      addWhitelist: 'Ajouter à la liste blanche',
      addBlacklist: 'Ajouter à la liste noire',
      exportWhitelist: 'Exporter la liste blanche',
      exportBlacklist: 'Exporter la liste noire',
    },
  },
  menu: {
    whitelist: 'Liste blanche',
    blacklist: 'Liste noire',
  },
  jobs: {
    removeWhitelist: 'Suppression d’entrées de la liste blanche',
    removeBlacklist: 'Suppression d’entrées de la liste noire',
  },
  deeds: {
    exportWhitelist: 'Liste blanche exportée',
    exportBlacklist: 'Liste noire exportée',
    addWhitelist: '{name} ajouté à la liste blanche',
    addBlacklist: '{name} ajouté à la liste noire',
    updateWhitelist: 'Entrée {name} de la liste blanche modifiée',
    updateBlacklist: 'Entrée {name} de la liste noire modifiée',
    removeWhitelist:
      '{num, plural, =1 {{name} retiré de la liste blanche} one {{shown} entrée retirée de la liste blanche} other {{shown} entrées retirées de la liste blanche}}',
    removeBlacklist:
      '{num, plural, =1 {{name} retiré de la liste noire} one {{shown} entrée retirée de la liste noire} other {{shown} entrées retirées de la liste noire}}',
  },
  operations: {
    exportWhitelist: 'Liste blanche exportée',
    exportBlacklist: 'Liste noire exportée',
    addWhitelist: 'Entrée ajoutée à la liste blanche',
    addBlacklist: 'Entrée ajoutée à la liste noire',
    updateWhitelist: 'Entrée de la liste blanche modifiée',
    updateBlacklist: 'Entrée de la liste noire modifiée',
    removeWhitelist: 'Entrée retirée de la liste blanche',
    removeBlacklist: 'Entrée retirée de la liste noire',
  },
} satisfies SameKeys<typeof english>;
