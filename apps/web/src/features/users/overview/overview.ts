import type { ActionAnswer } from '@posthouse/contract';
import type { User } from '../user.ts';

export type Overview = ActionAnswer<'getUserOverview'>;

export interface OverviewProps {
  readonly row: User;
  readonly overview: Overview;
}
