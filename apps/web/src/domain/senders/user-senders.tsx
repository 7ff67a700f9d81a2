import Box from '@mui/material/Box';
import { call } from '../../api/call.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PageTabs } from '../../ui/page/page-tabs.tsx';
import { ListSection } from '../../ui/table/list-screen.tsx';
import { colours } from '../../ui/theme/tokens.ts';
import type { SenderListName } from './sender-entry.ts';
import { useSenderList, useSpfColumn } from './use-sender-list.tsx';

interface UserSendersProps {
  readonly list: SenderListName;
  readonly email: string;
  /** Where each list is looked at. */
  readonly addressOf: (list: SenderListName) => string;
}

/** The user's own lists: they are asked before those of the domain and the account. */
export function UserSenders({ list, email, addressOf }: UserSendersProps) {
  const { t } = useTranslation('sender-lists');
  const lists = ['whitelist', 'blacklist'] as const;
  return (
    <>
      <Box sx={{ color: colours.textSoft, marginBottom: 2 }}>{t('ofUser.hint')}</Box>
      <PageTabs
        label={t('ofUser.lists')}
        tabs={lists.map((name) => ({ label: t(`of.${name}.title`), to: addressOf(name) }))}
      />
      {list === 'whitelist' ? <Whitelist email={email} /> : <Blacklist email={email} />}
    </>
  );
}

type OfUser = Pick<UserSendersProps, 'email'>;

function Whitelist({ email }: OfUser) {
  const { columns, content, ...list } = useSenderList('whitelist', email);
  return (
    <ListSection<'getWhitelist'>
      action="getWhitelist"
      {...list}
      columns={[...columns, useSpfColumn()]}
      detail={{ content, load: (id) => call('getWhitelistEntry', { id }) }}
      exportAction="exportWhitelist"
    />
  );
}

function Blacklist({ email }: OfUser) {
  const { content, ...list } = useSenderList('blacklist', email);
  return (
    <ListSection
      action="getBlacklist"
      {...list}
      detail={{ content, load: (id) => call('getBlacklistEntry', { id }) }}
      exportAction="exportBlacklist"
    />
  );
}
