import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { errorText } from '../../../api/api-error.ts';
import { useAction } from '../../../api/use-action.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { SidePanel } from '../../../ui/dialogs/side-panel.tsx';
import { LoadingState } from '../../../ui/page/loading-state.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { EmptyState, ErrorState } from '../../../ui/page/page-states.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { AddButton } from '../../../ui/table/toolbar/add-button.tsx';
import { newRow } from '../../../ui/table/view/list-view.ts';
import { useOpenPanel } from '../../../ui/table/view/use-open-panel.ts';
import { CopyValue } from '../../../ui/values/copy-value.tsx';
import { DetailList } from '../../../ui/values/detail-list.tsx';
import { UserPage } from '../page/user-page.tsx';
import type { User } from '../user.ts';
import { AddPasswordForm } from './add-password-form.tsx';
import { type AppPassword, type NewAppPassword, PasswordList } from './password-list.tsx';

/** A password for each mail program of the user. */
export function PasswordsScreen() {
  return (
    <UserPage tab="passwords">
      {(row) => (
        <Box sx={{ maxWidth: 720 }}>
          <Passwords row={row} />
        </Box>
      )}
    </UserPage>
  );
}

function Passwords({ row }: { readonly row: User }) {
  const { t } = useTranslation('users');
  const { data, error, refetch } = useAction('getAppPasswords', { id: row.id });
  if (error) return <ErrorState reason={errorText(error)} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState rows={4} rowHeight={56} />;
  if (data.can_log_in === 1) return <OfUser row={row} passwords={data.rows} />;
  return (
    <Panel title={t('page.passwords')}>
      <EmptyState title={t('passwords.noLogin')}>
        {t(row.mailbox_type === 'normal' ? 'passwords.noLoginConnector' : 'passwords.noLoginMailbox')}
      </EmptyState>
    </Panel>
  );
}

function OfUser({ row, passwords }: { readonly row: User; readonly passwords: readonly AppPassword[] }) {
  const { t } = useTranslation('users');
  const panel = useOpenPanel();
  const [made, setMade] = useState<NewAppPassword>();
  const add = {
    label: t('passwords.add'),
    // Who opens an audit mailbox is decided by those who decide about audits.
    needs: row.account_type === 'audit' ? 'setAuditDomain' : 'addAppPassword',
    content: () => <AddPasswordForm row={row} onMade={setMade} close={panel.close} />,
  } as const;
  const isLockedOut = row.twofa_allowed === 1 && passwords.every(({ expired }) => expired === 1);
  return (
    <Panel
      title={t('page.passwords')}
      action={
        passwords.length > 0 ? <AddButton add={add} onOpen={() => panel.open(newRow)} hasShortcut /> : null
      }
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Box>{t('passwords.purpose')}</Box>
        {made ? <Made row={row} made={made} onDone={() => setMade(undefined)} /> : null}
        {isLockedOut ? (
          <Notice tone="warning" title={t('passwords.twofaMissing')}>
            {t('passwords.twofaMissingHint')}
          </Notice>
        ) : null}
        {passwords.length > 0 ? (
          <PasswordList
            row={row}
            passwords={passwords}
            onRemoved={({ id }) => setMade((shown) => (shown?.id === id ? undefined : shown))}
          />
        ) : (
          <EmptyState
            title={t('passwords.empty')}
            action={<AddButton add={add} onOpen={() => panel.open(newRow)} hasShortcut />}
          >
            {t('passwords.emptyHint')}
          </EmptyState>
        )}
      </Box>
      <SidePanel title={add.label} isOpen={panel.shown === newRow} onClose={panel.close}>
        {add.content()}
      </SidePanel>
    </Panel>
  );
}

interface MadeProps {
  readonly row: User;
  readonly made: NewAppPassword;
  readonly onDone: () => void;
}

/** Stays in sight until somebody says that it is copied: nobody can look it up again. */
function Made({ row, made, onDone }: MadeProps) {
  const { t } = useTranslation('users');
  const { t: shared } = useTranslation();
  return (
    <Notice tone="good" isAlert title={t('passwords.madeTitle')}>
      <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
        {t('passwords.once')}
        <Box sx={{ width: '100%' }}>
          <DetailList
            details={[
              { label: t('passwords.label'), value: made.label },
              { label: t('passwords.username'), value: <CopyValue value={row.email} /> },
              {
                label: t('passwords.password'),
                value: <CopyValue value={made.password} label={shared('password.copy')} isFramed />,
              },
            ]}
          />
        </Box>
        {t('passwords.use')}
        <Button variant="outlined" onClick={onDone}>
          {t('passwords.done')}
        </Button>
      </Box>
    </Notice>
  );
}
