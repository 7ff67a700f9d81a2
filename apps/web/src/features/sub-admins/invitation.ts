import type { SubAdmin } from './sub-admin-values.ts';

/** Whether a sub-admin who has not chosen a password yet still can; undefined for all others. */
export function invitationOf(
  { invited, invitation_expires }: Pick<SubAdmin, 'invited' | 'invitation_expires'>,
  now = Date.now(),
): 'open' | 'ended' | undefined {
  if (invited === 0) return undefined;
  return invitation_expires !== null && Date.parse(invitation_expires) > now ? 'open' : 'ended';
}
