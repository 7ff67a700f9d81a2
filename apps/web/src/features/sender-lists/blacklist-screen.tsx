import { call } from '../../api/call.ts';
import { useFilterTestAction } from '../../domain/filter-test/filter-test.tsx';
import { useSenderList } from '../../domain/senders/use-sender-list.tsx';
import { useImportAction } from '../../domain/use-import-action.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AreaTabs } from '../../ui/page/area-tabs.tsx';
import { ListScreen } from '../../ui/table/list-screen.tsx';

/** Senders whose mail is always refused. */
export function BlacklistScreen() {
  const { t } = useTranslation('sender-lists');
  const { content, ...list } = useSenderList('blacklist');
  const headActions = [
    useFilterTestAction(),
    useImportAction({ to: '/filtering/blacklist/import', needs: 'addBlacklist' }),
  ];
  return (
    <ListScreen
      action="getBlacklist"
      {...list}
      purpose={t('of.blacklist.purpose')}
      tabs={<AreaTabs area="/filtering" label="filtering" />}
      detail={{ content, load: (id) => call('getBlacklistEntry', { id }) }}
      exportAction="exportBlacklist"
      headActions={headActions}
    />
  );
}
