import type { logsActions } from '@posthouse/contract/features/logs';
import type { Feature, FeatureParts } from '../../kernel/feature.ts';
import { getMessageStory } from './get-message-story.ts';
import { exportLogsHandler, logsExporter } from './logs-export.ts';
import { mailLog } from './mail-log-store.ts';

export function logsFeature(parts: FeatureParts): Feature<typeof logsActions> {
  return {
    handlers: {
      getIncomingLogs: mailLog('incoming').answer,
      getOutgoingLogs: mailLog('outgoing').answer,
      exportLogs: exportLogsHandler,
      getMessageStory,
    },
    exporters: [logsExporter(parts)],
  };
}
