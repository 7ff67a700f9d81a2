import { z } from 'zod';
import { domainName } from '../../fields/domain-name.ts';
import { id } from '../../fields/id.ts';

/** A domain by its id or its name. */
const domainKey = { id: id.optional(), domain: domainName.optional() };
const named = (input: { id?: unknown; domain?: unknown }) =>
  input.id !== undefined || input.domain !== undefined;
const unnamed = { error: 'domain_required', path: ['domain'] };

/** The input of an action about one domain. */
export function ofDomain<Fields extends z.ZodRawShape>(fields: Fields) {
  return z.strictObject({ ...domainKey, ...fields }).refine(named, unnamed);
}
