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
} satisfies SameKeys<typeof english>;
