import { useNavigate } from '@tanstack/react-router';
import { Pencil, RotateCcw } from 'lucide-react';
import { InternationalName } from '../../domain/international-name.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AreaTabs } from '../../ui/page/area-tabs.tsx';
import type { RowAction } from '../../ui/table/definition/list-actions.ts';
import { ListScreen } from '../../ui/table/list-screen.tsx';
import { addressValue, type ListSearch } from '../../ui/table/view/view-address.ts';
import { LogoThumb, Origin, Swatch } from './brand-cells.tsx';
import type { BrandingDomain } from './brand-values.ts';
import { DomainPanel } from './domain-panel.tsx';

/** Which of the domains look different from the account. */
export function BrandingDomainsScreen() {
  const { t } = useTranslation('branding');
  const rowActions = useRowActions();
  return (
    <ListScreen
      action="getBrandingDomains"
      title={t('menu.brandingDomains')}
      purpose={t('domains.purpose')}
      tabs={<AreaTabs area="/domains" label="domains" />}
      searchLabel={t('domains.search')}
      nameOf={nameOf}
      order={{ by: 'domain', dir: 'asc' }}
      columns={[
        {
          field: 'domain',
          label: t('column.domain'),
          width: 200,
          grow: 3,
          isMain: true,
          isSortable: true,
          cell: bothForms,
        },
        { field: 'own', label: t('column.own'), width: 130, cell: originOf },
        { field: 'brandname', label: t('form.brandname'), width: 160, grow: 2 },
        { field: 'brandcolor', label: t('form.brandcolor'), width: 120, cell: swatchOf },
        { field: 'logo', label: t('form.logo'), width: 130, cell: thumbOf },
        { field: 'brandlink', label: t('form.brandlink'), width: 200, isHidden: true },
        { field: 'supportemail', label: t('form.supportemail'), width: 200, isHidden: true },
      ]}
      card={{ title: bothForms, details: (row) => [row.brandname, originOf(row)] }}
      empty={{ title: t('domains.empty'), hint: t('domains.emptyHint') }}
      detail={{ content: (row, close) => <DomainPanel row={row} close={close} /> }}
      rowActions={rowActions}
    />
  );
}

/** What can be done with one; the way back only where there is something of its own. */
function useRowActions(): (row: BrandingDomain) => readonly RowAction[] {
  const { t } = useTranslation('branding');
  const navigate = useNavigate();
  return ({ id, domain, unicode, own }) => {
    const edit: RowAction = {
      label: t('row.edit'),
      icon: Pencil,
      needs: 'setBrandingDomain',
      run: () =>
        void navigate({
          to: '.',
          search: (search: ListSearch) => ({ ...search, open: addressValue(id) }),
          state: { openedFromList: true },
          resetScroll: false,
        }),
    };
    const reset: RowAction = {
      label: t('row.reset'),
      icon: RotateCcw,
      command: 'resetBrandingDomain',
      input: { domain },
      isDestructive: true,
      confirm: { title: t('row.resetTitle', { name: unicode }), consequences: t('row.resetText') },
    };
    return own === 1 ? [edit, reset] : [edit];
  };
}

const nameOf = ({ unicode }: BrandingDomain) => unicode;
const bothForms = ({ domain, unicode }: BrandingDomain) => (
  <InternationalName ascii={domain} unicode={unicode} />
);
const originOf = ({ own }: BrandingDomain) => <Origin own={own} />;
const swatchOf = ({ brandcolor }: BrandingDomain) => <Swatch colour={brandcolor} />;
const thumbOf = ({ logo, brandname }: BrandingDomain) => <LogoThumb logo={logo} name={brandname} />;
