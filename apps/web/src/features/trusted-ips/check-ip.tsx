import { ShieldQuestion } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SidePanel } from '../../ui/dialogs/side-panel.tsx';
import type { HeadAction } from '../../ui/table/definition/list-actions.ts';
import { useOpenPanel } from '../../ui/table/view/use-open-panel.ts';
import { CheckIpForm } from './check-ip-form.tsx';

/** Which address is checked is in the address of the page: `?check=192.0.2.7`. */
const useChecked = () => useOpenPanel('check');

/** For the head of the list: opens the panel that says whether an address is blocked. */
export function useCheckAction(): HeadAction {
  const { t } = useTranslation('trusted-ips');
  const { open } = useChecked();
  return {
    label: t('check.title'),
    icon: ShieldQuestion,
    needs: 'checkIp',
    run: () => open(''),
    panel: <CheckIpPanel />,
  };
}

function CheckIpPanel() {
  const { t } = useTranslation('trusted-ips');
  const { shown, change, close } = useChecked();
  // What was shown stays in the panel while it slides away.
  const [latest, setLatest] = useState(shown);
  if (shown !== undefined && shown !== latest) setLatest(shown);
  return (
    <SidePanel title={t('check.title')} isOpen={shown !== undefined} onClose={close}>
      {latest === undefined ? null : <CheckIpForm ip={latest} onAsk={change} />}
    </SidePanel>
  );
}
