/** Texts of a page’s statement (keyset-page.ts) that say which rows it has. */
interface PickedRows {
  /** `from … where …` of all that match. */
  readonly matching: string;
  /** The keys, as picked_id and picked_sort. */
  readonly keys: string;
  readonly beyondCursor: string;
  readonly orderBy: string;
  readonly limit: number;
  readonly offset: string;
  readonly isFirstPage: boolean;
  readonly countUpTo: number | undefined;
}

/** The keys of the rows in `picked`, and what the list has in all. */
interface Picked {
  readonly ctes: string;
  readonly counted: string;
}

/**
 * What is counted is counted in the same query: one way to the server and back, one connection, one moment for both.
 * What fits on the first page needs no second look.
 */
export function pickAll(rows: PickedRows): Picked {
  return { ctes: `picked as (${pageOf(rows.matching, rows)})`, counted: countOf(rows) };
}

function pageOf(matching: string, { keys, beyondCursor, orderBy, limit, offset }: PickedRows): string {
  return `
      select ${keys} from ${matching}${beyondCursor} order by ${orderBy} limit ${limit + 1}${offset}`;
}

function countOf({ matching, limit, countUpTo, isFirstPage }: PickedRows): string {
  const upTo = Number.isFinite(countUpTo) ? ` limit ${Number(countUpTo) + 1}` : '';
  const all = `(select count(*)::int from (select from ${matching}${upTo}) as found)`;
  return isFirstPage
    ? `case when (select count(*) from picked) <= ${limit} then (select count(*)::int from picked) else ${all} end`
    : all;
}

interface WalkedRows extends PickedRows {
  readonly tables: string;
  /** What is asked for beyond the account. */
  readonly condition: string;
  /** The rows of the account that its indexes hold in the order of the list. */
  readonly inOrder: string;
  readonly beyondPicked: string;
  readonly orderPicked: string;
}

/** Rows of the list that are looked at for each row of a page, and for a total. */
const stepsPerRow = 25;
const stepsForTotal = 20_000;

/** A short way along the list: `near`, the page it finds there, and whether that is enough. */
function walk(rows: WalkedRows) {
  const { limit, offset, orderPicked } = rows;
  const steps = stepsPerRow * (limit + 1);
  const along = (most: number, select: string, beyond: string) => `
      select ${select}(${rows.condition}) is true as is_match
        from ${rows.tables} where ${rows.inOrder}${beyond} order by ${rows.orderBy} limit ${most}`;
  const page = `order by ${orderPicked} limit ${limit + 1}${offset}`;
  const ctes = `
    near as materialized (${along(steps, `${rows.keys}, `, rows.beyondCursor)}),
    near_page as (select * from near where is_match ${page}),
    near_end as (select (select count(*) from near_page) > ${limit} or (select count(*) from near) < ${steps} as is_enough)`;
  const isEnough = '(select is_enough from near_end)';
  return { steps, along, page, ctes, isEnough };
}

/**
 * Somebody limited to many domains finds a page of their rows within a short way. Left to itself, the planner reads all
 * rows of those domains and sorts them.
 */
export function pickLimited(rows: WalkedRows): Picked {
  const { ctes, isEnough } = walk(rows);
  return {
    ctes: `${ctes},
    picked as (
      select picked_id, picked_sort from near_page where ${isEnough}
      union all
      (${pageOf(`${rows.matching} and not ${isEnough}`, rows)}))`,
    counted: countOf(rows),
  };
}

/**
 * A search first walks a short way along the list. If that finds a page, or the list ends there, it is enough. Otherwise
 * the index of trigrams finds all that match. Left to itself, the planner trusts in matches that are spread evenly: it
 * walks all the way to those at the end, or through the rows of every account.
 */
export function pickSearched(rows: WalkedRows): Picked {
  const { steps, along, page, isEnough, ctes: near } = walk(rows);
  const ctes = `${near},
    found as materialized (select ${rows.keys} from ${rows.matching} and not ${isEnough}),
    picked as (
      select picked_id, picked_sort from near_page where ${isEnough}
      union all
      (select picked_id, picked_sort from found where true${rows.beyondPicked} ${page})),
    head as materialized (${rows.isFirstPage ? 'select is_match from near' : along(steps, '', '')})`;
  const ofHead = '(select count(*) from head where is_match)';
  const exact = `case when (select count(*) from head) < ${steps} then ${ofHead}
      when ${isEnough} then (select count(*) from ${rows.matching}) else (select count(*) from found) end`;
  const most = (rows.countUpTo ?? 0) + 1;
  if (!Number.isFinite(most)) return { ctes, counted: `(${exact})::int` };
  const ofWalk = `(select count(*) from (select from (${along(stepsForTotal, '', '')}) as walk where is_match limit ${most}) as one)`;
  const counted = `(case when ${ofHead} >= ${most} or ${isEnough} and ${ofWalk} >= ${most} then ${most}
      else least(${exact}, ${most}) end)::int`;
  return { ctes, counted };
}
