import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Sous-administrateurs',
  purpose:
    'Les personnes qui partagent le travail de ce compte, chacune avec les droits que vous lui donnez.',
  search: 'Identifiant, nom, adresse e-mail',
  empty: 'Aucun sous-administrateur pour le moment',
  emptyHint:
    'Un sous-administrateur se connecte avec son propre accès et ne voit et ne modifie que ce que vous autorisez, secteur par secteur. Ce qu’il fait est conservé dans l’historique du compte.',
  add: 'Ajouter un sous-administrateur',
  save: 'Enregistrer les modifications',
  never: 'Jamais',
  column: {
    username: 'Nom d’utilisateur',
    name: 'Nom',
    email: 'E-mail',
    active: 'État',
    twofa: 'Deux facteurs',
    ip: 'Restriction IP',
    domains: 'Domaines',
    lastlogin: 'Dernière connexion',
    created: 'Ajouté',
  },
  state: { active: 'Actif', disabled: 'Désactivé' },
  twofa: { on: 'Activé', allowed: 'Autorisé', notAllowed: 'Non autorisé' },
  ip: { restricted: 'Restreint', unrestricted: 'Non restreint' },
  emailUnconfirmed: 'Pas encore confirmée',
  row: {
    resetTwofa: 'Réinitialiser la double authentification',
    edit: 'Modifier',
    enable: 'Activer',
    disable: 'Désactiver',
    remove: 'Supprimer',
    viewAs: 'Voir en tant que',
    ipAccess: 'Restriction IP',
    sendConfirmation: 'Renvoyer l’e-mail de confirmation',
  },
  bulk: {
    enable: '{num, plural, one {Activer # sous-administrateur} other {Activer {shown} sous-administrateurs}}',
    disable:
      '{num, plural, one {Désactiver # sous-administrateur} other {Désactiver {shown} sous-administrateurs}}',
    remove:
      '{num, plural, one {Supprimer # sous-administrateur} other {Supprimer {shown} sous-administrateurs}}',
  },
  ask: {
    resetTwofa: 'Réinitialiser la double authentification de {name} ?',
    resetTwofaText:
      'Le second facteur et les codes de récupération sont supprimés et toutes les sessions prennent fin. Le sous-administrateur se connecte avec son seul mot de passe et peut la configurer à nouveau.',
    disableOne: 'Désactiver {name} ?',
    removeOne: 'Supprimer {name} ?',
    enable:
      '{num, plural, one {Activer # sous-administrateur ?} other {Activer {shown} sous-administrateurs ?}}',
    disable:
      '{num, plural, one {Désactiver # sous-administrateur ?} other {Désactiver {shown} sous-administrateurs ?}}',
    remove:
      '{num, plural, one {Supprimer # sous-administrateur ?} other {Supprimer {shown} sous-administrateurs ?}}',
    enableText: 'La connexion redevient possible, avec les droits d’avant.',
    disableText:
      'Les sessions prennent fin immédiatement et la connexion n’est plus possible. Les droits sont conservés ; vous pouvez réactiver l’accès à tout moment.',
    removeText:
      'Les sessions prennent fin immédiatement ; l’accès et les droits sont supprimés définitivement. Ce qui a été fait reste dans l’historique du compte.',
  },
  form: {
    username: 'Nom d’utilisateur',
    usernameHint: 'Pour se connecter. Il ne pourra pas être changé ensuite.',
    name: 'Nom',
    email: 'Adresse e-mail',
    emailHint:
      'Un e-mail contenant un lien est envoyé à cette adresse afin de confirmer qu’elle est correcte.',
    password: 'Mot de passe',
    newPassword: 'Nouveau mot de passe',
    setPassword: 'Définir un nouveau mot de passe',
    passwordNote: 'Un nouveau mot de passe met fin immédiatement aux sessions de ce sous-administrateur.',
    twofa: 'Authentification à deux facteurs autorisée',
    twofaHint: 'La connexion peut être protégée par un code d’une application d’authentification.',
  },
  domains: {
    all: 'Tous les domaines',
    none: 'Aucun domaine',
    limit: 'Limiter à des domaines choisis',
    limitHint: 'Le sous-administrateur ne voit et ne modifie alors que ce qui appartient à ces domaines.',
    ownLimit:
      'Vous êtes vous-même limité à des domaines choisis : cette limite ne peut pas être levée ici, et vous ne pouvez choisir que parmi vos propres domaines.',
    label: 'Domaines',
    search: 'Rechercher des domaines',
    hint: 'Tant qu’aucun n’est choisi, le sous-administrateur ne voit rien dans aucun domaine.',
    chosen: 'Domaines choisis',
    remove: 'Retirer {name}',
  },
  locked: {
    self: 'C’est votre propre accès. Quelqu’un d’autre doit en changer les droits ; votre mot de passe et votre adresse e-mail se trouvent dans le menu du compte.',
    more: 'Ce sous-administrateur a plus de droits que vous dans au moins un secteur ; vous ne pouvez donc rien modifier ici.',
    domains:
      'Ce sous-administrateur travaille dans des domaines auxquels vous n’avez pas accès : vous ne pouvez donc rien modifier ici.',
    right: 'Vos droits permettent de voir les sous-administrateurs, mais pas de les modifier.',
  },
  rights: {
    title: 'Droits',
    hint: 'Chaque niveau comprend tous les précédents : qui peut ajouter et mettre à jour peut aussi supprimer et se faire passer pour un utilisateur. Les changements valent dès le prochain clic du sous-administrateur.',
    presets: 'Commencer avec',
    readOnly: 'Lecture seule',
    helpDesk: 'Assistance',
    full: 'Tout',
    copyFrom: 'Copier les droits de',
    choose: 'Choisir un sous-administrateur',
    copy: 'Copier',
    applied: 'Les droits ont été remplis. Ils valent une fois enregistrés.',
    lowered:
      'Les droits ont été remplis, mais nulle part au-dessus de votre propre niveau. Ils valent une fois enregistrés.',
    ownLimit: 'Vous pouvez donner ici au plus « {level} » : vous n’avez pas davantage vous-même.',
    ownNone: 'Vous n’avez pas accès ici vous-même ; vous ne pouvez donc pas en donner.',
    none: 'Ce secteur n’est pas affiché.',
    addsNothing: '« {level} » n’ajoute rien de plus dans ce secteur.',
  },
  level: {
    noAccess: 'Aucun accès',
    view: 'Voir',
    enableDisable: 'Activer/désactiver',
    remove: 'Supprimer',
    impersonate: 'Prendre l’identité',
    addUpdate: 'Ajouter/mettre à jour',
    modify: 'Modifier',
  },
  includes: {
    users: {
      view: 'Voir les utilisateurs, les migrations, les utilisateurs du chat et les dossiers publics',
      enableDisable: 'Activer et désactiver les utilisateurs',
      remove: 'Supprimer et restaurer des utilisateurs',
      impersonate: 'Ouvrir une boîte aux lettres avec un mot de passe à usage unique',
      addUpdate:
        'Ajouter, modifier et importer des utilisateurs, définir les mots de passe, lancer des migrations',
      modify:
        'Changer le type de compte, les services et les heures d’accès, renommer, configurer la conformité, purger',
    },
    domains: {
      view: 'Voir les domaines, leurs enregistrements DNS et leur état',
      enableDisable: 'Activer et désactiver les domaines, vérifier leur état',
      remove: 'Supprimer des domaines et des domaines d’alias',
      addUpdate: 'Ajouter et vérifier des domaines et des domaines d’alias',
      modify: 'Changer les réglages, DKIM, le type et la distribution d’un domaine',
    },
    aliases: {
      view: 'Voir les alias et leurs destinations',
      enableDisable: 'Activer et désactiver les alias',
      remove: 'Supprimer et restaurer des alias',
      addUpdate: 'Ajouter, modifier et importer des alias',
      modify: 'Purger définitivement les alias supprimés',
    },
    lists: {
      view: 'Voir les listes et leurs membres',
      enableDisable: 'Activer et désactiver les listes',
      remove: 'Supprimer et restaurer des listes',
      addUpdate: 'Ajouter et modifier des listes et des membres',
      modify: 'Purger définitivement les listes supprimées',
    },
    dglists: {
      view: 'Voir les listes intelligentes et leurs membres',
      enableDisable: 'Activer et désactiver les listes intelligentes',
      remove: 'Supprimer et restaurer des listes intelligentes',
      addUpdate: 'Ajouter et modifier des listes intelligentes, leurs membres et leur protection',
      modify: 'Purger définitivement les listes intelligentes supprimées',
    },
    branding: {
      view: 'Voir l’image de marque',
      remove: 'Rétablir l’image de marque par défaut',
      addUpdate: 'Changer la couleur, le nom, les liens et le logo',
    },
    filtering: {
      view: 'Voir les réglages et les listes du filtre, tester le filtre',
      enableDisable: 'Débloquer des adresses IP',
      remove: 'Supprimer des entrées des listes',
      addUpdate:
        'Ajouter et modifier des entrées, changer les réglages du filtre, marquer des incidents comme sûrs',
    },
    logs: {
      view: 'Consulter et exporter les journaux de courrier et de connexion, voir les incidents de sécurité',
      enableDisable: 'Clore des incidents de sécurité',
    },
    subadmins: {
      view: 'Voir les sous-administrateurs et leurs droits',
      enableDisable: 'Activer et désactiver les sous-administrateurs',
      remove: 'Supprimer des sous-administrateurs',
      addUpdate: 'Ajouter et modifier des sous-administrateurs, jamais avec plus de droits que les siens',
    },
    accounthistory: {
      view: 'Voir et exporter qui a changé quoi',
    },
  },
  viewAs: {
    title: 'Voir en tant que {name}',
    text: 'Un nouvel onglet montre le panneau tel que {name} le voit : en lecture seule, pendant 15 minutes au plus. Cela est noté dans l’historique du compte.',
    password: 'Votre mot de passe',
    submit: 'Ouvrir la vue',
    blocked: 'Votre navigateur a bloqué le nouvel onglet. Ouvrez-le avec le bouton ci-dessous.',
    open: 'Ouvrir dans un nouvel onglet',
  },
  facts: {
    twofa_enabled: 'Double authentification active',
    domains_limited: 'Limité aux domaines choisis',
    username: 'Nom d’utilisateur',
    name: 'Nom',
    email: 'Adresse e-mail',
    active: 'Actif',
    twofa_allowed: 'Deux facteurs autorisés',
    permissions: 'Droits',
    signin_changed: 'Nouveau mot de passe',
    users: 'Utilisateurs',
    domains: 'Domaines',
    aliases: 'Alias',
    lists: 'Listes',
    dglists: 'Listes intelligentes',
    branding: 'Image de marque',
    filtering: 'Filtrage',
    logs: 'Journaux',
    subadmins: 'Sous-administrateurs',
    accounthistory: 'Historique du compte',
  },
  menu: {
    subAdmins: 'Sous-administrateurs',
  },
  jobs: {
    enableSubAdmins: 'Activation de sous-administrateurs',
    disableSubAdmins: 'Désactivation de sous-administrateurs',
    removeSubAdmins: 'Suppression de sous-administrateurs',
  },
  operations: {
    resetSubAdminTwoFactor: 'A supprimé le second facteur d’un sous-administrateur',
    addSubAdmin: 'Sous-administrateur ajouté',
    updateSubAdmin: 'Sous-administrateur modifié',
    enableSubAdmins: 'Sous-administrateur activé',
    disableSubAdmins: 'Sous-administrateur désactivé',
    removeSubAdmins: 'Sous-administrateur supprimé',
    sendSubAdminConfirmation: 'E-mail de confirmation renvoyé à un sous-administrateur',
  },
} satisfies SameKeys<typeof english>;
