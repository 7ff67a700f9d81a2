import Box from '@mui/material/Box';
import { mostRemovedClaims, recycleDays } from '@posthouse/contract/features/recycle-bin';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { Domain } from '../domain.ts';

/** What goes with the domains that are to be removed, and for how long it can be taken back. */
export function RemovalText({ rows }: { readonly rows: readonly Domain[] }) {
  const { t } = useTranslation('domains');
  const also = alsoRemoved(rows);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {also.length === 0 ? (
        // Of "all that match" the rows are not known.
        <div>{t(rows.length === 0 ? 'removal.unknown' : 'removal.nothing')}</div>
      ) : (
        <div>
          {t('removal.with')}
          <Box component="ul" sx={{ margin: '4px 0 0', paddingLeft: 5 }}>
            {also.map(({ kind, num }) => (
              <li key={kind}>{t(`removal.${kind}`, { num })}</li>
            ))}
          </Box>
        </div>
      )}
      <div>{t('removal.after', { days: recycleDays })}</div>
      {mayBeForgotten(rows) ? <div>{t('removal.claims', { num: mostRemovedClaims })}</div> : null}
    </Box>
  );
}

const removedKinds = ['users', 'aliases', 'lists', 'smartlists', 'aliasdomains'] as const;

/** Of "all that match" the rows are not known; any of them may be one that was never verified. */
export function mayBeForgotten(rows: readonly Pick<Domain, 'verified_at'>[]): boolean {
  return rows.length === 0 || rows.some(({ verified_at }) => verified_at === null);
}

/** How many of each go with some domains; what there is none of is left out. */
export function alsoRemoved(rows: readonly Pick<Domain, (typeof removedKinds)[number]>[]) {
  return removedKinds
    .map((kind) => ({ kind, num: rows.reduce((sum, row) => sum + row[kind], 0) }))
    .filter(({ num }) => num > 0);
}
