import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ActionAnswer } from '@posthouse/contract';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../ui/navigation/link.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { colours, tones } from '../../../ui/theme/tokens.ts';
import { domainAddress } from '../page/domain-address.ts';

type Answer = ActionAnswer<'addDomains'>;

interface AddedDomainsProps {
  readonly answer: Answer;
  readonly onAgain: () => void;
}

/** What became of each line, the ones that failed first: they need something done. */
export function AddedDomains({ answer: { done, failed }, onAgain }: AddedDomainsProps) {
  const { t } = useTranslation('domains');
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {failed.length > 0 ? (
        <section>
          <Notice tone="bad" isAlert title={t('add.failed', { num: failed.length })} />
          <Failures failed={failed} />
        </section>
      ) : null}
      {done.length > 0 ? (
        <section>
          <Notice tone="good" isAlert title={t('add.done', { num: done.length })}>
            {t('add.doneHint')}
          </Notice>
          <Box component="ul" sx={lines}>
            {done.map(({ id, domain }) => (
              <li key={id}>
                <Link to={domainAddress(id)}>{domain}</Link>
              </li>
            ))}
          </Box>
        </section>
      ) : null}
      <Box>
        <Button variant="outlined" onClick={onAgain}>
          {t('add.another')}
        </Button>
      </Box>
    </Box>
  );
}

function Failures({ failed }: Pick<Answer, 'failed'>) {
  const { t } = useTranslation('domains');
  return (
    <Box component="ul" sx={lines}>
      {failed.map(({ domain, code }) => (
        <li key={domain}>
          <Box sx={{ fontWeight: 550 }}>{domain}</Box>
          <Box sx={{ fontSize: 13, color: tones.bad.text }}>{t(`add.reason.${code}`)}</Box>
        </li>
      ))}
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
