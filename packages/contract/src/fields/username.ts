import { z } from 'zod';
import { missingAs } from './missing.ts';

/** The login name of an admin, in lower case; it may be an e-mail address. */
export const adminUsername = z
  .string(missingAs('username_required'))
  .trim()
  .min(1, 'username_required')
  .max(100, 'max_length')
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9._@+-]{2,}$/, 'login_name_invalid');
