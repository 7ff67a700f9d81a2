import { z } from 'zod';

/** What is typed to set a customer up: a text for each type of things, and a file that is distributed to them. It becomes a plan. */
export const builderTexts = z.strictObject({
  everything: z.string(),
  domains: z.string(),
  users: z.string(),
  aliases: z.string(),
  lists: z.string(),
});
