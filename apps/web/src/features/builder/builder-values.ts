import { z } from 'zod';

/** What is typed: a text for each section, and a file that is distributed to them. */
export const builderSchema = z.strictObject({
  everything: z.string(),
  domains: z.string(),
  users: z.string(),
  aliases: z.string(),
  lists: z.string(),
});
export type BuilderValues = z.input<typeof builderSchema>;
export const emptyBuilder: BuilderValues = { everything: '', domains: '', users: '', aliases: '', lists: '' };
