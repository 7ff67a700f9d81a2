import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from '../../i18n/use-translation.ts';
import { productName } from '../../ui/theme/brand-logo.tsx';
import { colours } from '../../ui/theme/tokens.ts';
import type { HostBrand } from './use-host-brand.ts';

/** Whose panel this is and where help is found; its line is kept free, so that nothing moves when it arrives. */
export function BrandFoot({ brand }: { readonly brand: HostBrand }) {
  const { t } = useTranslation('session');
  const { brandname, brandlink, supportemail } = brand;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'center',
        columnGap: 4,
        rowGap: 1,
        minHeight: 24,
        marginBottom: 2,
        fontSize: 13,
        color: colours.textSoft,
        overflowWrap: 'anywhere',
      }}
    >
      {brandlink ? (
        <Link href={brandlink} rel="noreferrer">
          {brandname}
        </Link>
      ) : brandname === productName ? null : (
        <span>{brandname}</span>
      )}
      {supportemail ? (
        <span>
          {t('brand.support')} <Link href={`mailto:${supportemail}`}>{supportemail}</Link>
        </span>
      ) : null}
    </Box>
  );
}
