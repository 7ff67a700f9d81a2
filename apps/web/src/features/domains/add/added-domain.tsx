import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { OwnershipProof } from '../../../domain/ownership/ownership-proof.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LinkButton } from '../../../ui/navigation/link.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import type { Domain } from '../domain.ts';
import { domainAddress } from '../page/domain-address.ts';

interface AddedDomainProps {
  readonly row: Domain;
  readonly onAgain: () => void;
}

/** The domain is there; now its proof has to be published. */
export function AddedDomain({ row, onAgain }: AddedDomainProps) {
  const { t } = useTranslation('domains');
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Notice tone="good" isAlert title={t('add.added', { domain: row.unicode })} />
      <OwnershipProof domain={row.domain} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <LinkButton variant="contained" to={domainAddress(row.id)}>
          {t('add.open')}
        </LinkButton>
        <Button variant="outlined" onClick={onAgain}>
          {t('add.another')}
        </Button>
      </Box>
    </Box>
  );
}
