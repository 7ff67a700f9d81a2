import { escapeLiteral, type PoolClient } from 'pg';
import { engineRole } from '../../engine/engine-secrets.ts';
import { CommandError } from '../command-environment.ts';
import { scramVerifier } from './scram-verifier.ts';

/** The role as which the mail engine asks its questions; it can do nothing else. */
export async function setEngineLogin(client: PoolClient, password: string): Promise<void> {
  const { rows } = await client.query<{ known: boolean; allowed: boolean }>(
    `select exists (select from pg_roles where rolname = $1) as known,
            (select rolsuper or rolcreaterole from pg_roles where rolname = current_user) as allowed`,
    [engineRole],
  );
  const login = `login noinherit password ${escapeLiteral(scramVerifier(password))}`;
  const statement = `${rows[0]?.known ? 'alter' : 'create'} role ${engineRole} ${login}`;
  if (rows[0]?.allowed) await client.query(statement);
  else if (!rows[0]?.known)
    throw new CommandError(
      `The panel may not create the database role ${engineRole}. Run as a PostgreSQL superuser: ${statement};`,
    );
}

/** In a PostgreSQL of our own, the engine has nothing to do in the databases that come with it. */
export async function closeOtherDatabases(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('revoke connect, temporary on database %I from public', datname) as statement
       from pg_database where datname <> current_database() and has_database_privilege('public', oid, 'connect')`,
  );
  for (const { statement } of rows) await client.query(statement);
}
