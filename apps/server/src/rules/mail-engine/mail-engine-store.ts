import { mailEngine } from '../../db/schema/mail-engine.ts';
import type { CallContext } from '../../kernel/context.ts';

export type MailEngineReport = typeof mailEngine.$inferSelect;

/** What the mail engine last said about itself; nothing where there is none. */
export async function readMailEngine({ db }: Pick<CallContext, 'db'>): Promise<MailEngineReport | undefined> {
  const [row] = await db.select().from(mailEngine);
  return row;
}
