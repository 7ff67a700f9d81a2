import type { AdminKey } from '../../kernel/actor.ts';
import { mailText } from '../mail-texts/mail-text.ts';
import type { demandLink } from './mailed-link.ts';

const linkHours = 24;

interface Confirmation {
  readonly of: AdminKey;
  readonly username: string;
  readonly email: string;
  readonly language: string | null;
  /** A new address of an admin who has one, or the first address of a new admin. */
  readonly text: 'emailChange' | 'emailConfirmation';
}

/** The link behind which somebody confirms that an address is theirs. */
export function confirmationLink({
  of,
  username,
  email,
  language,
  text,
}: Confirmation): Parameters<typeof demandLink>[2] {
  return {
    of,
    to: email,
    purpose: 'email_change',
    page: '/confirm',
    lifetimeHours: linkHours,
    text: (link) => mailText(text, language, { username, hours: linkHours, link }),
  };
}
