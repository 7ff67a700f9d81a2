import Box from '@mui/material/Box';
import { useState } from 'react';
import { useDuty, useSession } from '../../../api/session.ts';
import { useAction } from '../../../api/use-action.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { DisableTwoFactor } from './disable-two-factor.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RenewRecoveryCodes } from './renew-recovery-codes.tsx';
import { SetupWizard } from './setup-wizard.tsx';

/** Recovery codes to be shown once, after the set-up or when they were renewed. */
interface NewCodes {
  readonly codes: readonly string[];
  readonly isSetUp: boolean;
}

/** On: recovery codes, and how to turn it off. Off: the wizard. In between: the recovery codes, shown once. */
export function TwoFactorScreen() {
  const { t } = useTranslation('session');
  const isEnabled = useSession()?.twofaEnabled ?? false;
  const isMissing = useDuty() === 'twofa_missing';
  const [made, setMade] = useState<NewCodes>();
  return (
    <>
      <PageHead title={t('twofa.title')} purpose={t('twofa.purpose')} />
      {made ? (
        <RecoveryCodes
          title={t(made.isSetUp ? 'twofa.doneTitle' : 'recovery.doneTitle')}
          text={t(made.isSetUp ? 'twofa.doneText' : 'recovery.doneText')}
          codes={made.codes}
          onFinish={() => setMade(undefined)}
        />
      ) : isEnabled ? (
        <TwoFactorOn onRenewed={(codes) => setMade({ codes, isSetUp: false })} />
      ) : (
        <Box sx={{ display: 'grid', gap: 4, maxWidth: 640 }}>
          {isMissing ? (
            <Notice tone="warning" isAlert title={t('twofa.missingTitle')}>
              {t('twofa.missing')}
            </Notice>
          ) : null}
          <SetupWizard onEnabled={(codes) => setMade({ codes, isSetUp: true })} />
        </Box>
      )}
    </>
  );
}

function TwoFactorOn({ onRenewed }: { readonly onRenewed: (codes: readonly string[]) => void }) {
  const { t } = useTranslation('session');
  const { data: info } = useAction('getAdminInfo', {});
  const isFew = info?.security_warnings.some(({ code }) => code === 'recovery_codes_low') ?? false;
  return (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: 640 }}>
      <Notice tone="good" title={t('twofa.on')}>
        {t('twofa.isOn')}
      </Notice>
      {info ? (
        <>
          <RenewRecoveryCodes left={info.recovery_codes_left} isFew={isFew} onRenewed={onRenewed} />
          <DisableTwoFactor isRequired={info.twofa_required === 1 && info.adminaccess === 'subadmin'} />
        </>
      ) : null}
    </Box>
  );
}
