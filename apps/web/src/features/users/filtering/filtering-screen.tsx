import type { SenderListName } from '../../../domain/senders/sender-entry.ts';
import { UserSenders } from '../../../domain/senders/user-senders.tsx';
import { userAddress } from '../page/user-address.ts';
import { UserPage } from '../page/user-page.tsx';

export const UserWhitelistScreen = () => <FilteringScreen list="whitelist" />;
export const UserBlacklistScreen = () => <FilteringScreen list="blacklist" />;

/** Which senders are always accepted or refused for this user alone. */
function FilteringScreen({ list }: { readonly list: SenderListName }) {
  const addressOf = (id: string) => {
    const page = userAddress(id, 'filtering');
    return (name: SenderListName) => (name === 'whitelist' ? page : `${page}/${name}`);
  };
  return (
    <UserPage tab="filtering">
      {({ id, email }) => <UserSenders list={list} email={email} addressOf={addressOf(id)} />}
    </UserPage>
  );
}
