import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'IP de connexion de confiance',
  purpose:
    'Adresses IP et réseaux depuis lesquels les utilisateurs peuvent toujours se connecter avec le bon mot de passe, même si quelqu’un cherche à le deviner.',
  search: 'Rechercher par IP ou description',
  empty: 'Aucune IP de confiance pour l’instant',
  emptyHint:
    'Après 10 mots de passe erronés, les serveurs de courrier bloquent un moment les connexions : depuis l’adresse IP d’où ils venaient et, pour l’utilisateur, depuis les lieux qu’il n’a pas utilisés ces 30 derniers jours. Ajoutez les IP des bureaux et des personnes en déplacement pour qu’une attaque ne les bloque jamais.',
  everybody: 'Tout le monde chez {domain}',
  column: {
    ip: 'IP ou réseau',
    who: 'De confiance pour',
    description: 'Description',
    created: 'Ajoutée',
  },
  filter: {
    ip: 'Contient l’IP',
  },
  form: {
    domain: 'Domaine',
    chooseDomain: 'Rechercher des domaines',
    user: 'Utilisateur',
    chooseUser: 'Rechercher des utilisateurs du domaine',
    typeUser: 'Par exemple anna',
    ipHint:
      'Une adresse IPv4 ou IPv6, ou un réseau en notation CIDR : 192.0.2.7, 192.0.2.0/24, 2001:db8::/32.',
    descriptionHint: 'Par exemple « Bureau de Berlin ».',
    unknown: 'Cet utilisateur n’existe pas dans ce domaine.',
  },
  add: {
    title: 'Ajouter une IP',
    domainHint: 'Le domaine dont les utilisateurs se connectent depuis là.',
    userHint: 'Laissez vide pour faire confiance à l’IP pour tout le domaine.',
    listed: 'Cette IP y est déjà de confiance.',
  },
  panel: {
    text: 'Les connexions depuis ici ne sont jamais bloquées à cause de mots de passe erronés venus d’ailleurs. Les mots de passe restent vérifiés, et de nombreuses erreurs depuis ici ralentissent les tentatives suivantes.',
  },
  check: {
    title: 'Contrôler une IP',
    ip: 'Adresse IP',
    ipHint: 'Par exemple 192.0.2.7 ou 2001:db8::1.',
    domainHint: 'Facultatif : contrôler pour ce domaine seulement.',
    userHint: 'Facultatif : trouve aussi un blocage qui ne concerne que cet utilisateur.',
    submit: 'Contrôler l’IP',
    blocked: 'L’IP est bloquée',
    notBlocked: 'L’IP n’est pas bloquée',
    cause: {
      address: 'Trop de mots de passe erronés sont venus de cette IP.',
      user: 'Trop de mots de passe erronés ont été essayés pour cet utilisateur. Les connexions depuis de nouveaux lieux sont bloquées.',
      pace: 'De nombreux mots de passe erronés sont venus d’ici : les tentatives sont ralenties. La prochaine sera possible dans quelques secondes.',
    },
    until: 'Bloquée jusqu’au {time}.',
    unblock: 'Débloquer',
    unblockText: 'Le déblocage prend effet immédiatement, pour vos propres utilisateurs seulement.',
    unblockUser:
      'Le déblocage prend effet immédiatement. Si l’attaque continue, ajoutez plutôt l’IP comme IP de confiance de cet utilisateur.',
    free: 'Cet utilisateur peut se connecter depuis cette IP.',
    freeForAll:
      'Les utilisateurs peuvent se connecter depuis cette IP. Choisissez un utilisateur pour trouver un blocage qui ne concerne que lui.',
    known: {
      trusted: 'Cette IP est de confiance pour cet utilisateur.',
      recent:
        'Cet utilisateur s’est connecté depuis cette IP ces 30 derniers jours : elle n’est jamais bloquée pour lui.',
    },
  },
  row: {
    remove: 'Supprimer',
  },
  bulk: {
    remove: '{num, plural, one {Supprimer # IP de confiance} other {Supprimer {shown} IP de confiance}}',
  },
  ask: {
    removeOne: 'Ne plus faire confiance à {ip} pour {name} ?',
    remove: '{num, plural, one {Supprimer # IP de confiance ?} other {Supprimer {shown} IP de confiance ?}}',
    removeText:
      'Les utilisateurs pourront encore se connecter depuis là, mais pas tant que les connexions sont bloquées à cause de mots de passe erronés.',
  },
  facts: {
    ip: 'IP ou réseau',
    email: 'Utilisateur',
    domain: 'Domaine',
    description: 'Description',
  },
  goTo: {
    words: {
      trustedIps:
        'bloquée, débloquer, force brute, mot de passe erroné, connexions échouées, adresses sûres, liste blanche',
      addTrustedIp: 'nouvelle IP de confiance, autoriser une IP, adresse sûre',
      exportTrustedIps: 'télécharger les IP de confiance, CSV, tableur',
    },
    actions: {
      addTrustedIp: 'Ajouter une IP de confiance',
      exportTrustedIps: 'Exporter les IP de confiance',
    },
  },
  menu: {
    trustedIps: 'IP de connexion de confiance',
  },
  jobs: {
    removeTrustedIps: 'Suppression des IP de confiance',
  },
  deeds: {
    exportTrustedIps: 'IP de confiance exportées',
    addTrustedIp: 'IP de confiance {name} ajoutée',
    removeTrustedIps:
      '{num, plural, =1 {IP de confiance {name} supprimée} other {{shown} IP de confiance supprimées}}',
    unblockIp: 'IP débloquée',
  },
  operations: {
    exportTrustedIps: 'IP de confiance exportées',
    addTrustedIp: 'IP de confiance ajoutée',
    removeTrustedIps: 'IP de confiance supprimée',
    unblockIp: 'IP débloquée',
  },
} satisfies SameKeys<typeof english>;
