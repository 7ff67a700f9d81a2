import Box from '@mui/material/Box';
import { recycleDays } from '@posthouse/contract/features/recycle-bin';
import { useCan } from '../../../api/access.ts';
import { useAction } from '../../../api/use-action.ts';
import { useCommand } from '../../../api/use-command.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ProgressButton } from '../../../ui/form/progress-button.tsx';
import { Notice } from '../../../ui/page/notice.tsx';

/** That this user is going to be removed, and the way to cancel it. */
export function RemovalNotice({ id }: { readonly id: string }) {
  const { t } = useTranslation('users');
  const { day } = useFormat();
  const mayCancel = useCan('setRemovalDate');
  const { data } = useAction('getRemovals', { user: id, limit: 1 });
  const { mutate, isPending } = useCommand('setRemovalDate');
  const removal = data?.rows[0];
  if (removal === undefined) return null;
  const { problem, remove_at, scheduled_by: name } = removal;
  const when = { day: day(remove_at), name };
  const cancel = (
    <ProgressButton variant="outlined" isRunning={isPending} onClick={() => mutate({ id, remove_at: '' })}>
      {t('offboarding.cancel')}
    </ProgressButton>
  );
  return (
    <Box sx={{ marginBottom: 4 }}>
      <Notice
        tone="warning"
        title={problem === null ? t('offboarding.on', when) : t(`offboarding.${problem}`, when)}
        action={mayCancel ? cancel : null}
      >
        {problem === null ? t('offboarding.hint', { ...when, days: recycleDays }) : null}
      </Notice>
    </Box>
  );
}
