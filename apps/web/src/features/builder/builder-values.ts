import { secret } from '@posthouse/contract/fields/secret';
import { z } from 'zod';

/** What is typed: a text for each section, and a file that is distributed to them. */
export const builderSchema = z.strictObject({
  // It may hold passwords.
  everything: secret(z.string()),
  domains: z.string(),
  users: z.string(),
  aliases: z.string(),
  lists: z.string(),
});
export type BuilderValues = z.input<typeof builderSchema>;
export const emptyBuilder: BuilderValues = { everything: '', domains: '', users: '', aliases: '', lists: '' };
