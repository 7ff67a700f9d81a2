import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

const column = {
  at: 'Heure',
  from: 'Envoyé par',
  to: 'Envoyé à',
  reached: 'Remis à',
  sender_ip: 'IP de l’expéditeur',
  subject: 'Objet',
  bytes: 'Taille',
  score: 'Score de spam',
  message_status: 'État du message',
  recipient_status: 'État du destinataire',
  answer: 'Réponse du serveur',
  domain: 'Domaine',
};

const status = {
  delivered: 'Remis',
  temporary: 'Retardé',
  permanent: 'Non remis',
};

const kind = {
  incoming: 'Entrants',
  outgoing: 'Sortants',
};

const story = {
  title: 'Message',
  to: 'à',
  recipients: '{num, plural, one {# destinataire} other {# destinataires}}',
  manyRecipients: 'plus de {num, plural, one {# destinataire} other {# destinataires}}',
  gone: 'Ce message n’est pas dans le journal',
  goneHint: 'Il est peut-être trop ancien, ou le lien est incomplet.',
  tooOld:
    'Il est peut-être trop ancien : ce journal conserve les messages {num, plural, one {# jour} other {# jours}}. Ou le lien est incomplet.',
  details: 'Détails',
  sender: 'Expéditeur',
  messageId: 'Message-ID',
  timeline: 'Ce qui s’est passé',
  client: {
    server: 'Reçu de {name}',
    nameless: 'Reçu d’un serveur sans nom',
    login: 'Envoyé par {login}',
    loginIp: 'Connexion depuis {ip}',
    inside: 'Envoyé au sein de ce service',
    insideHint: 'Seul le compte de l’expéditeur voit d’où il a été envoyé.',
    notice: 'Écrit par ce service comme avis de remise',
  },
  checks: {
    title: 'Expéditeur vérifié',
    signed: 'Signé par {domains}',
    unsigned: 'Non signé',
    dmarc: {
      none: 'Aucune objection du domaine de l’expéditeur',
      quarantine: 'Échec : le domaine de l’expéditeur demande de le traiter comme spam',
      reject: 'Échec : le domaine de l’expéditeur demande de le refuser',
    },
  },
  score: {
    title: 'Score de spam : {score}',
    spam: '{num, plural, one {Spam pour # destinataire.} other {Spam pour # destinataires.}}',
    notSpam:
      '{num, plural, one {Pas un spam pour # destinataire.} other {Pas un spam pour # destinataires.}}',
    other:
      '{num, plural, one {Pour # destinataire, une autre règle a décidé.} other {Pour # destinataires, d’autres règles ont décidé.}}',
    parts: 'De quoi le score se compose',
    more: '{num, plural, one {Afficher # de plus} other {Afficher # de plus}}',
    fewer: 'Afficher moins',
  },
  recipient: 'Destinataire {name}',
  leadsTo: 'Remis à',
  showDelivered:
    '{num, plural, one {Afficher # destinataire qui l’a reçu} other {Afficher # destinataires qui l’ont reçu}}',
  showRest: '{num, plural, one {Afficher # autre destinataire} other {Afficher # autres destinataires}}',
  truncated:
    '{num, plural, one {Seul # destinataire est affiché.} other {Seuls les # premiers destinataires sont affichés.}}',
  verdict: {
    inbox: 'Accepté par le filtre',
    junk: 'Traité comme spam',
    refuse: 'Refusé par le filtre',
  },
  refused: {
    later: 'Pas accepté pour le moment',
    final: 'Refusé',
    server: {
      later:
        'Le serveur de l’expéditeur réessaie en général de lui-même, jusqu’à plusieurs jours. Chaque tentative figure dans le journal.',
      final:
        'Le message n’est jamais entré. L’expéditeur en est informé par son propre serveur de messagerie.',
    },
    program: {
      later:
        'Le logiciel de messagerie de l’expéditeur affiche cette erreur. Il est possible de réessayer plus tard.',
      final: 'Le message n’a pas été envoyé. Le logiciel de messagerie de l’expéditeur affiche cette erreur.',
    },
  },
  tried: '{num, plural, one {Une tentative} other {# tentatives}}',
  triedAt: '{num, plural, one {Une tentative auprès de {server}} other {# tentatives auprès de {server}}}',
  lastTry: 'Dernière tentative : {time}',
  willTry:
    'La remise est réessayée automatiquement pendant 5 jours au plus. Ensuite, l’expéditeur reçoit un avis.',
  delivered: 'Remis',
  acceptedBy: 'Accepté par {server}',
  undelivered: 'Non remis',
  refusedBy: 'Refusé par {server}',
  bounced: 'L’expéditeur en a été informé par un avis de remise.',
  stored: {
    INBOX: 'Remis dans la boîte de réception',
    Junk: 'Remis dans le dossier spam',
    folder: 'Remis dans le dossier {name}',
  },
  done: {
    forwarded: 'Transféré à {name}',
    discarded: 'Supprimé par une règle de distribution du destinataire',
    rejected: 'Refusé par une règle de distribution du destinataire',
    replied: 'Réponse d’absence envoyée à {name}',
  },
  dropped: 'Non remis',
  droppedHint:
    'D’autres destinataires ont accepté le même message. Il a donc été écarté ici, et l’expéditeur n’en est pas informé.',
  cause: {
    noAddress: 'Cette adresse n’existe pas. Vérifiez qu’elle est bien écrite.',
    noDomain: 'Le domaine n’existe pas ou n’accepte pas de courrier. Vérifiez que l’adresse est bien écrite.',
    nobody: 'Personne dans votre compte n’a cette adresse.',
    notThen: 'Un utilisateur a cette adresse, mais il était désactivé ou n’existait pas encore.',
    full: 'La boîte aux lettres est pleine.',
    closed: 'La boîte aux lettres du destinataire est désactivée.',
    tooLarge: 'Le message dépasse la taille acceptée par l’autre serveur.',
    policy:
      'Une règle de l’autre serveur l’a refusé. Souvent, il y ressemblait à du spam, ou le serveur ne fait pas confiance à l’expéditeur.',
    unproven:
      'L’autre serveur n’a pas pu vérifier l’expéditeur. Vérifiez SPF, DKIM et DMARC du domaine de l’expéditeur.',
    unreachable: 'L’autre serveur était injoignable.',
    later:
      'L’autre serveur a demandé de réessayer plus tard. Beaucoup le font avec les expéditeurs qu’ils ne connaissent pas encore.',
    gaveUp: 'Toutes les tentatives ont échoué, il n’y en aura pas d’autres.',
  },
  fix: {
    allow: 'Autoriser l’expéditeur',
    settings: 'Paramètres du filtre',
    blacklist: 'Ouvrir la liste noire',
    networks: 'Ouvrir la liste d’accès IP',
    quota: 'Modifier le quota',
    user: 'Ouvrir l’utilisateur',
    explain: 'Où va le courrier de cette adresse ?',
  },
  recent: {
    title: 'Pourquoi n’est-ce pas arrivé ?',
    empty: 'Rien n’a été retardé ni refusé ces derniers temps.',
    from: 'De {name}',
    to: 'À {name}',
    incoming: 'Tous les messages entrants non remis',
    outgoing: 'Tous les messages sortants non remis',
  },
};

