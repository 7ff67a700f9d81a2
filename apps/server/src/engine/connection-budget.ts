/** The connections to the database that each part of the engine may have, whatever the load. */
export const connectionBudget = {
  /** However many processes of Postfix ask: each answer takes less than a millisecond, and the others wait that long. */
  lookups: 4,
  hooks: 8,
  /** One writes; the others read what is known meanwhile. */
  logs: 2,
  keeper: 2,
  /** Keeper and hooks each hear what changes. */
  listening: 2,
  /** What Dovecot opens for one process, by itself: one for logins, one for what is asked about mailboxes. */
  dovecot: 10,
};

export const engineConnections = Object.values(connectionBudget).reduce((sum, part) => sum + part);
