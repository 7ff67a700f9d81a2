import { z } from 'zod';

/** What the hooks get from whoever starts them; on standard input, because others can read arguments. */
export const hooksOptions = z.object({
  databaseUrl: z.string(),
  secretKey: z.string(),
  hooksKey: z.string(),
  reportsKey: z.string(),
  doveadmKey: z.string(),
  ports: z.object({ hooks: z.int(), policy: z.int(), doveadm: z.int() }),
  /** Whom to become once the ports are taken. */
  account: z.object({ uid: z.int(), gid: z.int() }),
  logLevel: z.string(),
});

export type HooksOptions = z.infer<typeof hooksOptions>;
