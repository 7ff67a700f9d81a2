import type { homeActions } from '@posthouse/contract/features/home';
import type { Feature } from '../../kernel/feature.ts';
import { readMailPrograms } from '../../rules/logins/mail-programs-store.ts';
import { mailEngineState } from '../../rules/mail-engine/mail-engine-state.ts';
import { readMailEngine } from '../../rules/mail-engine/mail-engine-store.ts';
import { attentionOf } from './attention.ts';
import { checklistOf } from './checklist.ts';
import { hideChecklist } from './checklist-store.ts';
import { countMailLogins } from './mail-logins-store.ts';
import { readStatus } from './status-store.ts';

const dayMs = 86_400_000;

export function homeFeature(): Feature<typeof homeActions> {
  return {
    handlers: {
      status: (ctx) => readStatus(ctx),
      getAttention: (ctx) => attentionOf(ctx),
      getChecklist: (ctx) => checklistOf(ctx),
      setChecklist: {
        async apply(ctx, { hidden }) {
          await hideChecklist(ctx, hidden);
          ctx.recordHistory({ target: ctx.caller.adminname, after: { hidden } });
          return 'success';
        },
      },
      getMailEngine: async (ctx) => mailEngineState(await readMailEngine(ctx), ctx.now),
      getMailPrograms: async ({ db }) => ({ rows: await readMailPrograms(db) }),
      getMailLoginCounts: (ctx) => countMailLogins(ctx, new Date(ctx.now.getTime() - dayMs)),
    },
  };
}
