import type { ActionAnswer } from '@posthouse/contract';

export type NewHandover = ActionAnswer<'createDnsHandover'>;
