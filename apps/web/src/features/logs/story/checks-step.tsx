import Box from '@mui/material/Box';
import { readableName } from '@posthouse/contract/fields/readable-name';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { colours, type Tone } from '../../../ui/theme/tokens.ts';
import { ToneIcon } from '../../../ui/theme/tone-icon.tsx';
import { harmless } from '../../../ui/values/foreign-text.tsx';
import { Step } from './step.tsx';
import type { Story } from './story.ts';

type Filter = NonNullable<Story['filter']>;

const spfTones: Readonly<Record<Filter['spf'], Tone>> = {
  pass: 'good',
  fail: 'bad',
  softfail: 'warning',
  neutral: 'neutral',
  none: 'neutral',
  error: 'warning',
};
const dmarcTones = { none: 'neutral', quarantine: 'warning', reject: 'bad' } as const;

/** Whether it comes from where it says. */
export function ChecksStep({ filter: { spf, signed_by, dmarc, is_forged } }: { readonly filter: Filter }) {
  const { t } = useTranslation('logs');
  const { t: test } = useTranslation('test-filter');
  const domains = signed_by.map((domain) => harmless(readableName(domain))).join(', ');
  const tones = [spfTones[spf], dmarcTones[dmarc], is_forged ? 'bad' : 'good'];
  const tone = (['bad', 'warning'] as const).find((one) => tones.includes(one)) ?? 'good';
  return (
    <Step tone={tone} title={t('story.checks.title')} heading="h3">
      <Box component="dl" sx={{ margin: 0, display: 'grid', gap: 1, marginTop: 1 }}>
        <Check tone={spfTones[spf]} name="SPF">
          {test(`spf.${spf}`)}
        </Check>
        <Check tone={domains === '' ? 'neutral' : 'good'} name="DKIM">
          {domains === '' ? t('story.checks.unsigned') : t('story.checks.signed', { domains })}
        </Check>
        <Check tone={dmarcTones[dmarc]} name="DMARC">
          {t(`story.checks.dmarc.${dmarc}`)}
        </Check>
        {is_forged ? (
          <Check tone="bad" name={test('rule.forged')}>
            {test('outcome.forged')}
          </Check>
        ) : null}
      </Box>
    </Step>
  );
}

interface CheckProps {
  readonly tone: Tone;
  readonly name: string;
  readonly children: ReactNode;
}

function Check({ tone, name, children }: CheckProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'flex-start' }}>
      <Box component="dt" sx={term}>
        <ToneIcon tone={tone} size={14} />
        {name}
      </Box>
      <Box component="dd" sx={{ margin: 0, minWidth: 0, flex: '1 1 180px', overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  );
}

const term = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  flex: '0 0 auto',
  minWidth: 90,
  minHeight: 20,
  color: colours.textSoft,
} as const;
