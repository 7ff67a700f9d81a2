import type { EngineSettings } from './engine-settings.ts';

type Outgoing = Pick<EngineSettings, 'isPrivate' | 'smarthost' | 'smarthostLogin'>;

/** TLS from the first byte on; everywhere else it starts with a command. */
const implicitTlsPort = 465;

function destinationOf(smarthost: string | undefined): { host: string; port: number } | undefined {
  const [, host, port] = /^(.+):(\d+)$/.exec(smarthost ?? '') ?? [];
  return host === undefined ? undefined : { host, port: Number(port) };
}

/** For Postfix’s main.cf: which way mail leaves. An operator can change the level of TLS in a file of their own. */
export function outgoingSettings({ isPrivate, smarthost, smarthostLogin }: Outgoing): string {
  const to = destinationOf(smarthost);
  const filter = 'smtp_dns_reply_filter = regexp:$config_directory/no-inside.regexp';
  if (to === undefined)
    return isPrivate ? 'default_transport = error:5.7.1 This private mail engine sends nothing out' : filter;
  const without = to.port === implicitTlsPort ? 'encrypt' : 'may';
  return [
    `default_transport = smarthost:[${to.host}]:${to.port}`,
    `smarthost_tls_level = ${smarthostLogin === undefined ? without : 'secure'}`,
    filter,
  ].join('\n');
}

/** For Postfix’s master.cf: the smarthost has a transport of its own, so that no other server gets the login. */
export function smarthostService({ smarthost, smarthostLogin }: Outgoing): string {
  const to = destinationOf(smarthost);
  if (to === undefined) return '';
  const options = ['syslog_name=postfix/smarthost', 'smtp_tls_security_level=$smarthost_tls_level'];
  if (to.port === implicitTlsPort) options.push('smtp_tls_wrappermode=yes');
  if (smarthostLogin !== undefined)
    options.push(
      'smtp_sasl_auth_enable=yes',
      'smtp_sasl_password_maps=texthash:$config_directory/smarthost-login',
      'smtp_sasl_tls_security_options=noanonymous',
    );
  return ['smarthost     unix  - - n - - smtp', ...options.map((option) => `  -o ${option}`)].join('\n');
}

/** The table with the login, which Postfix reads as root. */
export function smarthostTable({ smarthost, smarthostLogin }: Outgoing, password: string): string {
  const to = destinationOf(smarthost);
  return `[${to?.host}]:${to?.port} ${smarthostLogin?.user}:${password}\n`;
}
