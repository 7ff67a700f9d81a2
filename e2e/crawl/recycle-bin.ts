import { messages as recycleBin } from '../../apps/web/src/features/recycle-bin/messages/en.ts';
import { crawled } from '../crawl-feature.ts';
import { button, item, main, one, rowMenu, seen, select } from '../crawl-steps.ts';

/** Bins of domains and users; those of other things are looked at with them. */
export const crawl = crawled({
  make: async ({ call, ground }) => {
    const removed = `old.${ground.domain}`;
    const { domain } = await call('addDomain', { domain: removed });
    await call('removeDomains', { ids: [domain.id] });
    return { removed };
  },
  states: ({ removed, removedUser }) => [
    main('/domains/recyclebin'),
    main('/domains/recyclebin', rowMenu(removed), item(recycleBin.row.purge)),
    main('/domains/recyclebin', select(removed), button([recycleBin.of.domains.purge, one])),
    main('/users/recyclebin'),
    main('/users/recyclebin', rowMenu(removedUser), item(recycleBin.row.purge)),
    main('/users/recyclebin', select(removedUser), button([recycleBin.of.users.purge, one])),
    seen('empty', '/domains/recyclebin'),
    seen('empty', '/users/recyclebin'),
  ],
});
