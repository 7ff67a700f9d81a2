import { z } from 'zod';
import { systemAccount } from '../engine-accounts.ts';

/** What the reader of the logs gets from whoever starts it. */
export const logsOptions = z.object({
  databaseUrl: z.string(),
  /** Of the mail engine; its logs are in `log`. */
  root: z.string(),
  /** As the operator configured it for the panel. */
  countriesFile: z.string().optional(),
  /** Whom to become: strangers choose what stands in logs. */
  account: systemAccount,
  logLevel: z.string(),
});

export type LogsOptions = z.infer<typeof logsOptions>;
