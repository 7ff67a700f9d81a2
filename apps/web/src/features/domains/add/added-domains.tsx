import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ActionAnswer } from '@posthouse/contract';
import { ZoneFileButtons } from '../../../domain/health/zone-file-buttons.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Link } from '../../../ui/navigation/link.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { colours, tones } from '../../../ui/theme/tokens.ts';
import { domainAddress } from '../page/domain-address.ts';

export type AddedAnswer = ActionAnswer<'addDomains'>;

/** The lines that were not added, with their reasons; the form below still has them. */
export function FailedNames({ failed }: Pick<AddedAnswer, 'failed'>) {
  const { t } = useTranslation('domains');
  if (failed.length === 0) return null;
  return (
    <Notice tone="bad" isAlert title={t('add.failed', { num: failed.length })}>
      <Box component="ul" sx={lines}>
        {failed.map(({ domain, code }) => (
          <li key={domain}>
            <Box sx={{ fontWeight: 550 }}>{domain}</Box>
            <Box sx={{ fontSize: 13, color: tones.bad.text }}>{t(`add.reason.${code}`)}</Box>
          </li>
        ))}
      </Box>
    </Notice>
  );
}

interface AddedDomainsProps {
  readonly done: AddedAnswer['done'];
  readonly onAgain?: () => void;
}

/** The domains that were added, with all their records at once. */
export function AddedDomains({ done, onAgain }: AddedDomainsProps) {
  const { t } = useTranslation('domains');
  const { t: shared } = useTranslation();
  if (done.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Notice tone="good" isAlert title={t('add.done', { num: done.length })}>
        {t('add.doneHint')}
      </Notice>
      <ZoneFileButtons ids={done.map(({ id }) => id)} fileName="domains" />
      <Box component="ul" sx={lines}>
        {done.map(({ id, domain }) => (
          <li key={id}>
            <Link to={domainAddress(id)}>{domain}</Link>
          </li>
        ))}
      </Box>
      {onAgain ? (
        <Box>
          <Button variant="outlined" onClick={onAgain}>
            {shared('added.another')}
          </Button>
        </Box>
      ) : null}
    </Box>
  );
}

const lines = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  overflowWrap: 'anywhere',
  '& > li': { padding: '8px 0' },
  '& > li + li': { borderTop: `1px solid ${colours.border}` },
} as const;
