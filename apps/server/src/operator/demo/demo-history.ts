import type { ActionName } from '@posthouse/contract';
import { languages } from '@posthouse/contract/core/languages';
import type { accountHistory } from '../../db/schema/account-history.ts';
import type { SeededRandom } from './seeded-random.ts';

type HistoryRow = typeof accountHistory.$inferInsert;

export interface DemoAdmin {
  readonly adminId: number;
  readonly username: string;
  readonly remoteIp: string;
}

const days = 21;
const entriesPerDay = 4;
const dayMs = 86_400_000;

/** What the admins of a small company did in the last three weeks, oldest first. */
export function demoHistory(
  accountId: number,
  admins: readonly [DemoAdmin, ...DemoAdmin[]],
  random: SeededRandom,
  now: Date,
): HistoryRow[] {
  const rows = Array.from({ length: days * entriesPerDay }, () => {
    const admin = random.pick(admins);
    const at = new Date(now.getTime() - random.below(days * dayMs) - 60_000);
    return { accountId, at, adminId: admin.adminId, adminname: admin.username, ...deed(admin, random) };
  });
  return rows.sort((a, b) => a.at.getTime() - b.at.getTime());
}

interface Deed {
  readonly action: ActionName;
  readonly target: string;
  readonly remoteIp: string;
  readonly before?: object;
  readonly after?: object;
}

function deed({ username, remoteIp }: DemoAdmin, random: SeededRandom): Deed {
  const common = { target: username, remoteIp };
  switch (random.below(10)) {
    case 0:
      return { ...common, action: 'changePassword' };
    case 1:
      return {
        ...common,
        action: 'setLanguage',
        before: { language: random.pick(languages) },
        after: { language: random.pick(languages) },
      };
    case 2:
      return {
        ...common,
        action: 'exportAccountHistory',
        target: 'account-history',
        after: { format: 'csv' },
      };
    case 3:
      return { action: 'logout', target: '', remoteIp };
    default:
      return { action: 'login', target: '', remoteIp };
  }
}
