import type { LogKind, logsActions } from '@posthouse/contract/features/logs';
import type { Feature, FeatureParts } from '../../kernel/feature.ts';
import type { QueryHandler } from '../../kernel/handlers.ts';
import { getMessageStory } from './get-message-story.ts';
import { exportLogsHandler, logsExporter } from './logs-export.ts';
import { mailLog } from './mail-log-store.ts';

export function logsFeature(parts: FeatureParts): Feature<typeof logsActions> {
  const { logDays } = parts.settings;
  const answerOf =
    (kind: LogKind): QueryHandler<typeof logsActions.getIncomingLogs> =>
    async (ctx, input) =>
      (await mailLog(kind).answer(ctx, input)).with({ kept_days: logDays[kind] });
  return {
    handlers: {
      getIncomingLogs: answerOf('incoming'),
      getOutgoingLogs: answerOf('outgoing'),
      exportLogs: exportLogsHandler,
      getMessageStory,
    },
    exporters: [logsExporter(parts)],
  };
}
