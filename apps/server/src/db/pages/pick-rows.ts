/** Texts of a page’s statement (keyset-page.ts) that say which rows it has. */
interface PickedRows {
  /** `from … where …` of all that match, and of the same with what their order needs. */
  readonly matching: string;
  readonly sortable: string;
  /** The keys, as picked_id, picked_sort and, of a table in parts, picked_at; and the names of these. */
  readonly keys: string;
  readonly pickedKeys: string;
  readonly beyondCursor: string;
  readonly orderBy: string;
  readonly limit: number;
  readonly offset: string;
  readonly isFirstPage: boolean;
  readonly countUpTo: number | undefined;
}

/** The keys of the rows in `picked`, in the order of the page, and what the list has in all. */
interface Picked {
  readonly ctes: string;
  readonly counted: string;
}

/**
 * What is counted is counted in the same query: one way to the server and back, one connection, one moment for both.
 * What fits on the first page needs no second look.
 */
export function pickAll(rows: PickedRows): Picked {
  return { ctes: `picked as (${pageOf(rows.sortable, rows)})`, counted: countOf(rows) };
}

function pageOf(matching: string, { keys, beyondCursor, orderBy, limit, offset }: PickedRows): string {
  return `
      select ${keys} from ${matching}${beyondCursor} order by ${orderBy} limit ${limit + 1}${offset}`;
}

/** How many rows the list has in all, no further than one beyond what is asked for. */
export function countOf({
  matching,
  limit,
  countUpTo,
  isFirstPage,
}: Pick<PickedRows, 'matching' | 'limit' | 'countUpTo' | 'isFirstPage'>): string {
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
  /** The same as `matching`, where no index is asked for the account. */
  readonly matchingUnindexed: string;
  /** Whether most rows of all are the account's, where that is known. */
  readonly isMost: string | undefined;
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
      select ${rows.pickedKeys} from near_page where ${isEnough}
      union all
      (${pageOf(`${rows.matching} and not ${isEnough}`, rows)})
      order by ${rows.orderPicked})`,
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
  // Where most rows are the account's, an index that is asked for them too reads them all.
  const found = rows.isMost
    ? `size as materialized (select ${rows.isMost} as is_most),
    found as materialized (
      select ${rows.keys} from ${rows.matching} and (select is_most from size) is not true
      union all
      select ${rows.keys} from ${rows.matchingUnindexed} and (select is_most from size))`
    : `found as materialized (select ${rows.keys} from ${rows.matching})`;
  // The total begins where the list does, as the first page does.
  const [head, headCte] = rows.isFirstPage
    ? ['near', '']
    : ['head', `,\n    head as materialized (${along(steps, '', '')})`];
  const ctes = `${near},
    ${found},
    picked as (
      select ${rows.pickedKeys} from near_page where ${isEnough}
      union all
      (select ${rows.pickedKeys} from found where not ${isEnough}${rows.beyondPicked} ${page})
      order by ${rows.orderPicked})${headCte}`;
  const most = (rows.countUpTo ?? 0) + 1;
  const isCapped = Number.isFinite(most);
  // Rows of a materialized CTE are made as they are read: no more of them than the total needs, none where nobody asks.
  const count = (from: string) =>
    `(select count(*) from (select from ${from}${isCapped ? ` limit ${most}` : ''}) as one)`;
  const ofHead = count(`${head} where is_match`);
  const ofWalk = count(`(${along(stepsForTotal, '', '')}) as walk where is_match`);
  const counted = `(case when (select count(*) from ${head}) < ${steps} then ${ofHead}
      ${isCapped ? `when ${ofHead} >= ${most} or ${isEnough} and ${ofWalk} >= ${most} then ${most}` : ''}
      else ${count('found')} end)::int`;
  return { ctes, counted };
}
