import { z } from 'zod';

/** What Dovecot posts about scripts, as its configuration says. */
export const scriptEvent = z.object({
  event: z.string(),
  fields: z.object({
    user: z.string(),
    error: z.string().optional(),
    script_location: z.string().default(''),
    script_name: z.string().default(''),
  }),
});

export type ScriptEvent = z.infer<typeof scriptEvent>;

/** Where mail programs put the script of a user, in the folder of the mailbox. */
const ownScript = '/.dovecot.sieve';

/** Tells whose script took too long, and who turned one on; what the rules of the panel take is nobody’s fault. */
export async function noteScriptEvent(
  { event, fields }: ScriptEvent,
  told: { tookTooLong(email: string): Promise<void>; wasActivated(email: string): Promise<void> },
): Promise<void> {
  const { user, error, script_location: place, script_name: name } = fields;
  if (event === 'sieve_runtime_script_finished' && place.endsWith(ownScript)) await told.tookTooLong(user);
  if (event === 'managesieve_command_finished' && name !== '' && error === undefined)
    await told.wasActivated(user);
}
