import { AppError } from '@posthouse/contract/core/errors';
import { type removalActions, removalEffectKinds } from '@posthouse/contract/features/users/removal';
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
        const effects = mail.total === 0 ? [] : await readEffects(ctx, matching);
        const place = ({ kind }: (typeof effects)[number]) => removalEffectKinds.indexOf(kind);
        return { ...mail, effects: effects.sort((one, other) => place(one) - place(other)) };
      },
    },
  };
}
