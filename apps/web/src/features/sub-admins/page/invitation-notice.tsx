import Box from '@mui/material/Box';
import { useCommand } from '../../../api/use-command.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ProgressButton } from '../../../ui/form/progress-button.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { invitationOf } from '../invitation.ts';
import type { SubAdmin } from '../sub-admin-values.ts';

/** That somebody has yet to choose a password, until when they can, and what to do about it. */
export function InvitationNotice({ row }: { readonly row: SubAdmin }) {
  const { t } = useTranslation('sub-admins');
  const send = useCommand('sendSubAdminInvitation');
  const revoke = useCommand('revokeSubAdminInvitation');
  const { dateTime } = useFormat();
  const isOpen = invitationOf(row) === 'open';
  return (
    <Notice
      tone={isOpen ? 'neutral' : 'warning'}
      title={t(isOpen ? 'invitation.openTitle' : 'invitation.endedTitle')}
      action={
        row.active === 0 ? null : (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <ProgressButton
              variant="outlined"
              isRunning={send.isPending}
              onClick={() => send.mutate({ id: row.id })}
            >
              {t(isOpen ? 'row.resendInvitation' : 'row.sendInvitation')}
            </ProgressButton>
            {isOpen ? (
              <ProgressButton
                variant="outlined"
                isRunning={revoke.isPending}
                onClick={() => revoke.mutate({ id: row.id })}
              >
                {t('row.revokeInvitation')}
              </ProgressButton>
            ) : null}
          </Box>
        )
      }
    >
      {isOpen && row.invitation_expires
        ? t('invitation.open', { email: row.email, time: dateTime(new Date(row.invitation_expires)) })
        : t('invitation.ended')}
    </Notice>
  );
}
