import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { errorText } from '../../../api/api-error.ts';
import { useAction } from '../../../api/use-action.ts';
import { useCommand } from '../../../api/use-command.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { LoadingState } from '../../../ui/page/loading-state.tsx';
import { ErrorState } from '../../../ui/page/page-states.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { DetailList } from '../../../ui/values/detail-list.tsx';
import { StatusLabel } from '../../../ui/values/status-label.tsx';
import type { User } from '../user.ts';
import { type NewLink, NewLinkNotice } from './new-link.tsx';

/** A new password that goes to its user by a link; the link there is, whether it was used, and its end. */
export function HandoverPanel({ row }: { readonly row: User }) {
  const { t } = useTranslation('users');
  const { data, error, refetch } = useAction('getPasswordHandover', { id: row.id });
  const changes = ['getPasswordHandover', 'getUser'] as const;
  const create = useCommand('createPasswordHandover', { announcedBy: 'screen', changes });
  const revoke = useCommand('revokePasswordHandover', { changes, name: row.unicode });
  const [asked, setAsked] = useState<'create' | 'revoke'>();
  const [made, setMade] = useState<NewLink>();
  const close = () => setAsked(undefined);
  const run = {
    create: () => create.mutate({ id: row.id }, { onSuccess: setMade, onSettled: close }),
    revoke: () => revoke.mutate({ id: row.id }, { onSuccess: () => setMade(undefined), onSettled: close }),
  };
  const link = data?.link;
  return (
    <Panel title={t('handover.title')}>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Box>{t('handover.purpose')}</Box>
        {made ? <NewLinkNotice link={made} name={row.unicode} /> : null}
        {error ? <ErrorState reason={errorText(error)} onRetry={() => void refetch()} /> : null}
        {!data && !error ? <LoadingState rows={1} rowHeight={36} /> : null}
        {link ? <LinkFacts link={link} /> : null}
        {create.error ? <ErrorState reason={errorText(create.error)} onRetry={run.create} /> : null}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button variant="outlined" onClick={() => setAsked('create')}>
            {t('handover.reset')}
          </Button>
          {link && link.shown_at === null ? (
            <Button variant="outlined" color="error" onClick={() => setAsked('revoke')}>
              {t('handover.revoke')}
            </Button>
          ) : null}
        </Box>
      </Box>
      {asked ? (
        <Question
          asked={asked}
          name={row.unicode}
          isRunning={create.isPending || revoke.isPending}
          onConfirm={run[asked]}
          onCancel={close}
        />
      ) : null}
    </Panel>
  );
}

interface QuestionProps {
  readonly asked: 'create' | 'revoke';
  readonly name: string;
  readonly isRunning: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

function Question({ asked, name, ...props }: QuestionProps) {
  const { t } = useTranslation('users');
  const isNew = asked === 'create';
  return (
    <ConfirmDialog
      title={t(isNew ? 'handover.askReset' : 'handover.askRevoke', { name })}
      consequences={t(isNew ? 'handover.resetText' : 'handover.revokeText')}
      confirmLabel={t(isNew ? 'handover.reset' : 'handover.revoke')}
      isDestructive={!isNew}
      {...props}
    />
  );
}

interface LinkFactsProps {
  readonly link: {
    readonly created_at: string;
    readonly created_by: string;
    readonly expires_at: string;
    readonly shown_at: string | null;
  };
}

function LinkFacts({ link }: LinkFactsProps) {
  const { t } = useTranslation('users');
  const { dateTime } = useFormat();
  const time = (moment: string) => dateTime(new Date(moment));
  return (
    <DetailList
      details={[
        {
          label: t('handover.state'),
          value:
            link.shown_at === null ? (
              <StatusLabel tone="neutral">{t('handover.unused')}</StatusLabel>
            ) : (
              <StatusLabel tone="good">{t('handover.used', { time: time(link.shown_at) })}</StatusLabel>
            ),
        },
        {
          label: t('handover.created'),
          value: [time(link.created_at), link.created_by].filter(Boolean).join(' · '),
        },
        ...(link.shown_at === null ? [{ label: t('handover.expires'), value: time(link.expires_at) }] : []),
      ]}
    />
  );
}
