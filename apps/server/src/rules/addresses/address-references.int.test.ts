import { getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { addressReferences } from './address-references.ts';

/** What goes with an address, because it is a part of it or is about it alone. */
const belongings = [
  'alias_destination.alias_id',
  'app_password.user_id',
  'delivery_rules.user_id',
  'known_network.user_id',
  'known_sender.user_id',
  'list_delivery.list_id',
  'list_member.list_id',
  'login_country.user_id',
  'mail_alias.id',
  'mail_list.id',
  'mail_session.user_id',
  'mail_user.id',
  'one_time_password.user_id',
  'password_handover.user_id',
  'public_folder.id',
  'public_folder.parent_id',
  'public_folder_owner.folder_id',
  'public_folder_right.folder_id',
  'security_incident.user_id',
  'sender_entry.user_id',
  'smart_list.id',
  'smart_list_member.list_id',
  'smart_list_owner.list_id',
  'spam_link.user_id',
  'spam_report.user_id',
  'stopped_filter.user_id',
  'trusted_ip.user_id',
  'user_delegate.user_id',
  'user_forward.user_id',
  'user_removal.user_id',
  'user_script.user_id',
  'user_send_as.user_id',
  'user_sharing.user_id',
  'vacation.user_id',
];

describe('references to addresses', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  it('are all known, with everything that refers to an address or to what has one', async () => {
    const { rows } = await database.pool.query<{ name: string }>(`
      select distinct f.conrelid::regclass::text || '.' || a.attname as name
        from pg_constraint f
        cross join lateral unnest(f.conkey) as k (attnum)
        join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.attnum and a.attname <> 'account_id'
       where f.contype = 'f' and f.confrelid in ('address'::regclass, 'mail_user'::regclass, 'mail_alias'::regclass,
               'mail_list'::regclass, 'smart_list'::regclass, 'public_folder'::regclass)`);
    const references = addressReferences.map(({ table, column }) => `${getTableName(table)}.${column.name}`);
    expect([...references, ...belongings].sort()).toEqual(rows.map(({ name }) => name).sort());
  });
});
