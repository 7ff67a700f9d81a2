import { call } from '../../api/call.ts';
import { useFilterTestAction } from '../../domain/filter-test/filter-test.tsx';
import { useSenderList, useSpfColumn } from '../../domain/senders/use-sender-list.tsx';
import { useImportAction } from '../../domain/use-import-action.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AreaTabs } from '../../ui/page/area-tabs.tsx';
import { ListScreen } from '../../ui/table/list-screen.tsx';

/** Senders whose mail is always accepted. */
export function WhitelistScreen() {
  const { t } = useTranslation('sender-lists');
  const { columns, content, ...list } = useSenderList('whitelist');
  const headActions = [
    useFilterTestAction(),
    useImportAction({ to: '/filtering/whitelist/import', needs: 'addWhitelist' }),
  ];
  return (
    <ListScreen<'getWhitelist'>
      action="getWhitelist"
      {...list}
      purpose={t('of.whitelist.purpose')}
      tabs={<AreaTabs area="/filtering" label="filtering" />}
      columns={[...columns, useSpfColumn()]}
      detail={{ content, load: (id) => call('getWhitelistEntry', { id }) }}
      exportAction="exportWhitelist"
      headActions={headActions}
    />
  );
}
