export const accountTypes = ['basic', 'enhanced', 'exchange', 'external', 'audit'] as const;
export type AccountType = (typeof accountTypes)[number];
export const mailboxTypes = ['normal', 'shared', 'room', 'equipment'] as const;
export type MailboxType = (typeof mailboxTypes)[number];
/** Of an exchange connector: mail is handed over, or handed over and kept here too. Empty for other types. */
export const oexTypes = ['relay', 'relay_and_copy'] as const;
