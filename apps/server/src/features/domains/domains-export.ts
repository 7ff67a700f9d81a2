import type { ParsedInputOf } from '@posthouse/contract/core/action';
import { domainRow, type domainsActions } from '@posthouse/contract/features/domains';
import { listExport } from '../../rules/addresses/list-export.ts';
import { domainList } from './domains-store.ts';

export const domainsExport = listExport<ParsedInputOf<typeof domainsActions.exportDomains>>({
  name: 'domains',
  action: 'exportDomains',
  row: domainRow,
  readPage: domainList.readPage,
});
