import { AppError } from '@posthouse/contract/core/errors';
import { mostSavedViews, type savedViewsActions } from '@posthouse/contract/features/saved-views';
import type { CallerContext } from '../../kernel/context.ts';
import type { Feature } from '../../kernel/feature.ts';
import {
  changeView,
  clearDefault,
  countViews,
  deleteView,
  findView,
  insertView,
  listViews,
  type SavedView,
  type ViewFields,
} from './saved-views-store.ts';

/** Views of lists that an admin has given a name; nobody else sees them. */
export function savedViewsFeature(): Feature<typeof savedViewsActions> {
  return {
    handlers: {
      getSavedViews: async (ctx, { screen }) => ({ rows: (await listViews(ctx, screen)).map(wireOf) }),
      // The admin is locked while a command runs, so that two of them never take the same name or place.
      setSavedView: {
        async apply(ctx, { id, ...given }) {
          const before = id === undefined ? undefined : await demandView(ctx, id);
          // Without an id, the contract asks for all but the last.
          const after: ViewFields = {
            screen: given.screen ?? before?.screen ?? '',
            name: given.name ?? before?.name ?? '',
            view: given.view ?? before?.view ?? '',
            isDefault: given.is_default ?? before?.isDefault ?? false,
          };
          await demandName(ctx, after, id);
          if (after.isDefault) await clearDefault(ctx, after.screen, id);
          const saved = { ...after, id: id ?? (await addView(ctx, after)) };
          if (id !== undefined) await changeView(ctx, saved);
          ctx.recordHistory({
            target: after.name,
            ...(before ? { before: factsOf(before) } : {}),
            after: factsOf(after),
          });
          return wireOf(saved);
        },
      },
      removeSavedView: {
        async apply(ctx, { id }) {
          const before = await demandView(ctx, id);
          await deleteView(ctx, id);
          ctx.recordHistory({ target: before.name, before: factsOf(before) });
          return 'success';
        },
      },
    },
  };
}

const wireOf = ({ id, isDefault, ...view }: SavedView) =>
  ({ ...view, id: String(id), is_default: isDefault ? 1 : 0 }) as const;

const factsOf = ({ screen, name, isDefault }: ViewFields) => ({ screen, name, is_default: isDefault });

async function demandView(ctx: CallerContext, id: number): Promise<SavedView> {
  const found = await findView(ctx, id);
  if (found === undefined) throw new AppError('not_found');
  return found;
}

async function demandName(ctx: CallerContext, { screen, name }: ViewFields, id?: number): Promise<void> {
  const others = (await listViews(ctx, screen)).filter((other) => other.id !== id);
  const isTaken = others.some((other) => other.name.toLowerCase() === name.toLowerCase());
  if (isTaken) throw AppError.field('name', 'taken');
}

async function addView(ctx: CallerContext, view: ViewFields): Promise<number> {
  if ((await countViews(ctx)) >= mostSavedViews) {
    throw AppError.field('name', 'too_many', { num: mostSavedViews });
  }
  return insertView(ctx, view);
}
