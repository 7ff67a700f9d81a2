/** Specification 4: queued for check, then OK or fail; `warn` for advice, `unknown` for what could not be checked. */
export const healthStates = ['queued', 'ok', 'warn', 'fail', 'unknown'] as const;
