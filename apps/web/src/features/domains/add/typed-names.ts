import { domainsActions } from '@posthouse/contract/features/domains';
import { domainName } from '@posthouse/contract/fields/domain-name';
import { z } from 'zod';

/** The names of a text: one per line, each once, empty lines and the commas of a copied list aside. */
export function typedNames(text: string): readonly string[] {
  const lines = text.split(/[\r\n,;]+/).map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ''))];
}

/** One name is checked here; of several each gets its answer from the server. */
export const addSchema = z.strictObject({
  domain: z
    .string()
    .trim()
    .min(1, 'domain_required')
    .superRefine((text, ctx) => {
      const [first = '', ...more] = typedNames(text);
      if (more.length > 0 || domainName.safeParse(first).success) return;
      ctx.addIssue({ code: 'custom', message: first === '' ? 'domain_required' : 'domain_invalid' });
    }),
  type: domainsActions.addDomain.input.shape.type.unwrap(),
});
export type AddValues = z.input<typeof addSchema>;
