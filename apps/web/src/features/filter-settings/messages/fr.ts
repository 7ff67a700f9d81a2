import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Paramètres du filtre',
  purpose: 'Ce que devient le courrier entrant, pour tout le compte et pour certains domaines.',
  save: 'Enregistrer',
  readOnly: 'Vous pouvez consulter ces paramètres, mais pas les modifier.',
  noDomains: 'Aucun domaine pour le moment',
  noDomainsHint: 'Les paramètres du filtre apparaîtront ici dès que vous aurez accès à un domaine.',
  ownDomains: 'Domaines avec leurs propres paramètres',
  moreDomains: 'Et {num} de plus. Recherchez-les ci-dessus.',
  place: {
    label: 'Paramètres de',
    account: 'Tout le compte',
    accountHint: 'Ils s’appliquent à tous les domaines qui ne définissent rien d’autre.',
    domainHint: 'Ce qui n’est pas défini ici vient du compte.',
  },
  inherit: {
    account: 'Du compte : {value}',
    default: 'Par défaut : {value}',
  },
  accept: {
    everyone: 'Tout le monde',
    whitelist: 'Seulement les expéditeurs d’une liste blanche',
    hint: 'Les listes noires et le filtre antispam s’appliquent toujours.',
    whitelistHint:
      'Sont aussi acceptés : la liste blanche automatique, les adresses IP autorisées et les utilisateurs de votre compte. Tout autre courrier est refusé ; les avis de remise vont dans le dossier spam.',
  },
  autowhitelist: {
    on: 'Activée',
    off: 'Désactivée',
    hint: 'Une fois qu’un utilisateur a écrit à une adresse, le courrier qui en vient n’est plus traité comme du spam dans son domaine.',
  },
  sensitivity: {
    option: '{num} – {word}, spam à partir d’un score de {score}',
    hint: 'Chaque message reçoit un score : plus il est élevé, plus le message ressemble à du spam. Un filtre plus strict détecte plus de spam, mais aussi plus de courrier souhaité.',
    veryTolerant: 'très tolérant',
    tolerant: 'tolérant',
    balanced: 'équilibré',
    strict: 'strict',
    veryStrict: 'très strict',
  },
  spam: {
    folder: 'Le mettre dans le dossier spam',
    inbox: 'Le remettre dans la boîte de réception',
    delete: 'Le refuser',
    hint: 'Dans la boîte de réception, le spam ressemble à n’importe quel message.',
    deleteHint:
      'Le spam est refusé tant que le serveur de l’expéditeur est connecté ; l’expéditeur en est donc informé. Si d’autres destinataires acceptent le même message, il est supprimé ici sans que l’expéditeur le sache.',
  },
  days: '{num, plural, one {# jour} other {# jours}}',
  daysHint:
    'Les messages plus anciens du dossier spam sont supprimés. Saisissez 1–365, ou laissez vide pour la valeur affichée.',
  report: {
    off: 'Désactivé',
    every: '{num, plural, one {Toutes les heures} other {Toutes les # heures}}',
    new: 'Messages depuis le dernier rapport',
    all: 'Tout le dossier spam',
    html: 'Mis en forme (HTML)',
    text: 'Texte brut',
    hint: 'Les utilisateurs reçoivent un e-mail qui énumère le contenu de leur dossier spam, avec un lien qui déplace un message vers la boîte de réception. S’il n’y a rien à signaler, aucun rapport n’est envoyé.',
    contentHint: 'Les messages qu’un rapport énumère.',
    formatHint: 'Le texte brut fonctionne dans tous les logiciels de messagerie.',
  },
  countries: {
    off: 'Aucune limite',
    more: '{num, plural, one {Connexions depuis plus de # pays} other {Connexions depuis plus de # pays}}',
    hint: 'Un avertissement apparaît sur la page d’accueil quand un utilisateur se connecte depuis plus de pays en 24 heures. Personne n’est bloqué.',
  },
  facts: {
    accept_from: 'Accepter le courrier de',
    autowhitelist: 'Liste blanche automatique',
    sensitivity: 'Sensibilité',
    spam_to: 'Que faire du spam',
    keep_spam_days: 'Conserver le spam (jours)',
    report_hours: 'Rapport de spam (heures)',
    report_content: 'Contenu du rapport',
    report_format: 'Format du rapport',
    login_countries: 'Limite des lieux de connexion (pays)',
  },
  values: {
    accept_from: {
      everyone: 'Tout le monde',
      whitelist: 'Seulement les expéditeurs d’une liste blanche',
    },
    spam_to: {
      folder: 'Le mettre dans le dossier spam',
      inbox: 'Le remettre dans la boîte de réception',
      delete: 'Le refuser',
    },
    report_hours: {
      0: 'Désactivé',
    },
    report_content: {
      new: 'Messages depuis le dernier rapport',
      all: 'Tout le dossier spam',
    },
    report_format: {
      html: 'Mis en forme (HTML)',
      text: 'Texte brut',
    },
    login_countries: {
      0: 'Aucune limite',
    },
  },
  lessons: {
    title: 'Ce que les utilisateurs ont appris au filtre',
    inUse:
      'Les utilisateurs entraînent le filtre en déplaçant des messages vers le dossier spam ou hors de celui-ci, ou en les envoyant à une liste d’apprentissage. Ce qu’il apprend ne vaut que pour votre compte. Il a reçu assez de messages et s’en sert.',
    tooFew:
      'Les utilisateurs entraînent le filtre en déplaçant des messages vers le dossier spam ou hors de celui-ci, ou en les envoyant à une liste d’apprentissage. Ce qu’il apprend ne vaut que pour votre compte. Il s’en sert à partir de {num} messages de chaque type.',
    spam: 'Spam',
    notspam: 'Courrier légitime',
  },
  goTo: {
    words: {
      filterSettings:
        'filtre antispam, sensibilité, dossier spam, conserver le spam, tester le filtre, rapport de spam, quarantaine, pays',
    },
  },
  menu: {
    filterSettings: 'Paramètres du filtre',
  },
  deeds: {
    updateFilterSettings: 'Paramètres du filtre modifiés',
  },
  operations: {
    updateFilterSettings: 'Paramètres du filtre modifiés',
    releaseSpam: 'Message libéré du dossier spam',
  },
  variants: {
    releaseSpam: {
      pending: 'Libération d’un message du dossier spam demandée',
    },
  },
} satisfies SameKeys<typeof english>;
