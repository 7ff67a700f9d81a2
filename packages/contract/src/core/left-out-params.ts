import type { ErrorParams } from './errors.ts';

/** What a refusal left out must not break the sentence for it. Apart from the codes, which the first page does not need. */
export const leftOutParams: ErrorParams = {
  num: 0,
  minutes: 1,
  seconds: 1,
  path: '',
  reason: '',
  name: '',
  line: 1,
  names: '',
};
