import { canForward } from '@posthouse/contract/features/users/user-abilities';
import { useNavigate } from '@tanstack/react-router';
import { Forward, HardDrive, KeyRound, PenLine } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { SidePanel } from '../../../ui/dialogs/side-panel.tsx';
import type { RowAction } from '../../../ui/table/definition/list-actions.ts';
import { useRowActions } from '../list/use-list-actions.ts';
import type { User } from '../user.ts';
import { logsIn } from '../user-values.ts';
import { OneTimePassword } from './one-time-password.tsx';
import { QuotaForm } from './quota-form.tsx';
import { RenameForm } from './rename-form.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { userAddress } from './user-address.ts';

type Question = 'password' | 'rename' | 'quota' | 'logIn';

interface UserActions {
  /** What one does daily, first what is done most. */
  readonly daily: (row: User) => readonly RowAction[];
  /** What goes on to other settings: they have tabs of their own on the page of the user. */
  readonly settings: (row: User) => readonly RowAction[];
  readonly others: (row: User) => readonly RowAction[];
  /** The forms they ask with; drawn beside what offers them. */
  readonly forms: ReactNode;
}

/** What can be done with one user, in the list and at the head of its page. */
export function useUserActions(): UserActions {
  const { t } = useTranslation('users');
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ readonly question: Question; readonly row: User }>();
  const close = () => setAsked(undefined);
  const others = useRowActions((row) => setAsked({ question: 'logIn', row }));
  return {
    daily: (row) => [
      ...(logsIn(row.account_type, row.mailbox_type)
        ? [
            {
              label: t('daily.resetPassword'),
              icon: KeyRound,
              // Who opens an audit mailbox is decided by those who decide about audits.
              needs: row.account_type === 'audit' ? ('setAuditDomain' as const) : ('updateUser' as const),
              run: () => setAsked({ question: 'password', row }),
            },
          ]
        : []),
      {
        label: t('row.rename'),
        icon: PenLine,
        needs: 'renameUser',
        run: () => setAsked({ question: 'rename', row }),
      },
    ],
    settings: (row) => [
      {
        label: t('bulk.quota'),
        icon: HardDrive,
        needs: 'updateUser',
        run: () => setAsked({ question: 'quota', row }),
      },
      ...(canForward(row)
        ? [
            {
              label: t('daily.forward'),
              icon: Forward,
              needs: 'setForwards' as const,
              run: () => void navigate({ to: userAddress(row.id, 'forwards') }),
            },
          ]
        : []),
    ],
    others,
    forms: asked ? <Forms {...asked} close={close} /> : null,
  };
}

interface FormsProps {
  readonly question: Question;
  readonly row: User;
  readonly close: () => void;
}

function Forms({ question, row, close }: FormsProps) {
  const { t } = useTranslation('users');
  switch (question) {
    case 'logIn':
      return <OneTimePassword row={row} close={close} />;
    case 'password':
      return (
        <SidePanel title={t('daily.resetPassword')} isOpen onClose={close}>
          <ResetPasswordForm row={row} close={close} />
        </SidePanel>
      );
    case 'rename':
      return (
        <SidePanel title={t('rename.title')} isOpen onClose={close}>
          <RenameForm row={row} close={close} />
        </SidePanel>
      );
    case 'quota':
      return (
        <SidePanel title={t('daily.quotaOf', { name: row.unicode })} isOpen onClose={close}>
          <QuotaForm row={row} close={close} />
        </SidePanel>
      );
  }
}
