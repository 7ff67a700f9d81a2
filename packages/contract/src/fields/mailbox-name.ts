import { z } from 'zod';
import { missingAs } from './missing.ts';

/** What mail servers read as a pattern, a path, a route or a variable is left out: * ? / ! % | and `. */
const dotted = /^[a-z0-9#$&'=^_{}~-]+(\.[a-z0-9#$&'=^_{}~-]+)*$/;

const namedWith = (
  required: 'required' | 'username_required' | 'alias_required',
  invalid: 'username_invalid' | 'alias_invalid',
) =>
  z
    .string(missingAs(required))
    .trim()
    .min(1, required)
    .max(64, 'max_length')
    .toLowerCase()
    .regex(dotted, invalid);

/** The part of an address before the @, in lower case; without a +, behind which mail servers put what they ignore. */
export const mailboxName = namedWith('required', 'username_invalid');
/** The same of a user and of an alias, which have messages of their own (specification 5). */
export const userName = namedWith('username_required', 'username_invalid');
export const aliasName = namedWith('alias_required', 'alias_invalid');
