/** Specification 4: queued for verification, verify, verifying, verified, not verified – verify again. */
export const verificationStates = ['queued', 'verify', 'verifying', 'verified', 'failed'] as const;
