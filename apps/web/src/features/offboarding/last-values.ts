import type { OffboardingValues } from './offboarding-values.ts';

let last: { readonly ids: string; readonly values: OffboardingValues } | undefined;

/** Whoever comes back from the plan of the same users finds the form as they left it. */
export const lastValues = (ids: readonly string[]) => (last?.ids === ids.join() ? last.values : undefined);

export function keepValues(ids: readonly string[], values: OffboardingValues): void {
  last = { ids: ids.join(), values };
}
