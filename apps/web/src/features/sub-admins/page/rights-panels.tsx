import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useCan } from '../../../api/access.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Panel } from '../../../ui/page/panel.tsx';

/** One column of fields, no wider than is good to read. */
export const fields = { display: 'grid', gap: 4, maxWidth: 560 } as const;

interface RightsPanelsProps {
  readonly domains: ReactNode;
  readonly rights: ReactNode;
}

/** Where somebody works, for those who see domains themselves, and what they can do there. */
export function RightsPanels({ domains, rights }: RightsPanelsProps) {
  const { t } = useTranslation('sub-admins');
  const maySeeDomains = useCan('getDomains');
  return (
    <>
      {maySeeDomains ? (
        <Panel title={t('column.domains')}>
          <Box sx={fields}>{domains}</Box>
        </Panel>
      ) : null}
      <Panel title={t('rights.title')}>{rights}</Panel>
    </>
  );
}
