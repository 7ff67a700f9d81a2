import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../api/session.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { DisableTwoFactor } from './disable-two-factor.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetupWizard } from './setup-wizard.tsx';

/** On: how to turn it off. Off: the wizard. In between: the recovery codes, shown once. */
export function TwoFactorScreen() {
  const { t } = useTranslation('session');
  const isEnabled = useSession()?.twofaEnabled ?? false;
  const [recovery, setRecovery] = useState<readonly string[]>();
  return (
    <>
      <PageHead title={t('twofa.title')} purpose={t('twofa.purpose')} />
      {recovery ? (
        <RecoveryCodes codes={recovery} onFinish={() => setRecovery(undefined)} />
      ) : isEnabled ? (
        <DisableTwoFactor />
      ) : (
        <SetupWizard onEnabled={setRecovery} />
      )}
    </>
  );
}
