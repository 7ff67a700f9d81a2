import { AppError } from '@posthouse/contract/core/errors';
import { isGranted } from '@posthouse/contract/core/permissions';
import { overviewNeeds } from '@posthouse/contract/features/users/overview';
import {
  type RemovalEffectKind,
  type removalActions,
  removalEffectKinds,
} from '@posthouse/contract/features/users/removal';
import { selectedRows } from '../../../kernel/bulk/selected-rows.ts';
import type { Feature } from '../../../kernel/feature.ts';
import { userList } from '../users-store.ts';
import { readEffects, readMailOf } from './removal-store.ts';

export function removalFeature(): Feature<typeof removalActions> {
  return {
    handlers: {
      async getRemovalEffects(ctx, input) {
        const matching = selectedRows(input, () => userList.idsOf(ctx, input));
        const mail = await readMailOf(ctx, matching);
        if (mail.total === 0 && input.ids) throw new AppError('not_found');
        const found = mail.total === 0 ? [] : await readEffects(ctx, matching);
        const isSeen = (kind: RemovalEffectKind) => {
          const part = partOf[kind];
          return part === undefined || isGranted(overviewNeeds[part], ctx.caller);
        };
        const effects = found.map((effect) => (isSeen(effect.kind) ? effect : { ...effect, rows: [] }));
        const place = ({ kind }: (typeof effects)[number]) => removalEffectKinds.indexOf(kind);
        return { ...mail, effects: effects.sort((one, other) => place(one) - place(other)) };
      },
    },
  };
}

/** What is of an area of its own is named to who may view that; others learn how many there are. */
const partOf: Partial<Record<RemovalEffectKind, keyof typeof overviewNeeds>> = {
  alias: 'aliases',
  alias_refused: 'aliases',
  list: 'lists',
  smart_list: 'smart_lists',
  smart_list_owner: 'smart_lists',
  smart_list_ownerless: 'smart_lists',
};
