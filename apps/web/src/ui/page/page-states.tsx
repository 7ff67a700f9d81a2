import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Inbox, type LucideIcon, PlugZap, SearchX, ShieldX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSession } from '../../api/session.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { colours } from '../theme/tokens.ts';

interface StateProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly role?: 'alert';
}

function State({ icon: Icon, title, children, action, role }: StateProps) {
  return (
    <Box
      role={role}
      sx={{ display: 'grid', justifyItems: 'center', gap: 2, padding: '40px 16px', textAlign: 'center' }}
    >
      <Icon size={28} color={colours.textSoft} strokeWidth={1.6} aria-hidden />
      <Typography variant="h3" component="p">
        {title}
      </Typography>
      {children ? (
        <Typography color="textSecondary" sx={{ maxWidth: 460 }}>
          {children}
        </Typography>
      ) : null}
      {action ? <Box sx={{ marginTop: 2 }}>{action}</Box> : null}
    </Box>
  );
}

/** Nothing there yet: what these things are for, and the button that makes the first. */
export function EmptyState(props: {
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}) {
  return <State icon={Inbox} {...props} />;
}

export function NothingFoundState({ onClear }: { readonly onClear?: () => void }) {
  const { t } = useTranslation();
  return (
    <State
      icon={SearchX}
      title={t('state.nothingFound')}
      action={
        onClear ? (
          <Button variant="outlined" onClick={onClear}>
            {t('action.clearFilters')}
          </Button>
        ) : null
      }
    >
      {t('state.nothingFoundHint')}
    </State>
  );
}

export function ErrorState({ reason, onRetry }: { readonly reason: string; readonly onRetry?: () => void }) {
  const { t } = useTranslation();
  return (
    <State
      icon={PlugZap}
      role="alert"
      title={t('state.failed')}
      action={
        onRetry ? (
          <Button variant="outlined" onClick={onRetry}>
            {t('action.retry')}
          </Button>
        ) : null
      }
    >
      {reason}
    </State>
  );
}

export function NoPermissionState() {
  const { t } = useTranslation();
  // There is nobody else in the account to ask.
  const isMain = useSession()?.userRole === 'admin';
  return (
    <State icon={ShieldX} title={t('state.noPermission')}>
      {t(isMain ? 'state.notIncludedHint' : 'state.noPermissionHint')}
    </State>
  );
}
