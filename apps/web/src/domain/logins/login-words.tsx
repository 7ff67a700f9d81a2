import Box from '@mui/material/Box';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { RowOf } from '../../ui/table/definition/list-contract.ts';
import { ToneIcon } from '../../ui/theme/tone-icon.tsx';
import { StatusLabel } from '../../ui/values/status-label.tsx';

export type Login = RowOf<'getLastLogins'>;

/** Quiet when all went well, so that the others stand out. */
export function LoginOutcome({ outcome, blocked }: Pick<Login, 'outcome' | 'blocked'>) {
  const { t } = useTranslation('last-logins');
  if (blocked === 1) return <StatusLabel tone="bad">{t('outcome.blocked')}</StatusLabel>;
  if (outcome === 'refused') return <StatusLabel tone="warning">{t('outcome.refused')}</StatusLabel>;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5 }}>
      <ToneIcon tone="good" size={14} />
      {t('outcome.accepted')}
    </Box>
  );
}

/** A country by its name in the language on screen. */
export function Country({ country }: Pick<Login, 'country'>) {
  const { tag } = useTranslation();
  return country === '' ? null : new Intl.DisplayNames(tag, { type: 'region' }).of(country);
}

/** Which password was used; one of an application by what it is called. */
export function PasswordUsed({ password_used, label }: Pick<Login, 'password_used' | 'label'>) {
  const { t } = useTranslation('last-logins');
  if (password_used === null) return null;
  return label === '' ? t(`password.${password_used}`) : t('password.labelled', { label });
}
