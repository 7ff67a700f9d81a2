import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/** The first column of every tenant's key. */
export const accountId = () => bigint('account_id', { mode: 'number' }).notNull();
export const adminId = () => bigint('admin_id', { mode: 'number' }).notNull();
export const identity = () => bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity();
export const moment = (name: string) => timestamp(name, { withTimezone: true });

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
