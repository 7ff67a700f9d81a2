import { messages as settings } from '../../apps/web/src/features/settings/messages/en.ts';
import { crawled } from '../crawl-feature.ts';
import { button, main, seen } from '../crawl-steps.ts';

export const crawl = crawled({
  states: () => [
    main('/settings'),
    main('/settings', button(settings.email.change)),
    main('/settings/texts'),
    seen('viewer', '/settings'),
  ],
});
