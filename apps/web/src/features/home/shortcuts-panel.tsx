import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import {
  KeyRound,
  ListChecks,
  type LucideIcon,
  MonitorSmartphone,
  ScrollText,
  ShieldCheck,
  WandSparkles,
} from 'lucide-react';
import { useCan } from '../../api/access.ts';
import { useSession } from '../../api/session.ts';
import { useCommand } from '../../api/use-command.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from '../../ui/navigation/link.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { colours } from '../../ui/theme/tokens.ts';
import { isChecklistHidden, useChecklist } from './use-checklist.ts';

interface Shortcut {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
}

export function ShortcutsPanel() {
  const { t } = useTranslation('home');
  const shortcuts = useShortcutLinks();
  return (
    <Panel title={t('shortcuts.title')}>
      <Box component="ul" sx={{ listStyle: 'none', margin: '0 -8px', padding: 0 }}>
        <ShowChecklist />
        {shortcuts.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <Link to={to} underline="none" color="textPrimary" sx={line}>
              <Icon size={17} strokeWidth={1.8} color={colours.textSoft} aria-hidden />
              {label}
            </Link>
          </li>
        ))}
      </Box>
    </Panel>
  );
}

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 2.5,
  width: '100%',
  minHeight: 36,
  padding: '6px 8px',
  borderRadius: 1,
  textAlign: 'left',
  '&:hover': { backgroundColor: colours.hover },
} as const;

/** The way back to a checklist that was hidden before it was done. */
function ShowChecklist() {
  const { t } = useTranslation('home');
  const isHidden = isChecklistHidden(useChecklist());
  const { mutate, isPending } = useCommand('setChecklist');
  if (!isHidden) return null;
  return (
    <li>
      <MuiLink
        component="button"
        type="button"
        underline="none"
        color="textPrimary"
        disabled={isPending}
        onClick={() => mutate({ hidden: 0 })}
        sx={line}
      >
        <ListChecks size={17} strokeWidth={1.8} color={colours.textSoft} aria-hidden />
        {t('checklist.show')}
      </MuiLink>
    </li>
  );
}

function useShortcutLinks(): readonly Shortcut[] {
  const { t } = useTranslation();
  const { t: menu } = useTranslation('menu');
  const hasTwofa = useSession()?.twofaAllowed ?? false;
  const canSeeHistory = useCan('getAccountHistory');
  const canSetUp = useCan('addUser');
  return [
    ...(canSetUp ? [{ to: '/builder', label: t('address.setUp'), icon: WandSparkles }] : []),
    { to: '/settings/password', label: t('account.changePassword'), icon: KeyRound },
    { to: '/settings/sessions', label: t('account.sessions'), icon: MonitorSmartphone },
    ...(hasTwofa ? [{ to: '/security/twofa', label: menu('twofa'), icon: ShieldCheck }] : []),
    ...(canSeeHistory
      ? [{ to: '/logs/accounthistory', label: menu('accountHistory'), icon: ScrollText }]
      : []),
  ];
}
