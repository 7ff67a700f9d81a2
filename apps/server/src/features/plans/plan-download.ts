import { AppError } from '@posthouse/contract/core/errors';
import type { Language } from '@posthouse/contract/core/languages';
import type { plansActions } from '@posthouse/contract/features/plans';
import type { PlanKindName } from '@posthouse/contract/fields/plan-kind';
import type { CallerContext } from '../../kernel/context.ts';
import { reversibleColumn } from '../../kernel/downloads/csv-cell.ts';
import { orderDownload } from '../../kernel/downloads/download-orders.ts';
import { type Exporter, rowsPerBatch } from '../../kernel/downloads/exporter.ts';
import type { FeatureParts } from '../../kernel/feature.ts';
import type { CommandHandler } from '../../kernel/handlers.ts';
import type { SecretBox } from '../../kernel/secrets.ts';
import { readLocalisation } from '../../rules/accounts/localisation-store.ts';
import { languageOr } from '../../rules/mail-texts/mail-text.ts';
import type { PlanKinds } from '../../rules/plans/plan-kind.ts';
import { notePasswordsTaken } from './forget-plans-job.ts';
import { hasPasswords, lockPlan, type Plan, type PlanRow, readFileRows } from './plans-store.ts';
import { openFacts } from './row-secrets.ts';
import { resultHead, rowWriter } from './row-words.ts';

type Download = typeof plansActions.downloadPlan;
type Part = 'sent' | 'refused' | 'result';

interface Order {
  readonly planId: number;
  readonly kind: PlanKindName;
  readonly part: Part;
  readonly language: Language;
  /** This file is the one that has the generated passwords. */
  readonly hasPasswords: boolean;
}

const exporterName = 'plan';
const resultColumns = ['line', 'name', 'state', 'reason'] as const;

export const downloadPlanHandler: CommandHandler<Download> = {
  async apply(ctx, { kind, id, part, language: wanted }) {
    const plan = await lockPlan(ctx, { kind, id });
    // There was no file.
    if (kind === 'offboarding' && part !== 'result') throw AppError.field('part', 'format');
    const isTold = part === 'result' && (await hasPasswords(ctx, plan));
    if (isTold) await notePasswordsTaken(ctx.db, plan, ctx.now);
    ctx.recordHistory({ target: '', domainId: null, after: { kind, part } });
    const columns = {
      sent: plan.columns,
      refused: [...plan.columns, 'problem'],
      result: [
        ...resultColumns,
        ...(kind === 'offboarding' ? ['part'] : []),
        ...(isTold ? ['password'] : []),
      ],
    };
    const language = wanted ?? languageOr((await readLocalisation(ctx)).language);
    const filters: Order = { planId: plan.id, kind, part, language, hasPasswords: isTold };
    const url = await orderDownload(ctx as CallerContext, {
      exporter: exporterName,
      file: fileName(plan, part),
      action: 'downloadPlan',
      format: 'csv',
      columns: columns[part],
      language,
      filters,
    });
    return { url };
  },
};

const nameOfKind: Readonly<Record<PlanKindName, string>> = {
  users: 'users-import',
  aliases: 'aliases-import',
  list_members: 'list-members-import',
  builder: 'customer-setup',
  whitelist: 'whitelist-import',
  blacklist: 'blacklist-import',
  offboarding: 'offboarding',
};
const nameOfPart: Readonly<Record<Part, string>> = { sent: 'rows', refused: 'refused', result: 'result' };

/** `users-import-undo-result`. */
const fileName = ({ kind, undoOf }: Plan, part: Part) =>
  [nameOfKind[kind], ...(undoOf === null ? [] : ['undo']), nameOfPart[part]].join('-');

/** The rows of a plan as a file. Passwords of the sent file are in it again as long as they are kept. */
export function planExporter(
  { secrets, panelWords }: Pick<FeatureParts, 'secrets' | 'panelWords'>,
  kinds: PlanKinds,
): Exporter {
  return {
    name: exporterName,
    async tableForm(_, __, filters) {
      const { part, language } = filters as Order;
      // The others are read again: their heads are those of an import.
      if (part !== 'result') return undefined;
      const catalogs = await panelWords(language);
      return { head: (column) => resultHead(catalogs, column) };
    },
    async readPage(ctx, filters, cursor) {
      const order = filters as Order;
      const rows = await readFileRows(ctx, {
        planId: order.planId,
        onlyRefused: order.part === 'refused',
        afterLine: Number(cursor ?? 0),
        limit: rowsPerBatch,
      });
      const { kind, language } = order;
      const { columns } = kinds[kind];
      const words = rowWriter(await panelWords(language), language, { kind, columns });
      const last = rows.length < rowsPerBatch ? undefined : rows.at(-1);
      return {
        rows: JSON.stringify(rows.map((row) => fileRow(secrets, order, row, words))),
        next: last === undefined ? null : String(last.line),
        prev: null,
        counted: 0,
      };
    },
  };
}

function fileRow(
  secrets: SecretBox,
  { part, hasPasswords }: Order,
  row: PlanRow,
  { stateOf, reasonOf, partOf }: ReturnType<typeof rowWriter>,
): Record<string, unknown> {
  if (part !== 'result') {
    const sent = row.result === 'done' ? {} : openFacts(secrets, row.secret, row);
    const marked = Object.entries(sent).map(([column, cell]) => [reversibleColumn(column), cell] as const);
    return { ...row.cells, ...sent, ...Object.fromEntries(marked), problem: reasonOf(row) };
  }
  const { line, name, result } = row;
  const told = hasPasswords && result === 'done' ? openFacts(secrets, row.secret, row) : {};
  const words = { state: stateOf(row), reason: reasonOf(row), part: partOf(row) };
  return { line, name, ...words, password: told['password'] };
}
