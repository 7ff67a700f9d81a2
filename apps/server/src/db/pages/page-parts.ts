import { fixedText } from '../statement.ts';
import type { keyTexts, PageQuery, rowsStatement } from './page-query.ts';
import { countOf, pickAll, pickLimited, pickSearched } from './pick-rows.ts';

const pickers = { search: pickSearched, limits: pickLimited };

/** What a page is made from. */
interface PageParts {
  readonly ctes: readonly string[];
  /** The rows it shows, in their order. */
  readonly shown: string;
  /** The keys of its last row and of the one after it, and of its first. */
  readonly far: string;
  readonly near: string;
  readonly counted: string;
}

type Picking = ReturnType<typeof rowsStatement> &
  ReturnType<typeof keyTexts> & {
    readonly limit: number;
    readonly offset: string;
    /** The parts of the table a page is looked for in. */
    readonly within: string;
    readonly details: string;
    readonly isFirstPage: boolean;
    readonly countUpTo: number | undefined;
  };

export function partsOf(
  query: PageQuery,
  picking: Picking & { readonly account: string },
  isDirect: boolean | undefined,
): PageParts {
  // Of a table in parts, each look at it is planned for every part.
  if (query.time && !query.walked && !query.sortJoin) return oneLookParts(query, picking);
  return isDirect ? directParts(query, picking) : pickedParts(query, picking);
}

/** The keys and the fields of a page at once. */
function oneLookParts(query: PageQuery, picking: Picking): PageParts {
  const { tables, details, where, keys, beyondCursor, orderBy, orderShown, limit, offset } = picking;
  return {
    ctes: [
      `page as materialized (
         select (select to_json(fields) from (select ${fixedText(query.fields)}) as fields) as shown, ${keys}
           from ${tables}${details} where ${where}${beyondCursor} order by ${orderBy} limit ${limit + 1}${offset})`,
    ],
    shown: `select shown as fields from (select * from page limit ${limit}) as page order by ${orderShown}`,
    far: `select * from page offset ${limit - 1} limit 2`,
    near: 'select * from page limit 1',
    counted: countOf({ ...picking, isFirstPage: false }),
  };
}

function directParts(query: PageQuery, picking: Picking): PageParts {
  const { tables, details, where, matching, keys, beyondCursor, orderBy, limit } = picking;
  const inOrder = `${beyondCursor} order by ${orderBy}`;
  return {
    ctes: [],
    shown: `select ${fixedText(query.fields)} from ${tables}${details} where ${where}${inOrder} limit ${limit}`,
    far: `select ${keys} from ${matching}${inOrder} offset ${limit - 1} limit 2`,
    near: `select ${keys} from ${matching}${inOrder} limit 1`,
    counted: countOf({ ...picking, isFirstPage: false }),
  };
}

/** First the keys of the page from as little as that takes, then the fields of those rows alone. */
function pickedParts(query: PageQuery, picking: Picking & { readonly account: string }): PageParts {
  const { limit, account, isPicked, within, orderShown, details } = picking;
  const [from, ofAccount] = [fixedText(query.from), `${fixedText(query.account.column)} = ${account}`];
  const sortable = query.sortJoin
    ? `${picking.tables} ${fixedText(query.sortJoin)} where ${picking.where}`
    : picking.matching;
  const { ctes, counted } = query.walked
    ? pickers[query.walked.for]({
        ...picking,
        sortable,
        inOrder: `${picking.ofAccount} and ${fixedText(query.walked.inOrder)}`,
        isMost: query.walked.counted && isMostText(fixedText(query.walked.counted), account, from),
      })
    : pickAll({ ...picking, sortable });
  return {
    ctes: [ctes],
    shown: `select ${fixedText(query.fields)} from (select * from picked limit ${limit}) as picked
              join ${from} on ${ofAccount} and ${isPicked}${within}${details} order by ${orderShown}`,
    far: `select * from picked offset ${limit - 1} limit 2`,
    near: 'select * from picked limit 1',
    counted,
  };
}

/** Whether a third of all rows and more are of the account, as far as statistics know: of a table in parts, they know the parts. */
const isMostText = (counted: string, account: string, table: string) =>
  `(select 3 * (${counted}) from account_usage where account_id = ${account})
    > (select sum(reltuples) from pg_class where relkind <> 'p' and (oid = '${table}'::regclass
         or oid in (select inhrelid from pg_inherits where inhparent = '${table}'::regclass)))`;
