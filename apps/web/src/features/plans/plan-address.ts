import type { PlanKindName } from '@posthouse/contract/features/plans';

/** Where files of a kind are imported. */
export const importAddress = (kind: PlanKindName) => `/${kind}/import`;

/** The page of one plan. */
export const planAddress = (kind: PlanKindName, id: string) => `${importAddress(kind)}/${id}`;
