import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type LoginService, loginServices } from '@posthouse/contract/fields/mail-login';
import { type ReactNode, useId } from 'react';
import { useCan } from '../../api/access.ts';
import { errorText } from '../../api/api-error.ts';
import { useAction } from '../../api/use-action.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SidePanel } from '../../ui/dialogs/side-panel.tsx';
import { FieldFrame } from '../../ui/form/field-frame.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { LoadingState } from '../../ui/page/loading-state.tsx';
import { Notice } from '../../ui/page/notice.tsx';
import { ErrorState } from '../../ui/page/page-states.tsx';
import { RelativeTime } from '../../ui/values/relative-time.tsx';
import type { Explained } from './explained-login.ts';
import { LoginCheckLine } from './login-check.tsx';
import { LoginOutcome } from './login-words.tsx';

interface ExplainPanelProps {
  readonly id: string;
  readonly service: LoginService;
  readonly isOpen: boolean;
  readonly onAsk: (service: LoginService) => void;
  readonly onClose: () => void;
}

/** Why a user can’t log in: what the mail engine would check now, one by one, and the button that fixes it. */
export function ExplainPanel({ id, service, isOpen, onAsk, onClose }: ExplainPanelProps) {
  const { t } = useTranslation('last-logins');
  const field = useId();
  return (
    <SidePanel title={t('explain.title')} isOpen={isOpen} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <FieldFrame id={field} label={t('explain.service')}>
          <NativeSelect
            input={<OutlinedInput fullWidth />}
            inputProps={{ id: field }}
            value={service}
            onChange={({ target: { value } }) => onAsk(value as LoginService)}
          >
            {loginServices.map((one) => (
              <option key={one} value={one}>
                {t(`service.${one}`)}
              </option>
            ))}
          </NativeSelect>
        </FieldFrame>
        <Answer id={id} service={service} />
        <Attempts user={id} />
      </Box>
    </SidePanel>
  );
}

/** A block ends by itself, and what an admin changes elsewhere counts at once. */
const refreshEveryMs = 10_000;

function Answer({ id, service }: Pick<ExplainPanelProps, 'id' | 'service'>) {
  const asked = useAction('explainLogin', { id, service }, { refreshEveryMs });
  const { data, error, refetch } = asked;
  if (error) return <ErrorState reason={errorText(error)} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState rows={8} rowHeight={36} />;
  return <Checks explained={data} service={service} onFixed={() => void refetch()} />;
}

interface ChecksProps {
  readonly explained: Explained;
  readonly service: LoginService;
  readonly onFixed: () => void;
}

function Checks({ explained, service, onFixed }: ChecksProps) {
  const { t } = useTranslation('last-logins');
  const names = { name: explained.unicode, service: t(`service.${service}`) };
  const isFree = explained.can_log_in === 1;
  return (
    <>
      <Box aria-live="polite" sx={{ overflowWrap: 'anywhere' }}>
        <Notice tone={isFree ? 'good' : 'bad'} title={t(isFree ? 'explain.free' : 'explain.stuck', names)}>
          {t(isFree ? 'explain.freeHint' : 'explain.stuckHint')}
        </Notice>
      </Box>
      <Section title={t('explain.checks')}>
        <Box component="ul" sx={plainList}>
          {explained.checks.map((check) => (
            <LoginCheckLine
              key={check.name}
              check={check}
              explained={explained}
              service={service}
              onFixed={onFixed}
            />
          ))}
        </Box>
      </Section>
    </>
  );
}

const mostAttempts = 5;

/** The latest logins and failures, by any service, for those who can view the logs. */
function Attempts({ user }: { readonly user: string }) {
  const { t } = useTranslation('last-logins');
  const isAllowed = useCan('getLastLogins');
  const { data } = useAction(
    'getLastLogins',
    { user, limit: mostAttempts },
    { enabled: isAllowed, refreshEveryMs },
  );
  if (!isAllowed || !data) return null;
  return (
    <Section title={t('explain.attempts')}>
      {data.rows.length === 0 ? t('explain.noAttempts') : null}
      <Box component="ul" sx={plainList}>
        {data.rows.map((row) => (
          <Box component="li" key={row.id} sx={{ ...line, justifyContent: 'space-between' }}>
            <span>
              <LoginOutcome {...row} /> {[t(`service.${row.service}`), row.ip].filter(Boolean).join(' · ')}
              {row.reason ? ` · ${t(`reason.${row.reason}`)}` : ''}
            </span>
            <RelativeTime time={row.at} />
          </Box>
        ))}
      </Box>
      <Link to={`/users/list/${user}/logins`}>{t('explain.allAttempts')}</Link>
    </Section>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box component="section">
      <Typography variant="h2" component="h3" sx={{ marginBottom: 2 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

const plainList = { display: 'grid', gap: 3, margin: '0 0 12px', padding: 0, listStyle: 'none' } as const;
const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 } as const;
