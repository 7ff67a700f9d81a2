import type { ActionAnswer } from '@posthouse/contract';

type Plan = ActionAnswer<'getPlan'>['plan'];

/** It is being made or applied, and changes by itself. */
export const isUnderWay = ({ state }: Pick<Plan, 'state'>): boolean =>
  state === 'planning' || state === 'applying';
