import { join } from 'node:path';
import type { SecretBox } from '../kernel/secrets.ts';
import { mailLoginSalt } from '../rules/logins/mail-login.ts';
import type { EngineSettings } from './engine-settings.ts';

/** What the parts of the mail engine show each other. All follow from the panel’s key, so none is stored twice. */
export interface EngineSecrets {
  readonly database: string;
  readonly hooks: string;
  /** Dovecot only reports: it gets no signing keys. */
  readonly reports: string;
  readonly doveadm: string;
  readonly rspamd: string;
  readonly policyNonce: string;
  readonly loginSalt: string;
  /** Of the settings, as it is sealed there. */
  openPassword(sealed: string): string;
}

const smarthostContext = 'mail engine: smarthost';

export function sealSmarthostPassword(secrets: SecretBox, password: string): string {
  return secrets.seal(password, smarthostContext).toString('base64');
}

export function engineSecrets(secrets: SecretBox): EngineSecrets {
  return {
    database: secrets.derive('mail engine: database'),
    hooks: secrets.derive('mail engine: hooks'),
    reports: secrets.derive('mail engine: reports'),
    doveadm: secrets.derive('mail engine: doveadm'),
    rspamd: secrets.derive('mail engine: rspamd'),
    policyNonce: secrets.derive('mail engine: policy nonce'),
    loginSalt: mailLoginSalt(secrets),
    openPassword: (sealed) => secrets.open(Buffer.from(sealed, 'base64'), smarthostContext),
  };
}

export const engineRole = 'posthouse_engine';

export function engineDatabaseUrl(
  { database }: EngineSettings,
  { database: password }: EngineSecrets,
): string {
  const { host, port, name, sslmode } = database;
  const isSocket = host.startsWith('/');
  const place = isSocket ? '' : `${host}:${port}`;
  const options = new URLSearchParams(isSocket ? { host, port: String(port) } : { sslmode });
  return `postgresql://${engineRole}:${password}@${place}/${name}?${options}`;
}

/** The same in the words of libpq. The password is in a file of its own, because words end up in logs. */
export function engineDatabaseWords({
  root,
  database: { host, port, name, sslmode },
}: EngineSettings): string {
  const passwordFile = join(root, 'etc/dovecot', databasePasswordFile);
  return `host=${host} port=${port} dbname=${name} user=${engineRole} passfile=${passwordFile} sslmode=${sslmode}`;
}

/** Beside Dovecot’s configuration; libpq reads it only if nobody but its owner can. */
export const databasePasswordFile = 'database-password';
