import type { LogKind, logsActions } from '@posthouse/contract/features/logs';
import { mailLogRow } from '@posthouse/contract/features/logs/mail-logs';
import { orderDownload } from '../../kernel/downloads/download-orders.ts';
import { type Exporter, rowsPerBatch } from '../../kernel/downloads/exporter.ts';
import type { FeatureParts } from '../../kernel/feature.ts';
import type { CommandHandler } from '../../kernel/handlers.ts';
import { readLocalisation } from '../../rules/accounts/localisation-store.ts';
import { languageOr } from '../../rules/mail-texts/mail-text.ts';
import { type MailLogInput, mailLog } from './mail-log-store.ts';
import { mailLogTable } from './mail-log-table.ts';

const name = 'logs';

type Filters = MailLogInput & { readonly kind: LogKind };

export function logsExporter({ panelWords }: Pick<FeatureParts, 'panelWords'>): Exporter {
  return {
    name,
    async tableForm(ctx, wanted) {
      const { language: own, ...localisation } = await readLocalisation(ctx);
      const language = wanted ?? languageOr(own);
      const words = (await panelWords(language))[name];
      // Without a built panel there are no words.
      return words && mailLogTable(words, { language, ...localisation });
    },
    readPage(ctx, given, cursor) {
      const { kind, ...filters } = given as Filters;
      return mailLog(kind).readPage(ctx, { ...filters, limit: rowsPerBatch, cursor });
    },
  };
}

export const exportLogsHandler: CommandHandler<typeof logsActions.exportLogs> = {
  async apply(ctx, { format, columns, language, ...filters }) {
    const { kind, search } = filters;
    const url = await orderDownload(ctx, {
      exporter: name,
      file: `${kind}-log`,
      action: 'exportLogs',
      format,
      columns: columns ?? Object.keys(mailLogRow.shape),
      language,
      filters,
    });
    ctx.recordHistory({ target: name, domainId: null, after: { kind, format, search } });
    return { url };
  },
};
