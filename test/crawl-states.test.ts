import { expect, it } from 'vitest';
import { screens } from '../apps/web/src/app/screens.ts';
import { crawlStates } from '../e2e/crawl-states.ts';

const sights = {
  username: 'name',
  domain: 'name',
  domainId: '$id',
  otherDomainId: '$id',
  aliasDomain: 'name',
  aliasDomainId: '$id',
  removed: 'name',
  subAdmin: 'name',
  subAdminId: '$id',
  invited: 'name',
  invitedId: '$id',
  historyId: '$id',
  ip: 'name',
};
const visited = new Set(crawlStates(sights).map(({ at }) => at.split('?')[0]));

it('visits every screen of the panel (a new one adds its states to e2e/crawl-states.ts)', () => {
  const missing = screens.map(({ path }) => path).filter((path) => !visited.has(path));
  expect(missing).toEqual([]);
});
