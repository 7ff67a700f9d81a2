import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Listes d’accès IP des administrateurs',
  titleOf: 'Liste d’accès IP de {name}',
  purpose:
    'Les adresses et les réseaux depuis lesquels vous pouvez vous connecter. Cette liste ne vaut que pour vos propres connexions ; chaque sous-administrateur a la sienne.',
  purposeOf: 'Les adresses et les réseaux depuis lesquels le sous-administrateur {name} peut se connecter.',
  back: 'Retour aux sous-administrateurs',
  unknown: 'Il n’y a pas de sous-administrateur nommé {name}',
  unknownHint: 'Il a peut-être été supprimé, ou le lien contient une faute de frappe.',
  access: {
    title: 'Restriction',
    restricted: 'Restreint',
    unrestricted: 'Non restreint',
    restrictedText: 'La connexion n’est possible que depuis les adresses de la liste.',
    unrestrictedText:
      'La connexion est possible depuis toutes les adresses. La liste s’applique dès que vous y restreignez l’accès.',
    atOnce: 'Les modifications prennent effet immédiatement, y compris pour les sessions ouvertes.',
    restrict: 'Restreindre à cette liste',
    lift: 'Lever la restriction',
    managed:
      'Cette restriction a été définie par la personne qui gère votre accès. Adressez-vous à elle s’il vous faut une autre adresse.',
  },
  own: {
    address: 'Votre adresse :',
    listed: 'Dans la liste',
    notListed: 'Absente de la liste',
    add: 'Ajouter mon adresse',
  },
  list: {
    title: 'Adresses autorisées',
    ip: 'Adresse ou réseau',
    description: 'Description',
    remove: 'Supprimer',
    removeOf: 'Supprimer {ip}',
    lastStays:
      'La dernière entrée ne peut pas être supprimée tant que l’accès est restreint. Levez d’abord la restriction.',
    empty: 'Aucune adresse pour le moment',
    emptyHint:
      'Ajoutez les adresses de votre bureau, de votre domicile ou de votre VPN. Une fois l’accès restreint à celles-ci, les connexions depuis un autre endroit sont refusées, même avec le bon mot de passe. Les autres administrateurs ne sont pas concernés.',
  },
  form: {
    add: 'Ajouter une adresse',
    ip: 'Adresse ou réseau',
    ipHint: 'IPv4 ou IPv6, réseaux en notation CIDR : 192.0.2.7, 192.0.2.0/24, 2001:db8::/32.',
    description: 'Description',
    descriptionHint: 'Par exemple « Bureau de Berlin ».',
    listed: 'Cette adresse figure déjà dans la liste.',
    full: 'La liste est pleine. La limite est de {num} entrées.',
  },
  ask: {
    restrict: 'Restreindre l’accès à cette liste ?',
    restrictText:
      '{num, plural, one {Les connexions ne seront autorisées que depuis l’unique entrée de la liste.} other {Les connexions ne seront autorisées que depuis les # entrées de la liste.}} Les sessions ouvertes depuis d’autres adresses prennent fin immédiatement.',
    lift: 'Lever la restriction ?',
    liftText: 'La connexion sera de nouveau possible depuis toutes les adresses. La liste est conservée.',
    remove: 'Supprimer {ip} de la liste ?',
    removeText: 'L’accès n’est pas restreint actuellement : personne ne perd donc l’accès.',
    removeRestrictedText:
      'Les connexions depuis cet endroit sont refusées immédiatement, et les sessions qui y sont ouvertes prennent fin.',
  },
  preview: {
    refused:
      '{num, plural, one {# adresse ayant servi à une connexion ces 30 derniers jours serait refusée} other {# adresses ayant servi à une connexion ces 30 derniers jours seraient refusées}}',
    none: '{num, plural, =0 {Aucune connexion n’a eu lieu ces 30 derniers jours.} one {Personne ne serait refusé : la seule adresse ayant servi à une connexion ces 30 derniers jours est dans la liste.} other {Personne ne serait refusé : les # adresses ayant servi à une connexion ces 30 derniers jours sont toutes dans la liste.}}',
    lastLogin: 'dernière connexion',
    failed: 'Impossible de vérifier si quelqu’un serait refusé',
  },
  lockout: {
    title: 'Vous perdriez votre propre accès',
    text: 'Votre propre adresse {ip} ne serait pas autorisée. Votre session prendrait fin immédiatement et vous ne pourriez plus vous connecter d’ici.',
    tick: 'Je comprends que je perdrai mon accès',
  },
  password: {
    label: 'Votre mot de passe',
    hint: 'Confirmez que c’est bien vous.',
    wanted: 'Saisissez votre mot de passe pour confirmer la modification.',
  },
  facts: {
    state: 'État',
    restricted: 'Restreint à la liste',
    ip: 'Adresse ou réseau',
    description: 'Description',
  },
  goTo: {
    words: {
      adminIpAccess: 'restriction IP, adresses autorisées, liste blanche',
      addAdminIp: 'autoriser une adresse, liste blanche',
    },
    actions: {
      addAdminIp: 'Ajouter une adresse IP à votre liste d’accès',
    },
  },
  menu: {
    security: 'Sécurité',
    filtering: 'Filtrage',
    adminIpAccess: 'Listes d’accès IP des administrateurs',
  },
  values: {
    state: { new: 'Nouveau', acknowledged: 'Vu', safe: 'Sûr', confirmed: 'Confirmé' },
  },
  deeds: {
    resolveIncident: 'Connexions de {name} marquées comme sûres',
    setAdminIpAccess: 'Restriction IP de {name} modifiée',
    addAdminIp: 'Adresse IP {name} ajoutée',
    removeAdminIp: '{num, plural, =1 {Adresse IP retirée} other {{shown} adresses IP retirées}}',
  },
  operations: {
    resolveIncident: 'Connexions depuis plusieurs pays marquées comme sûres',
    setAdminIpAccess: 'Restriction IP d’un administrateur modifiée',
    addAdminIp: 'Adresse ajoutée à la liste d’accès IP d’un administrateur',
    removeAdminIp: 'Adresse retirée de la liste d’accès IP d’un administrateur',
  },
} satisfies SameKeys<typeof english>;
