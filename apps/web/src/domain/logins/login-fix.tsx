import type { ActionInput } from '@posthouse/contract';
import { useCan } from '../../api/access.ts';
import type { CommandName } from '../../api/use-action.ts';
import { useCommand } from '../../api/use-command.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ProgressButton } from '../../ui/form/progress-button.tsx';
import { LinkButton } from '../../ui/navigation/link.tsx';
import type { CheckProps, Explained } from './explained-login.ts';

/** What fixes a check, as far as the rights of the admin go: at once, or where it is set. */
export function LoginFix(props: CheckProps) {
  const { t } = useTranslation('last-logins');
  const { check, explained, service, onFixed } = props;
  // Services, hours and networks need the highest level, as a new name does.
  const mayStructure = useCan('renameUser');
  const mayUpdate = useCan('updateUser');
  const page = `/users/list/${explained.id}`;
  switch (check.name) {
    case 'domain':
      return <DomainFix {...props} />;
    case 'user':
      return (
        <FixButton
          command="enableUsers"
          input={{ ids: [explained.id] }}
          onFixed={onFixed}
          label={t('fix.user')}
        />
      );
    case 'service': {
      if (!mayStructure || explained.has_service === 0) return null;
      // Filter rules come with IMAP.
      const field = service === 'sieve' ? 'imap' : service;
      const label = t('fix.service', { service: t(`service.${field}`) });
      return (
        <FixButton
          command="updateUser"
          input={{ id: explained.id, [field]: 1 }}
          onFixed={onFixed}
          label={label}
        />
      );
    }
    case 'hours':
    case 'address':
      return mayStructure ? <FixLink to={`${page}/services`} label={t(`fix.${check.name}`)} /> : null;
    case 'login':
    case 'password':
      return mayUpdate ? <FixLink to={`${page}/account`} label={t(`fix.${check.name}`)} /> : null;
    case 'twofa':
      return <FixLink to={`${page}/passwords`} label={t('fix.twofa')} />;
    case 'engine':
    case 'account':
    case 'guessing':
      return null;
  }
}

function DomainFix({ explained: { domain }, onFixed }: CheckProps) {
  const { t } = useTranslation('last-logins');
  const maySee = useCan('getDomain');
  if (domain.state === 'disabled')
    return (
      <FixButton
        command="enableDomains"
        input={{ ids: [domain.id] }}
        onFixed={onFixed}
        label={t('fix.domain')}
      />
    );
  return maySee ? <FixLink to={`/domains/domainlist/${domain.id}`} label={t('fix.openDomain')} /> : null;
}

/** Lifts a block of one address; where the address is not known, the list that asks for it is opened. */
export function UnblockFix({
  explained: { email },
  ip,
  onFixed,
}: Pick<CheckProps, 'onFixed'> & { readonly explained: Explained; readonly ip: string }) {
  const { t } = useTranslation('last-logins');
  const maySee = useCan('getTrustedIps');
  if (ip === '') return maySee ? <FixLink to="/security/trustedips" label={t('fix.checkIp')} /> : null;
  const [username = '', domain = ''] = email.split('@');
  return (
    <FixButton
      command="unblockIp"
      input={{ ip, domain, username }}
      onFixed={onFixed}
      label={t('fix.guessing')}
    />
  );
}

interface FixButtonProps<Name extends CommandName> {
  readonly command: Name;
  readonly input: ActionInput<Name>;
  readonly label: string;
  readonly onFixed: () => void;
}

function FixButton<Name extends CommandName>({ command, input, label, onFixed }: FixButtonProps<Name>) {
  const isAllowed = useCan(command);
  const { mutate, isPending } = useCommand(command);
  if (!isAllowed) return null;
  return (
    <ProgressButton
      variant="outlined"
      size="small"
      isRunning={isPending}
      onClick={() => mutate(input, { onSuccess: onFixed })}
    >
      {label}
    </ProgressButton>
  );
}

function FixLink({ to, label }: { readonly to: string; readonly label: string }) {
  return (
    <LinkButton to={to} variant="outlined" size="small">
      {label}
    </LinkButton>
  );
}
