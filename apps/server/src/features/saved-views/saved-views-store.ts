import { and, asc, count, eq, ne, sql } from 'drizzle-orm';
import { savedView } from '../../db/schema/saved-view.ts';
import type { CallerContext } from '../../kernel/context.ts';

export interface ViewFields {
  readonly screen: string;
  readonly name: string;
  readonly view: string;
  readonly isDefault: boolean;
}
export interface SavedView extends ViewFields {
  readonly id: number;
}

const fields = {
  id: savedView.id,
  screen: savedView.screen,
  name: savedView.name,
  view: savedView.view,
  isDefault: savedView.isDefault,
};

const ofCaller = ({ caller }: CallerContext) =>
  and(eq(savedView.accountId, caller.accountId), eq(savedView.adminId, caller.adminId));
const theOne = (ctx: CallerContext, id: number) => and(ofCaller(ctx), eq(savedView.id, id));

export function listViews(ctx: CallerContext, screen: string): Promise<SavedView[]> {
  return ctx.db
    .select(fields)
    .from(savedView)
    .where(and(ofCaller(ctx), eq(savedView.screen, screen)))
    .orderBy(asc(sql`lower(${savedView.name})`), asc(savedView.id));
}

export async function findView(ctx: CallerContext, id: number): Promise<SavedView | undefined> {
  const [found] = await ctx.db.select(fields).from(savedView).where(theOne(ctx, id));
  return found;
}

export async function countViews(ctx: CallerContext): Promise<number> {
  const [found] = await ctx.db.select({ num: count() }).from(savedView).where(ofCaller(ctx));
  return found?.num ?? 0;
}

export async function insertView(ctx: CallerContext, view: ViewFields): Promise<number> {
  const { accountId, adminId } = ctx.caller;
  const [made] = await ctx.db
    .insert(savedView)
    .values({ ...view, accountId, adminId })
    .returning({ id: savedView.id });
  if (made === undefined) throw new Error('an insert always returns its row');
  return made.id;
}

export async function changeView(ctx: CallerContext, { id, ...view }: SavedView): Promise<void> {
  await ctx.db.update(savedView).set(view).where(theOne(ctx, id));
}

/** Another is going to be the default. */
export async function clearDefault(ctx: CallerContext, screen: string, except?: number): Promise<void> {
  await ctx.db
    .update(savedView)
    .set({ isDefault: false })
    .where(
      and(
        ofCaller(ctx),
        eq(savedView.screen, screen),
        eq(savedView.isDefault, true),
        except === undefined ? undefined : ne(savedView.id, except),
      ),
    );
}

export async function deleteView(ctx: CallerContext, id: number): Promise<void> {
  await ctx.db.delete(savedView).where(theOne(ctx, id));
}
