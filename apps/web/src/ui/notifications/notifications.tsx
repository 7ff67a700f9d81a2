import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import { useRef } from 'react';
import {
  dismiss,
  type Notification,
  type NotificationGroup,
  useNotifications,
} from '../../api/notification-store.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from '../navigation/link.tsx';
import { usePublishedHeight } from '../page/use-published-height.ts';
import { colours, tones } from '../theme/tokens.ts';
import { ToneIcon } from '../theme/tone-icon.tsx';

/** An address of the panel where a thing is looked at. */
export interface ThingAddress {
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
}

type AddressOf = (thing: NonNullable<Notification['thing']>) => ThingAddress | undefined;

interface NotificationsProps {
  /** Where something is that was acted upon; undefined where nothing shows it, and where one is there already. */
  readonly addressOf?: AddressOf;
}

/** Bottom left, polite to screen readers; the region is always there, or its first message would not be read. */
export function Notifications({ addressOf }: NotificationsProps) {
  const notifications = useNotifications();
  const region = useRef<HTMLDivElement>(null);
  usePublishedHeight(region, { variable: '--notifications' });
  return (
    <Box
      ref={region}
      role="status"
      aria-live="polite"
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        left: 16,
        bottom: 'calc(16px + var(--viewing-bar, 0px))',
        display: 'grid',
        gap: 2,
        width: 'min(400px, calc(100vw - 32px))',
        pointerEvents: 'none',
      }}
    >
      {notifications.map((notification) => (
        <Card
          key={notification.key}
          notification={notification}
          address={notification.thing && addressOf?.(notification.thing)}
        />
      ))}
    </Box>
  );
}

function Card({
  notification: { key, tone, title, detail, catalogue, groups = [], action, details },
  address,
}: {
  readonly notification: Notification;
  readonly address: ThingAddress | undefined;
}) {
  const { t } = useTranslation();
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 2.5,
        padding: '8px 6px 8px 14px',
        borderRadius: 1,
        border: `1px solid ${colours.border}`,
        borderLeft: `4px solid ${tones[tone].bar}`,
        backgroundColor: colours.surface,
        boxShadow: '0 8px 24px rgb(20 28 45 / 14%)',
        pointerEvents: 'auto',
      }}
    >
      <Box sx={{ display: 'flex', paddingTop: 2 }}>
        <ToneIcon tone={tone} size={18} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, padding: '7px 0' }}>
        <Box sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>{title}</Box>
        {detail ? <Box sx={{ color: colours.textSoft, fontSize: 13 }}>{detail}</Box> : null}
        {groups.map((group) => (
          <Group key={group.title} group={group} />
        ))}
        {catalogue ? <Box sx={{ color: colours.textSoft, fontSize: 12 }}>{catalogue}</Box> : null}
        {address ? (
          <Link {...address} sx={{ fontSize: 13 }} onClick={() => dismiss(key)}>
            {t('operation.show')}
          </Link>
        ) : null}
      </Box>
      <Box sx={{ display: 'grid', justifyItems: 'end' }}>
        {[action, details].map((one) =>
          one ? (
            <Button
              key={one.label}
              onClick={() => {
                dismiss(key);
                one.run();
              }}
            >
              {one.label}
            </Button>
          ) : null,
        )}
      </Box>
      <IconButton aria-label={t('action.close')} onClick={() => dismiss(key)}>
        <X size={16} />
      </IconButton>
    </Box>
  );
}

/** More would be read out without end; the list itself shows what is left. */
const mostLines = 10;

function Group({ group: { title, lines, count } }: { readonly group: NotificationGroup }) {
  const { t } = useTranslation();
  const shown = lines.slice(0, mostLines);
  const more = shown.length > 0 ? count - shown.length : 0;
  return (
    <Box sx={{ marginTop: 1, fontSize: 13, color: colours.textSoft, overflowWrap: 'anywhere' }}>
      {title}
      <Box component="ul" sx={{ margin: 0, paddingLeft: 4, color: colours.text }}>
        {shown.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have the same name, and none moves
          <li key={index}>{line}</li>
        ))}
        {more > 0 ? <li>{t('operation.more', { num: more })}</li> : null}
      </Box>
    </Box>
  );
}
