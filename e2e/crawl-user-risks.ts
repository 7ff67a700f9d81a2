import { removalEffectKinds } from '@posthouse/contract/features/users/removal';
import { messages as users } from '../apps/web/src/features/users/messages/en.ts';
import type { Sights } from './crawl-account.ts';
import { button, fill, main, one, type State, select } from './crawl-steps.ts';

const longName = `${'very-long-'.repeat(5)}name@${'sub.'.repeat(8)}example.com`;
const everyEffect = {
  mailboxes: 12,
  used: 1_234_500,
  effects: removalEffectKinds.map((kind, place) => ({
    kind,
    total: place + 1,
    rows: [{ id: '1', name: longName }],
  })),
};

const manyOver = {
  total: 47,
  over: 30,
  rows: Array.from({ length: 20 }, (_, place) => ({
    ...{ id: String(place), unicode: longName, used: 4_321, quota: 5_000 },
  })),
  missing: 12_345,
};

/** What is asked before something is done to users that may hurt. */
export function userRiskStates({ user, userId }: Sights): State[] {
  const page = `/users/list/${userId}`;
  return [
    { ...main(page, button(users.row.remove)), answers: { getRemovalEffects: everyEffect } },
    main('/users/list', select(user), button([users.bulk.remove, one])),
    main('/users/list', select(user), button(users.bulk.quota)),
    {
      ...main(
        '/users/list',
        ...[select(user), button(users.bulk.quota), fill(users.form.quota, '3'), button(users.bulk.quota)],
      ),
      answers: { getQuotaEffects: manyOver },
    },
    main('/users/list', select(user), button(users.bulk.type)),
  ];
}
