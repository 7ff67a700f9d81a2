import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Copy, Download } from 'lucide-react';
import { notify } from '../../../api/notification-store.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LeaveGuard } from '../../../ui/form/leave-guard.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { colours, monospace } from '../../../ui/theme/tokens.ts';
import { writeToClipboard } from '../../../ui/values/copy-value.tsx';
import { StepHeading } from './step-list.tsx';

interface RecoveryCodesProps {
  readonly title: string;
  readonly text: string;
  readonly codes: readonly string[];
  readonly onFinish: () => void;
}

export function RecoveryCodes({ title, text, codes, onFinish }: RecoveryCodesProps) {
  const { t } = useTranslation('session');
  const { t: shared } = useTranslation();
  const copy = async () => {
    await writeToClipboard(codes.join('\n'));
    notify({ key: 'recovery-codes', tone: 'good', title: shared('action.copied') });
  };
  return (
    <Box sx={{ maxWidth: 640 }}>
      <LeaveGuard
        isDirty
        question={{
          title: t('twofa.leaveTitle'),
          consequences: t('twofa.leaveText'),
          confirmLabel: t('twofa.leave'),
        }}
      />
      <Panel>
        <Box sx={{ display: 'grid', gap: 4 }}>
          <StepHeading>{title}</StepHeading>
          <Notice tone="warning">{text}</Notice>
          <Box
            component="ul"
            sx={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
              gap: 2,
              listStyle: 'none',
              margin: 0,
              padding: 4,
              fontFamily: monospace,
              backgroundColor: colours.canvas,
              border: `1px solid ${colours.border}`,
              borderRadius: 1,
            }}
          >
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <Button variant="outlined" startIcon={<Copy size={16} />} onClick={() => void copy()}>
              {t('twofa.copyCodes')}
            </Button>
            <Button variant="outlined" startIcon={<Download size={16} />} onClick={() => download(codes)}>
              {t('twofa.downloadCodes')}
            </Button>
            <Button variant="contained" onClick={onFinish}>
              {t('twofa.finish')}
            </Button>
          </Box>
        </Box>
      </Panel>
    </Box>
  );
}

function download(codes: readonly string[]): void {
  const url = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'posthouse-recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(url);
}
