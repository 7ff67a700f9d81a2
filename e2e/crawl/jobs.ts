import { messages as jobs } from '../../apps/web/src/features/jobs/messages/en.ts';
import { crawled } from '../crawl-feature.ts';
import { button, main } from '../crawl-steps.ts';

export const crawl = crawled({
  states: () => [main('/home', button([jobs.button, { num: 0 }]))],
});
