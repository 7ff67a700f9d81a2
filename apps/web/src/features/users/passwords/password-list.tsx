import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ActionAnswer } from '@posthouse/contract';
import { KeyRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { useCan } from '../../../api/access.ts';
import { useCommand } from '../../../api/use-command.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { colours } from '../../../ui/theme/tokens.ts';
import { RelativeTime } from '../../../ui/values/relative-time.tsx';
import { StatusLabel } from '../../../ui/values/status-label.tsx';
import { MeasuredTime } from '../list/user-cells.tsx';
import type { User } from '../user.ts';

export type NewAppPassword = ActionAnswer<'addAppPassword'>;
export type AppPassword = ActionAnswer<'getAppPasswords'>['rows'][number];

interface PasswordListProps {
  readonly row: User;
  readonly passwords: readonly AppPassword[];
  readonly onRemoved: (password: AppPassword) => void;
}

/** Below each other, so that there is room for the details on a phone too. */
export function PasswordList({ row, passwords, onRemoved }: PasswordListProps) {
  const { t } = useTranslation('users');
  const mayRemove = useCan('removeAppPassword');
  const [removing, setRemoving] = useState<AppPassword>();
  const { mutate, isPending } = useCommand('removeAppPassword', { name: removing?.label });
  const list = useRef<HTMLUListElement>(null);
  const remove = (password: AppPassword) =>
    mutate(
      { id: row.id, password_id: password.id },
      {
        onSuccess: () => onRemoved(password),
        onSettled: () => {
          setRemoving(undefined);
          // Once the dialog is gone, which would like to give the focus back to a button that went with its row.
          setTimeout(() => list.current?.focus());
        },
      },
    );
  return (
    <>
      <Box component="ul" ref={list} tabIndex={-1} aria-label={t('page.passwords')} sx={plainList}>
        {passwords.map((password) => (
          <Box component="li" key={password.id} sx={line}>
            <KeyRound
              size={18}
              color={colours.textSoft}
              aria-hidden
              style={{ flexShrink: 0, marginTop: 3 }}
            />
            <Facts password={password} />
            {mayRemove ? (
              <Button
                variant="outlined"
                aria-label={t('passwords.removeOf', { label: password.label })}
                onClick={() => setRemoving(password)}
              >
                {t('passwords.remove')}
              </Button>
            ) : null}
          </Box>
        ))}
      </Box>
      {removing ? (
        <ConfirmDialog
          title={t('passwords.ask', { label: removing.label })}
          consequences={t('passwords.askText')}
          confirmLabel={t('passwords.remove')}
          isDestructive
          isRunning={isPending}
          onConfirm={() => remove(removing)}
          onCancel={() => setRemoving(undefined)}
        />
      ) : null}
    </>
  );
}

function Facts({ password }: { readonly password: AppPassword }) {
  const { t } = useTranslation('users');
  const { day } = useFormat();
  const { label, services, expires_on, expired, lastuse, created_at } = password;
  return (
    <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
      <Box sx={{ fontWeight: 580, overflowWrap: 'anywhere' }}>{label}</Box>
      <Box component="dl" sx={facts}>
        <Fact name={t('passwords.services')}>{services.map((one) => t(`service.${one}`)).join(', ')}</Fact>
        <Fact name={t('passwords.expires')}>
          {expires_on === null ? (
            t('passwords.noExpiry')
          ) : expired === 1 ? (
            <StatusLabel tone="bad">{t('passwords.expired', { day: day(expires_on) })}</StatusLabel>
          ) : (
            day(expires_on)
          )}
        </Fact>
        <Fact name={t('passwords.lastuse')}>
          <MeasuredTime time={lastuse} isLong />
        </Fact>
        <Fact name={t('passwords.created')}>
          <RelativeTime time={created_at} />
        </Fact>
      </Box>
    </Box>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Box component="dt" sx={{ color: colours.textSoft, '&::after': { content: '":"' } }}>
        {name}
      </Box>
      <Box component="dd" sx={{ margin: 0 }}>
        {children}
      </Box>
    </Box>
  );
}

const plainList = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderTop: `1px solid ${colours.border}`,
  outline: 'none',
} as const;

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 3,
  padding: '12px 0',
  borderBottom: `1px solid ${colours.border}`,
} as const;

const facts = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 5,
  rowGap: 0.5,
  margin: '4px 0 0',
  fontSize: 13,
} as const;
