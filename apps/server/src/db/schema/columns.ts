import { sql } from 'drizzle-orm';
import { bigint, customType, text, timestamp } from 'drizzle-orm/pg-core';

/** The first column of every tenant's key. */
export const accountId = () => bigint('account_id', { mode: 'number' }).notNull();
export const adminId = () => bigint('admin_id', { mode: 'number' }).notNull();
export const identity = () => bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity();
export const moment = (name: string) => timestamp(name, { withTimezone: true });
/** Which words of a row are searched, its migrations say. */
export const searchText = () => text('search_text').generatedAlwaysAs(sql`''`);

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
