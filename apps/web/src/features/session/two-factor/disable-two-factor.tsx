import { useCommand } from '../../../api/use-command.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { CodeForm } from './code-form.tsx';

/** Specification 2: disabling needs a current code. Where the account requires it, it stays on, and the reason is told. */
export function DisableTwoFactor({ isRequired }: { readonly isRequired: boolean }) {
  const { t } = useTranslation('session');
  const disable = useCommand('disableTwoFactor', { changes: ['getAdminInfo'] });
  return (
    <Panel title={t('twofa.disableTitle')}>
      {isRequired ? (
        t('twofa.requiredOn')
      ) : (
        <CodeForm
          text={t('twofa.disableText')}
          submitLabel={t('twofa.disable')}
          isDestructive
          isRunning={disable.isPending}
          error={disable.error}
          onSubmit={(code) => disable.mutate({ code })}
        />
      )}
    </Panel>
  );
}
