import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

const type = {
  standard: 'Standard',
  parked: 'Parqué',
};

export const messages = {
  title: 'Domaines',
  purpose: 'Vos domaines de messagerie, leur vérification et la santé de leur DNS.',
  search: 'Rechercher des domaines',
  empty: 'Aucun domaine pour le moment',
  emptyHint:
    'Un domaine est la partie d’une adresse qui suit le @. Ajoutez-en un, vérifiez-le avec un enregistrement DNS, puis créez des utilisateurs, des alias et des listes.',
  undo: 'Annuler',
  column: {
    domain: 'Domaine',
    verification: 'Vérification',
    health: 'Santé',
    type: 'Type',
    active: 'État',
    users: 'Utilisateurs',
    aliases: 'Alias',
    lists: 'Listes',
    smartlists: 'Listes intelligentes',
    aliasdomains: 'Domaines d’alias',
    quota: 'Quota attribué',
    created: 'Ajouté',
  },
  type,
  state: {
    active: 'Actif',
    disabled: 'Désactivé',
  },
  row: {
    verify: 'Vérifier maintenant',
    check: 'Contrôler de nouveau la santé',
    enable: 'Activer',
    disable: 'Désactiver',
    remove: 'Supprimer',
  },
  bulk: {
    enable: '{num, plural, one {Activer # domaine} other {Activer {shown} domaines}}',
    disable: '{num, plural, one {Désactiver # domaine} other {Désactiver {shown} domaines}}',
    remove: '{num, plural, one {Supprimer # domaine} other {Supprimer {shown} domaines}}',
  },
  ask: {
    disableOne: 'Désactiver {name} ?',
    removeOne: 'Supprimer {name} ?',
    enable: '{num, plural, one {Activer # domaine ?} other {Activer {shown} domaines ?}}',
    disable: '{num, plural, one {Désactiver # domaine ?} other {Désactiver {shown} domaines ?}}',
    remove: '{num, plural, one {Supprimer # domaine ?} other {Supprimer {shown} domaines ?}}',
    enableText: 'Le courrier sera de nouveau accepté et envoyé.',
    disableText:
      'Le domaine n’enverra et ne recevra plus de courrier, et ses utilisateurs ne pourront plus se connecter. Rien n’est effacé ; vous pouvez le réactiver à tout moment.',
  },
  removal: {
    with: 'Sont également supprimés :',
    nothing: 'Aucun utilisateur, alias, liste ou domaine d’alias n’est concerné.',
    unknown:
      'Tout le contenu de ces domaines est également supprimé : utilisateurs avec tout leur courrier, alias, listes, dossiers publics et domaines d’alias.',
    users:
      '{num, plural, one {# utilisateur avec tout son courrier} other {# utilisateurs avec tout leur courrier}}',
    aliases: '{num, plural, one {# alias} other {# alias}}',
    lists: '{num, plural, one {# liste} other {# listes}}',
    smartlists: '{num, plural, one {# liste intelligente} other {# listes intelligentes}}',
    aliasdomains: '{num, plural, one {# domaine d’alias} other {# domaines d’alias}}',
    after:
      'Le courrier est refusé immédiatement et d’autres peuvent utiliser le nom. Pendant {days} jours, vous pouvez tout restaurer depuis la corbeille.',
    claims:
      'La corbeille conserve les {num} domaines jamais vérifiés supprimés le plus récemment. Les plus anciens sont effacés définitivement.',
  },
  add: {
    title: 'Ajouter un domaine',
    names: 'Domaine',
    namesHint: 'Saisissez un nom, par exemple example.com, ou jusqu’à {num} noms, un par ligne.',
    type: 'Type',
    typeHint: 'Les domaines parqués n’envoient et ne reçoivent pas de courrier.',
    taken: 'Ce domaine est déjà dans votre compte.',
    tooMany: '{num} noms saisis ; la limite est de {most} à la fois.',
    done: '{num, plural, one {# domaine a été ajouté} other {# domaines ont été ajoutés}}',
    doneHint:
      'Chaque domaine a besoin d’un enregistrement DNS qui le vérifie. Copiez les enregistrements de tous, ou ouvrez un nom pour voir les siens.',
    failed:
      '{num, plural, one {# nom n’a pas été ajouté. Il est encore dans le champ ci-dessous.} other {# noms n’ont pas été ajoutés. Ils sont encore dans le champ ci-dessous.}}',
    reason: {
      domain_invalid: 'Ce n’est pas un nom de domaine valide.',
      conflict: 'Déjà dans votre compte.',
      limit_reached: 'Votre compte ne peut pas avoir d’autres domaines.',
    },
    room: '{num, plural, =0 {Votre compte ne peut pas avoir d’autres domaines.} one {Votre compte peut encore avoir # domaine.} other {Votre compte peut encore avoir # domaines.}}',
  },
  page: {
    back: 'Tous les domaines',
    tabs: 'Rubriques de ce domaine',
    overview: 'Aperçu',
    settings: 'Paramètres',
    health: 'Santé',
    dkim: 'DKIM',
    handover: 'Transmission',
    history: 'Historique',
    gone: 'Domaine introuvable',
    goneHint:
      'Il a peut-être été supprimé, ou le lien est incorrect. Les domaines supprimés sont dans la corbeille.',
  },
  history: {
    empty: 'Aucune modification pour l’instant',
    emptyHint: 'Les modifications de ce domaine apparaissent ici.',
  },
  overview: {
    ownership: 'Vérification',
    ascii: 'Forme ASCII',
    verified: 'Vérifié',
    details: 'Détails',
  },
  settings: {
    title: 'Paramètres',
    readOnly: 'Vous pouvez consulter ces paramètres, mais pas les modifier.',
    save: 'Enregistrer',
    timezone: 'Fuseau horaire',
    accountTimezone: 'Valeur du compte',
    homecountry: 'Pays d’origine',
    noCountry: 'Non précisé',
    catchall: 'Adresse collectrice',
    catchallHint: 'Reçoit le courrier envoyé à des adresses inexistantes. Laissez vide pour le refuser.',
    webmail: 'Webmail',
    webmailHint: 'Les utilisateurs de ce domaine peuvent utiliser le webmail.',
    exchange: 'Connecteur Exchange',
    exchangeHint:
      'Le courrier des utilisateurs à connecteur Exchange est transmis au serveur Exchange ci-dessous.',
    exchangeHost: 'Serveur Exchange',
    localdelivery: 'Distribution locale',
    localdeliveryHint:
      'Distribue le courrier dans les boîtes d’ici. Si désactivé, tout le courrier est transmis au serveur relais.',
    relayHost: 'Serveur relais',
    footer: 'Pied de page',
    footerHint: 'Ajouté au bas de chaque message envoyé par les utilisateurs de ce domaine.',
  },
  health: {
    engine: {
      running: 'Il traite le courrier de ce domaine.',
      trouble: 'Le courrier de ce domaine peut avoir du retard.',
      stopped:
        'Ce domaine ne pourra ni envoyer ni recevoir de courrier tant que le système de messagerie est à l’arrêt.',
      not_installed:
        'Ce domaine ne pourra ni envoyer ni recevoir de courrier ici tant que le système de messagerie n’est pas installé.',
    },
    check: 'Contrôler de nouveau',
    checked: 'Contrôlé',
    never: 'Pas encore contrôlé',
    since: 'depuis le {day}',
    found: 'Trouvé',
    copyExpected: 'Copier la valeur pour {name} : {value}',
    copyHost: 'Copier l’hôte, {name}',
    state: {
      ok: 'OK',
      warn: 'Avec recommandations',
      fail: 'En échec',
      queued: 'En attente de contrôle',
      unknown: 'Non contrôlé',
    },
    summary: {
      ok: 'Santé du domaine : OK',
      warn: 'Santé du domaine : OK, avec recommandations',
      fail: 'Santé du domaine : en échec',
      queued: 'Santé du domaine : en attente de contrôle',
      unknown: 'Santé du domaine : non contrôlée',
    },
    name: {
      mx: 'Serveurs de courrier (MX)',
      caa: 'Autorités de certification (CAA)',
      webmail: 'Adresse du webmail',
      webmail_ssl: 'Certificat du webmail',
      autodiscover: 'Adresse Autodiscover',
      autodiscover_ssl: 'Certificat Autodiscover',
      spf: 'Expéditeurs autorisés (SPF)',
      dkim: 'Signature (DKIM)',
      dmarc: 'Règle contre les faux messages (DMARC)',
      mta_sts: 'Distribution chiffrée (MTA-STS)',
      tls_rpt: 'Rapports sur le chiffrement (TLS-RPT)',
      mta_sts_host: 'Adresse de la politique (MTA-STS)',
    },
    hint: {
      missing: 'L’enregistrement est absent. Publiez-le sur cet hôte.',
      wrong: 'L’enregistrement est incomplet ou incorrect. Remplacez-le par la valeur ci-dessous.',
      foreign:
        'D’autres serveurs de courrier sont aussi indiqués : {detail}. Le courrier qu’ils reçoivent n’arrive pas ici. Retirez-les.',
      several:
        'Il y a {detail} enregistrements de ce type, donc aucun ne compte. Gardez-en un et retirez les autres.',
      too_many_lookups:
        'Avec nos serveurs, l’enregistrement demande {detail} requêtes DNS ; 10 sont permises. Retirez les expéditeurs inutiles, puis publiez-le.',
      spf_loop: 'L’enregistrement s’inclut lui-même : {detail}. Retirez une de ces inclusions.',
      issuer_missing:
        'Les enregistrements CAA de {detail} n’autorisent pas notre autorité de certification. Gardez-les et ajoutez la valeur ci-dessous.',
      dns_failed: 'Les serveurs de noms du domaine n’ont pas répondu.',
      timeout: 'Pas de réponse à temps.',
      private_address: '{detail} mène à une adresse inaccessible depuis Internet. Corrigez l’enregistrement.',
      connect_failed:
        'Pas de connexion sécurisée à {detail}. Si l’enregistrement de ce nom n’est pas correct, corrigez-le d’abord ; sinon, contactez votre fournisseur.',
      certificate_expired:
        'Le certificat a expiré le {detail}. Il se renouvelle automatiquement dès que l’enregistrement est correct. Si l’enregistrement de ce nom est déjà correct, contactez votre fournisseur.',
      certificate_expires:
        'Le certificat expire le {detail}. Vérifiez que l’enregistrement est toujours correct pour qu’il se renouvelle.',
      certificate_name:
        'Le certificat est établi pour un autre nom : {detail}. Vérifiez l’enregistrement de ce nom.',
      certificate_untrusted:
        'Le certificat vient d’une autorité à laquelle les navigateurs ne font pas confiance : {detail}. Si l’enregistrement de ce nom est correct, contactez votre fournisseur.',
      not_enabled: 'La signature DKIM est désactivée pour ce domaine. Activez-la dans l’onglet DKIM.',
      not_signed:
        'Les messages ne sont pas signés pour l’instant. Vérifiez et activez le domaine, puis relancez le contrôle : une clé signe dès que son enregistrement est trouvé.',
      key_unusable:
        'La clé de signature est illisible, les messages ne peuvent donc pas être signés. Créez une nouvelle clé dans l’onglet DKIM et publiez son enregistrement.',
      elsewhere:
        'Le courrier de ce domaine va actuellement vers {detail}. Créez d’abord les boîtes ici, puis remplacez ces enregistrements pour le transférer.',
      host_elsewhere:
        'Ce nom mène ailleurs : {detail}. Si un autre service l’utilise, laissez-le ; sinon, publiez la valeur ci-dessous.',
      sender_missing:
        'Nos serveurs ne peuvent pas encore envoyer de courrier pour ce domaine. La valeur ci-dessous conserve vos expéditeurs actuels et ajoute {detail}.',
      still_receives:
        'Ce domaine parqué reçoit encore du courrier sur {detail}. Si personne ne l’utilise, publiez la valeur ci-dessous ; sinon, choisissez le type Standard.',
      still_sends:
        'L’enregistrement permet encore d’envoyer du courrier pour ce domaine parqué. Si personne n’envoie, publiez {detail} ; sinon, choisissez le type Standard.',
      several_merged:
        'Il y a {detail} enregistrements SPF, donc aucun ne compte. Remplacez-les par la valeur ci-dessous, qui les réunit.',
      not_required:
        'Aucun enregistrement n’est requis : sans lui, toute autorité peut émettre des certificats.',
      not_set:
        'Votre fournisseur n’a pas encore défini le serveur de cet enregistrement ; il n’y a donc rien à publier. Contactez-le.',
      include_broken:
        'L’enregistrement cite des expéditeurs introuvables : {detail}. Retirez-les, sinon les destinataires risquent d’ignorer tout l’enregistrement.',
    },
    checking: 'Contrôle en cours…',
    checkingName: 'Contrôle de {name}…',
    late: 'Le contrôle de {name} prend plus de temps que d’habitude. Le résultat apparaîtra dans la liste.',
    outcome: '{name} contrôlé : {state}',
    host: 'Hôte ({type})',
    publish: 'Valeur à publier',
    foundNow: 'Valeur actuelle',
    group: {
      stopsMail: 'Bloque le courrier',
      fix: 'À corriger',
      unknown: 'Non contrôlés',
      advice: 'Recommandés',
      ok: '{num, plural, one {# enregistrement est correct} other {# enregistrements sont corrects}}',
    },
    groupHint: {
      stopsMail: 'Tant que ce n’est pas corrigé, le courrier n’arrive pas ou est refusé par d’autres.',
      fix: 'Le courrier fonctionne, mais peut-être pas le webmail, les applications de messagerie ou les certificats.',
      unknown:
        'Ces enregistrements n’ont pas encore été contrôlés ou n’ont pas répondu. Ils seront de nouveau contrôlés automatiquement.',
      advice:
        'Le courrier fonctionne sans eux, mais ils protègent votre nom et aident vos messages à arriver.',
    },
  },
  dkim: {
    title: 'Signature DKIM',
    purpose:
      'Le courrier sortant est signé avec une clé dont la partie publique est publiée dans votre DNS. Les destinataires voient ainsi qu’un message vient bien de vous et n’a pas été modifié.',
    on: 'La signature est activée',
    waiting: 'En attente du DNS : le courrier n’est pas encore signé',
    off: 'La signature est désactivée',
    enable: 'Activer la signature',
    disable: 'Désactiver la signature',
    rotate: 'Créer une nouvelle clé',
    keys: 'Clés',
    noKeys: 'Aucune clé pour le moment. Une clé est créée quand vous activez la signature.',
    selector: 'Sélecteur {name}',
    since: 'depuis le {day}',
    state: {
      waiting: 'En attente du DNS',
      active: 'Utilisée',
      retiring: 'En cours de retrait',
    },
    explain: {
      waiting: 'Publiez l’enregistrement de cette clé. La signature commence dès qu’il est trouvé.',
      active: 'Le courrier est signé avec cette clé. Laissez son enregistrement en place.',
      retiring:
        'Ne signe plus de courrier. Laissez son enregistrement une semaine, pour les messages encore en route ; ensuite vous pouvez le retirer.',
    },
    askDisable: 'Désactiver la signature ?',
    askDisableText:
      'Le courrier sortant ne sera plus signé et risque davantage d’être traité comme spam. Les clés sont conservées ; vous pouvez réactiver la signature à tout moment.',
    askRotate: 'Créer une nouvelle clé ?',
    askRotateText:
      'Vous devrez publier un nouvel enregistrement. La clé actuelle continue de signer jusqu’à ce qu’il soit trouvé.',
    copyHost: 'Copier l’hôte du sélecteur {name}',
    copyKey: 'Copier la valeur du sélecteur {name}',
    host: 'Hôte',
    key: 'Valeur',
  },
  handover: {
    title: 'Page de transmission',
    purpose:
      'Créez un lien pour la personne qui gère le DNS de ce domaine. Il ouvre, sans connexion, une page avec tous ses enregistrements et ne montre rien d’autre.',
    days: 'Jours avant expiration',
    daysHint: 'Saisissez 1–90.',
    create: 'Créer le lien',
    created: 'Le lien est prêt',
    once: 'Copiez-le maintenant. Il n’est affiché qu’une fois.',
    copy: 'Copier le lien',
    revoke: 'Révoquer le lien',
    askRevoke: 'Révoquer le lien de {name} ?',
    askRevokeText: 'La page ne s’ouvrira plus. Vous pouvez créer un nouveau lien à tout moment.',
    replaceHint: 'Saisissez 1–90. Le nouveau lien remplace l’actuel.',
    replace: 'Créer un nouveau lien',
    exists: 'Lien créé le {time}',
    validUntil: 'Valable jusqu’au {time}',
    opened:
      '{num, plural, one {Ouvert une fois, le {time}} other {Ouvert {shown} fois, la dernière le {time}}}',
    notOpened: 'Pas encore ouvert',
  },
  audit: {
    label: 'Audit',
    hint: 'Copie chaque message de ce domaine dans la boîte d’audit choisie sous « Conformité ».',
    inUse:
      'Une boîte aux lettres de ce domaine reçoit les copies d’autres domaines. Choisissez-en d’abord une autre pour eux sous « Conformité ». Les domaines de la corbeille comptent aussi.',
    unusable:
      'La boîte d’audit de ce domaine n’est pas utilisable. Activez d’abord la boîte et son domaine, ou choisissez-en une autre sous « Conformité ».',
    mayNot:
      'Seuls les administrateurs ayant le niveau « Modifier » pour les utilisateurs peuvent modifier ce réglage.',
  },
  facts: {
    domain: 'Domaine',
    type: 'Type',
    active: 'Actif',
    timezone: 'Fuseau horaire',
    catchall: 'Adresse collectrice',
    webmail: 'Webmail',
    exchange_enabled: 'Connecteur Exchange',
    exchange_host: 'Serveur Exchange',
    localdelivery: 'Distribution locale',
    relay_host: 'Serveur relais',
    footer: 'Pied de page',
    homecountry: 'Pays d’origine',
    dkim_enabled: 'Signature DKIM',
    audit_enabled: 'Audit',
    selector: 'Sélecteur',
    days: 'Jours',
    deleted_for_good: 'Effacé définitivement',
  },
  values: { type },
  variants: {
    removeDomains: {
      deleted_for_good:
        'Domaine effacé définitivement : la corbeille n’avait plus de place pour les domaines non vérifiés',
    },
  },
  goTo: {
    words: {
      domains:
        'DNS, MX, SPF, DKIM, DMARC, enregistrements, vérification, santé, fichier de zone, transmission',
      addDomain: 'nouveau domaine, créer un domaine',
      exportDomains: 'télécharger les domaines, CSV, tableur',
    },
    actions: {
      addDomain: 'Ajouter un domaine',
      exportDomains: 'Exporter les domaines',
    },
  },
  menu: {
    domains: 'Domaines',
  },
  jobs: {
    enableDomains: 'Activation de domaines',
    disableDomains: 'Désactivation de domaines',
    removeDomains: 'Suppression de domaines',
  },
  deeds: {
    exportDomains: 'Domaines exportés',
    addDomain: 'Domaine {name} ajouté',
    addDomains: '{num, plural, =1 {Domaine {name} ajouté} other {{shown} domaines ajoutés}}',
    updateDomain: 'Domaine {name} modifié',
    enableDomains: '{num, plural, =1 {Domaine {name} activé} other {{shown} domaines activés}}',
    disableDomains: '{num, plural, =1 {Domaine {name} désactivé} other {{shown} domaines désactivés}}',
    removeDomains: '{num, plural, =1 {Domaine {name} supprimé} other {{shown} domaines supprimés}}',
    enableDkim: 'DKIM activé pour {name}',
    disableDkim: 'DKIM désactivé pour {name}',
    rotateDkim: 'Nouvelle clé DKIM créée pour {name}',
    createDnsHandover: 'Lien de transmission créé pour {name}',
    revokeDnsHandover: 'Lien de transmission de {name} révoqué',
  },
  operations: {
    exportDomains: 'Domaines exportés',
    addDomain: 'Domaine ajouté',
    addDomains: 'Plusieurs domaines ajoutés',
    updateDomain: 'Domaine modifié',
    enableDomains: 'Domaine activé',
    disableDomains: 'Domaine désactivé',
    removeDomains: 'Domaine supprimé',
    verifyDomain: 'Vérification d’un domaine lancée',
    checkDomainHealth: 'Contrôle de santé d’un domaine lancé',
    enableDkim: 'DKIM activé',
    disableDkim: 'DKIM désactivé',
    rotateDkim: 'Nouvelle clé DKIM créée',
    createDnsHandover: 'Lien de transmission créé',
    revokeDnsHandover: 'Lien de transmission révoqué',
  },
  zone: {
    title: 'Tous les enregistrements en une fois',
    purpose:
      'Ce fichier de zone contient les enregistrements dont ce domaine a besoin pour le courrier ; la plupart des services DNS peuvent l’importer. Assurez-vous que l’importation ajoute des enregistrements sans en effacer d’autres, comme ceux de votre site web. Si le courrier va encore vers un autre serveur, créez d’abord les boîtes ici. Les enregistrements déjà publiés y figurent en commentaire.',
    copy: 'Copier tous les enregistrements',
    download: 'Télécharger le fichier de zone',
    copied: 'Enregistrements copiés',
  },
} satisfies SameKeys<typeof english>;
