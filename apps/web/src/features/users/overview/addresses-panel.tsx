import { useCan } from '../../../api/access.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Link } from '../../../ui/navigation/link.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { CopyValue } from '../../../ui/values/copy-value.tsx';
import { AddressLines } from './address-lines.tsx';
import type { Overview, OverviewProps } from './overview.ts';
import { Line, Lines, Part } from './overview-part.tsx';

/** Where mail for the user can be sent to, and what it shares with others. */
export function AddressesPanel({ row, overview }: OverviewProps) {
  const { t } = useTranslation('users');
  const { aliases, alias_domains, lists, smart_lists } = overview;
  return (
    <Panel title={t('overview.addresses.title')}>
      <Part title={t('overview.addresses.own')}>
        <Lines label={t('overview.addresses.own')}>
          <Line>
            <CopyValue value={row.unicode} />
          </Line>
          {alias_domains?.rows.map(({ address, unicode }) => (
            <Line
              key={address}
              detail={<Link to="/domains/aliasdomains">{t('overview.addresses.aliasDomain')}</Link>}
            >
              {unicode}
            </Line>
          ))}
        </Lines>
      </Part>
      {aliases ? <Aliases aliases={aliases} /> : null}
      {lists || smart_lists ? <AllLists lists={lists} smartLists={smart_lists} /> : null}
      <Folders row={row} overview={overview} />
    </Panel>
  );
}

function Aliases({ aliases }: { readonly aliases: NonNullable<Overview['aliases']> }) {
  const { t } = useTranslation('users');
  const mayAdd = useCan('addAlias');
  return (
    <Part
      title={t('overview.aliases.title')}
      action={
        mayAdd ? (
          <Link to="/aliases" search={{ open: 'new' }}>
            {t('overview.aliases.add')}
          </Link>
        ) : null
      }
      total={aliases.total}
      shown={aliases.rows.length}
      empty={aliases.total === 0 ? t('overview.aliases.empty') : undefined}
    >
      <AddressLines label={t('overview.aliases.title')} rows={aliases.rows} />
    </Part>
  );
}

interface AllListsProps {
  readonly lists: Overview['lists'];
  readonly smartLists: Overview['smart_lists'];
}

/** Both kinds: who looks at a user asks which mail it gets with others. */
function AllLists({ lists, smartLists }: AllListsProps) {
  const { t } = useTranslation('users');
  const rows = [...(lists?.rows ?? []), ...(smartLists?.rows ?? [])];
  const total = (lists?.total ?? 0) + (smartLists?.total ?? 0);
  const roles = new Map(
    smartLists?.rows.map(({ address, member, owner }) => [
      address,
      [member ? t('overview.lists.member') : '', owner ? t('overview.lists.owner') : '']
        .filter(Boolean)
        .join(' · '),
    ]),
  );
  return (
    <Part
      title={t('overview.lists.title')}
      action={<Link to={lists ? '/lists' : '/smartlists'}>{t('overview.lists.all')}</Link>}
      total={total}
      shown={rows.length}
      empty={total === 0 ? t('overview.lists.empty') : undefined}
    >
      <AddressLines
        label={t('overview.lists.title')}
        rows={rows}
        showsKind
        detailOf={({ address }) => roles.get(address)}
      />
    </Part>
  );
}

function Folders({ row, overview: { folders } }: OverviewProps) {
  const { t } = useTranslation('users');
  const { t: folderText } = useTranslation('public-folders');
  const isNone = folders.total === 0;
  const reason = row.account_type === 'enhanced' ? 'overview.folders.empty' : 'overview.folders.notEnhanced';
  return (
    <Part
      title={t('overview.folders.title')}
      action={<Link to="/publicfolders">{t('overview.folders.all')}</Link>}
      total={folders.total}
      shown={folders.rows.length}
      empty={isNone ? t(reason) : undefined}
    >
      {isNone ? null : (
        <Lines label={t('overview.folders.title')}>
          {folders.rows.map(({ id, path, domain, profile, through }) => (
            <Line
              key={id}
              detail={[
                folderText(`profile.${profile}`),
                through === 'list' || through === 'everyone' ? t(`overview.folders.${through}`) : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            >
              <Link to={`/publicfolders/${id}`}>{`${domain}/${path}`}</Link>
            </Line>
          ))}
        </Lines>
      )}
    </Part>
  );
}
