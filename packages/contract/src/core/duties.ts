/**
 * What an admin has to put right before anything else, the first of them first; meanwhile every other action is refused
 * with this code.
 */
export const duties = ['password_expired', 'twofa_missing'] as const;
export type Duty = (typeof duties)[number];
