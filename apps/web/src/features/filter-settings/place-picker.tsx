import { useNavigate } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { FilterPlaceField } from '../../domain/filter-place-field.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Whose settings are shown; they have an address of their own. */
export function PlacePicker({ domain }: { readonly domain: string }) {
  const { t } = useTranslation('filter-settings');
  const navigate = useNavigate();
  const { control, reset } = useForm({ values: { domain } });
  return (
    <FilterPlaceField
      control={control}
      name="domain"
      label={t('place.label')}
      hint={t(domain === '' ? 'place.accountHint' : 'place.domainHint')}
      wholeAccount={t('place.account')}
      onPick={(picked) => {
        // Somebody may rather stay with what was typed.
        reset({ domain });
        void navigate({ to: '.', search: picked === '' ? {} : { domain: picked }, resetScroll: false });
      }}
    />
  );
}
