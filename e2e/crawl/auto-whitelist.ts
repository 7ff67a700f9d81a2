import { messages as autoWhitelist } from '../../apps/web/src/features/auto-whitelist/messages/en.ts';
import { crawled } from '../crawl-feature.ts';
import { button, filter, item, main, one, rowMenu, type Step, seen, select } from '../crawl-steps.ts';

const screen = '/filtering/autowhitelist';
const at = '2026-01-31T08:05:00.000Z';
const plain = 'x@elsewhere.example';

/** Whom users write to is known to the mail engine, which the panel of the crawl does not have. */
export const crawl = crawled({
  states: ({ domain, user }) => {
    const known = { domain, first_at: at, last_at: at };
    const rows = [
      { ...known, id: '1', address: 'x@xn--mller-kva.example', unicode: 'x@müller.example', email: user },
      { ...known, id: '2', address: plain, unicode: plain, email: '' },
    ];
    const answers = {
      getAutoWhitelist: { rows, next: null, prev: null, total: 2, total_capped: 0 },
    } as const;
    const filled = (...steps: Step[]) => ({
      ...main(screen, ...steps),
      answers,
    });
    return [
      filled(),
      filled(filter),
      filled(select(plain), button([autoWhitelist.bulk.remove, one])),
      filled(rowMenu(plain), item(autoWhitelist.row.remove)),
      main(`${screen}?search=nothing-like-it`),
      seen('empty', screen),
      seen('viewer', screen),
    ];
  },
});