export const messages = {
  title: {
    incoming: 'Entrants',
    outgoing: 'Sortants',
  },
  purpose: {
    incoming:
      'Chaque message arrivé pour vos domaines, par destinataire, et ce qu’il est devenu. Un filtre trouve plus vite une adresse entière ou @domaine.',
    outgoing:
      'Chaque message envoyé par vos utilisateurs, par destinataire, et ce qu’il est devenu. Un filtre trouve plus vite une adresse entière ou @domaine.',
  },
  empty: {
    incoming: 'Aucun courrier entrant pour l’instant',
    outgoing: 'Aucun courrier sortant pour l’instant',
  },
  emptyHint: {
    incoming:
      'Les messages qui arrivent pour vos domaines apparaissent ici en quelques secondes et sont conservés {num, plural, one {# jour} other {# jours}}.',
    outgoing:
      'Les messages envoyés par vos utilisateurs apparaissent ici en quelques secondes et sont conservés {num, plural, one {# jour} other {# jours}}.',
  },
  search: 'Rechercher par objet ou adresse',
  column,
  status,
  spam: 'Spam',
  noSender: 'Sans expéditeur',
  noSubject: 'Sans objet',
  kilobytes: '{size} ko',
  exported: {
    ...column,
    id: 'Numéro de l’entrée',
    story: 'Identifiant du message',
    is_spam: 'Spam',
    values: { ...status, spam: 'Spam' },
  },
  facts: {
    kind: 'Journal',
  },
  values: {
    kind,
    target: {
      logs: 'Journaux',
    },
  },
  goTo: {
    words: {
      incomingLogs: 'journal du courrier, messages reçus, remise, suivi, spam, rejeté, où est mon message',
      outgoingLogs: 'journal du courrier, messages envoyés, remise, suivi, rejeté, où est mon message',
      exportIncomingLogs: 'télécharger le journal entrant, CSV, tableur',
      exportOutgoingLogs: 'télécharger le journal sortant, CSV, tableur',
    },
    actions: {
      exportIncomingLogs: 'Exporter le journal du courrier entrant',
      exportOutgoingLogs: 'Exporter le journal du courrier sortant',
    },
  },
  menu: {
    logs: 'Journaux',
    incomingLogs: 'Entrants',
    outgoingLogs: 'Sortants',
  },
  deeds: {
    exportLogs: 'Journal exporté',
  },
  operations: {
    exportLogs: 'Journal exporté',
  },
  story,
} satisfies SameKeys<typeof english>;
