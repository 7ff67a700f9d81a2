import Box from '@mui/material/Box';
import type { ActionAnswer } from '@posthouse/contract';
import { useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useCan } from '../../api/access.ts';
import { useAction } from '../../api/use-action.ts';
import { ZoneFileButtons } from '../../domain/health/zone-file-buttons.tsx';
import { OwnershipProof } from '../../domain/ownership/ownership-proof.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../ui/page/notice.tsx';
import { colours } from '../../ui/theme/tokens.ts';
import type { BuilderValues } from './builder-values.ts';
import { domainsIn } from './sections.ts';
import { useSettledSection } from './use-settled-section.ts';

/** Checks run by themselves, and end within minutes. */
const pollMs = 10_000;
const mostShown = 100;

type Domain = ActionAnswer<'getDomains'>['rows'][number];

/** Of the domains that what is typed is about and that were added already: the DNS records to set, until each is verified. */
export function DomainRecords({ form }: { readonly form: UseFormReturn<BuilderValues> }) {
  const maySee = useCan('getDomains');
  const domains = useSettledSection(form, 'domains');
  const users = useSettledSection(form, 'users');
  const aliases = useSettledSection(form, 'aliases');
  const lists = useSettledSection(form, 'lists');
  const names = useMemo(
    () => domainsIn({ domains, users, aliases, lists }),
    [domains, users, aliases, lists],
  );
  return maySee && names.size > 0 ? <Unverified names={names} /> : null;
}

function Unverified({ names }: { readonly names: ReadonlySet<string> }) {
  const { t } = useTranslation('builder');
  const { data } = useAction(
    'getDomains',
    { verification: ['verify', 'queued', 'verifying', 'failed'], limit: mostShown },
    { refreshEveryMs: pollMs, refreshWhile: ({ rows }) => rows.some(({ domain }) => names.has(domain)) },
  );
  const open = data?.rows.filter(({ domain }) => names.has(domain)) ?? [];
  if (open.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 3, marginTop: 4, minWidth: 0 }}>
      <Notice tone="warning" title={t('records.title', { num: open.length })}>
        {t('records.hint')}
      </Notice>
      <ZoneFileButtons ids={open.map(({ id }) => id)} fileName="domains" />
      <Box>
        {open.map((one, index) => (
          <Record key={one.id} domain={one} isOpen={index === 0} />
        ))}
      </Box>
    </Box>
  );
}

function Record({ domain, isOpen }: { readonly domain: Domain; readonly isOpen: boolean }) {
  return (
    <Box component="details" open={isOpen} sx={record}>
      <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 550, overflowWrap: 'anywhere' }}>
        {domain.unicode}
      </Box>
      <Box sx={{ padding: '12px 0 8px', maxWidth: 720 }}>
        <OwnershipProof domain={domain.domain} />
      </Box>
    </Box>
  );
}

const record = {
  padding: '8px 0',
  '& + &': { borderTop: `1px solid ${colours.border}` },
} as const;
