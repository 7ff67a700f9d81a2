/** The ways in which a mail program reaches a mailbox. */
export const mailServices = ['imap', 'pop3', 'smtp'] as const;
export type MailService = (typeof mailServices)[number];
