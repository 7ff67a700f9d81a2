import type { WireError } from '@posthouse/contract/core/errors';
import type { plansActions } from '@posthouse/contract/features/plans';
import type { SessionContext } from '../../kernel/context.ts';
import { reversibleColumn } from '../../kernel/downloads/csv-cell.ts';
import { orderDownload } from '../../kernel/downloads/download-orders.ts';
import { type Exporter, rowsPerBatch } from '../../kernel/downloads/exporter.ts';
import type { CommandHandler } from '../../kernel/handlers.ts';
import type { SecretBox } from '../../kernel/secrets.ts';
import { notePasswordsTaken } from './forget-plans-job.ts';
import { hasPasswords, lockPlan, type PlanRow, readFileRows } from './plans-store.ts';
import { openFacts } from './row-secrets.ts';

type Download = typeof plansActions.downloadPlan;
type Part = 'sent' | 'refused' | 'result';

interface Order {
  readonly planId: number;
  readonly part: Part;
  /** This file is the one that has the generated passwords. */
  readonly hasPasswords: boolean;
}

const exporterName = 'import';
const resultColumns = ['line', 'name', 'outcome', 'result', 'reason'] as const;

export const downloadPlanHandler: CommandHandler<Download> = {
  async apply(ctx, { kind, id, part }) {
    const plan = await lockPlan(ctx, { kind, id });
    const isTold = part === 'result' && (await hasPasswords(ctx, plan));
    if (isTold) await notePasswordsTaken(ctx.db, plan, ctx.now);
    ctx.recordHistory({ target: '', domainId: null, after: { kind, part } });
    const columns = {
      sent: plan.columns,
      refused: [...plan.columns, 'problem'],
      result: [...resultColumns, ...(isTold ? ['password'] : [])],
    };
    const filters: Order = { planId: plan.id, part, hasPasswords: isTold };
    const url = await orderDownload(ctx as SessionContext, {
      exporter: exporterName,
      action: 'downloadPlan',
      format: 'csv',
      columns: columns[part],
      language: undefined,
      filters,
    });
    return { url };
  },
};

/** The rows of a plan as a file. Passwords of the sent file are in it again as long as they are kept. */
export function planExporter(secrets: SecretBox): Exporter {
  return {
    name: exporterName,
    async readPage(ctx, filters, cursor) {
      const order = filters as Order;
      const rows = await readFileRows(ctx, {
        planId: order.planId,
        onlyRefused: order.part === 'refused',
        afterLine: Number(cursor ?? 0),
        limit: rowsPerBatch,
      });
      const last = rows.length < rowsPerBatch ? undefined : rows.at(-1);
      return {
        rows: JSON.stringify(rows.map((row) => fileRow(secrets, order, row))),
        next: last === undefined ? null : String(last.line),
        prev: null,
        counted: 0,
      };
    },
  };
}

function fileRow(secrets: SecretBox, { part, hasPasswords }: Order, row: PlanRow): Record<string, unknown> {
  const reason = reasonText(row.reason as WireError | null);
  if (part !== 'result') {
    const sent = row.result === 'done' ? {} : openFacts(secrets, row.secret, row);
    const marked = Object.entries(sent).map(([column, cell]) => [reversibleColumn(column), cell] as const);
    return { ...row.cells, ...sent, ...Object.fromEntries(marked), problem: reason };
  }
  const { line, name, outcome, result } = row;
  const told = hasPasswords && result === 'done' ? openFacts(secrets, row.secret, row) : {};
  return { line, name, outcome, result, reason, password: told['password'] };
}

/** As the wire has it: `quota: quota_none`. */
function reasonText(reason: WireError | null): string {
  if (reason === null) return '';
  const fields = Object.entries(reason.fields ?? {});
  return fields.length === 0 ? reason.code : fields.map(([name, { code }]) => `${name}: ${code}`).join('; ');
}
