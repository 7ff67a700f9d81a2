import type { ParsedInputOf } from '@posthouse/contract/core/action';
import { type lastLoginsActions, loginRow } from '@posthouse/contract/features/logs/last-logins';
import type { Feature } from '../../../kernel/feature.ts';
import { listExport } from '../../../rules/addresses/list-export.ts';
import { loginList } from './last-logins-store.ts';

const loginsExport = listExport<ParsedInputOf<typeof lastLoginsActions.exportLastLogins>>({
  name: 'last-logins',
  action: 'exportLastLogins',
  row: loginRow,
  readPage: loginList.readPage,
});

/** Who logged in to which mailbox, or tried to. */
export function lastLoginsFeature(): Feature<typeof lastLoginsActions> {
  return {
    handlers: {
      getLastLogins: loginList.historyAnswer,
      exportLastLogins: loginsExport.handler,
    },
    exporters: [loginsExport.exporter],
  };
}
