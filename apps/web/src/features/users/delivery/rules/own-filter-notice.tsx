import { useCan } from '../../../../api/access.ts';
import { useCommand } from '../../../../api/use-command.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ProgressButton } from '../../../../ui/form/progress-button.tsx';
import { Notice } from '../../../../ui/page/notice.tsx';

interface OwnFilterNoticeProps {
  readonly userId: string;
  readonly offSince: string;
  readonly onTurnedOn: () => void;
}

/** That the mail server no longer runs what the user set up in a mail program, and the way back. */
export function OwnFilterNotice({ userId, offSince, onTurnedOn }: OwnFilterNoticeProps) {
  const { t } = useTranslation('users');
  const { dateTime } = useFormat();
  const mayTurnOn = useCan('turnOnOwnFilter');
  const { mutateAsync, isPending } = useCommand('turnOnOwnFilter');
  const turnOn = () =>
    // A refusal has been announced.
    mutateAsync({ id: userId }).then(onTurnedOn, () => undefined);
  return (
    <Notice
      tone="warning"
      title={t('delivery.ownFilter.off', { date: dateTime(new Date(offSince)) })}
      action={
        mayTurnOn ? (
          <ProgressButton isRunning={isPending} onClick={() => void turnOn()}>
            {t('delivery.ownFilter.turnOn')}
          </ProgressButton>
        ) : null
      }
    >
      {t('delivery.ownFilter.text')}
    </Notice>
  );
}
