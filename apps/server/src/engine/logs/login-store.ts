import type { ClientBase } from 'pg';
import type { CountryLookup } from '../../kernel/country-lookup.ts';
import type { LoginEvent } from './log-events.ts';
import { countryOfLogin } from './login-country.ts';

/**
 * Writes logins down in the transaction of the caller, who moves on in the log there too: nothing is lost or written twice.
 * Failures of the same user and place within a minute are counted, not listed, also from one batch to the next.
 */
export async function writeLogins(
  client: Pick<ClientBase, 'query'>,
  events: readonly LoginEvent[],
  countries: CountryLookup,
): Promise<void> {
  if (events.length === 0) return;
  const logins = events.map(({ kind: _kind, passwordKind, ...login }) => ({
    ...login,
    country: countryOfLogin(countries, login.ip),
    password_kind: passwordKind,
  }));
  await client.query('select engine.record_logins($1)', [JSON.stringify(logins)]);
}
