import { z } from 'zod';
import { missing } from './missing.ts';

/** What mail servers read as a pattern, a path, a route or a variable is left out: * ? / ! % | and `. */
const dotted = /^[a-z0-9#$&'=^_{}~-]+(\.[a-z0-9#$&'=^_{}~-]+)*$/;

const namedWith = (code: 'username_invalid' | 'alias_invalid') =>
  z.string(missing).trim().min(1, 'required').max(64, 'max_length').toLowerCase().regex(dotted, code);

/** The part of an address before the @, in lower case; without a +, behind which mail servers put what they ignore. */
export const mailboxName = namedWith('username_invalid');
/** The same of an alias, which has a message of its own (specification 5). */
export const aliasName = namedWith('alias_invalid');
