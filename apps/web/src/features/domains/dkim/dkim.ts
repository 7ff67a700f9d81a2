import type { ActionAnswer } from '@posthouse/contract';

export type Dkim = ActionAnswer<'getDkim'>;
