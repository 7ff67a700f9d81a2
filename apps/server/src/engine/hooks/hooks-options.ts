import { z } from 'zod';
import { systemAccount } from '../engine-accounts.ts';

/** What the hooks get from whoever starts them; on standard input, because others can read arguments. */
export const hooksOptions = z.object({
  databaseUrl: z.string(),
  secretKey: z.string(),
  hooksKey: z.string(),
  reportsKey: z.string(),
  doveadmKey: z.string(),
  rspamdPassword: z.string(),
  /** The name this server has for others. */
  hostname: z.string(),
  /** Of the machine where there are none; null where nothing may be asked. */
  nameServers: z.array(z.string()).nullable(),
  ports: z.object({
    hooks: z.int(),
    policy: z.int(),
    doveadm: z.int(),
    handover: z.int(),
    controller: z.int(),
  }),
  /** Where Postfix brings mail, and who it is. */
  lmtp: systemAccount.extend({ path: z.string() }),
  /** Where Dovecot brings what users have put into the spam folder or taken out of it, and who it is. */
  lessons: systemAccount.extend({ path: z.string() }),
  /** Where is noted what becomes of messages; see engine/logs. */
  journal: z.string(),
  /** Whom to become once the ports are taken. */
  account: systemAccount,
  logLevel: z.string(),
});

export type HooksOptions = z.infer<typeof hooksOptions>;
