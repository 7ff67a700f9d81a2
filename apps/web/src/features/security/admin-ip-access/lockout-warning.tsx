import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/page/notice.tsx';

interface LockoutWarningProps {
  /** The caller's own address, which would be refused. */
  readonly ip: string;
  readonly isAccepted: boolean;
  readonly onAccept: (isAccepted: boolean) => void;
}

export function LockoutWarning({ ip, isAccepted, onAccept }: LockoutWarningProps) {
  const { t } = useTranslation('security');
  return (
    <Notice tone="bad" isAlert title={t('lockout.title')}>
      {t('lockout.text', { ip })}
      <FormControlLabel
        label={t('lockout.tick')}
        control={<Checkbox checked={isAccepted} onChange={(_event, isTicked) => onAccept(isTicked)} />}
      />
    </Notice>
  );
}
