import { folderTypes } from '@posthouse/contract/features/public-folders';
import { folderProfiles } from '@posthouse/contract/fields/folder-profiles';
import { sql } from 'drizzle-orm';
import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accountId, identity, moment, searchText } from './columns.ts';

const number = (name: string) => bigint(name, { mode: 'number' });

export const publicFolder = pgTable('public_folder', {
  accountId: accountId(),
  id: number('id').notNull(),
  domainId: number('domain_id').notNull(),
  parentId: number('parent_id'),
  name: text('name').notNull(),
  path: text('path').notNull(),
  type: text('type', { enum: folderTypes }).notNull(),
  quotaMb: number('quota_mb').notNull().default(0),
  usedBytes: number('used_bytes'),
  email: text('email').notNull().default(''),
  readable: text('readable').notNull().default(''),
  note: text('note').notNull().default(''),
  version: integer('version').notNull().default(1),
  createdAt: moment('created_at').notNull(),
  removedAt: moment('removed_at'),
  removedBy: text('removed_by').notNull().default(''),
  removalId: uuid('removal_id'),
  searchText: searchText(),
  sortedPath: text('sorted_path').generatedAlwaysAs(sql`replace(lower(path collate "default"), '/', chr(1))`),
});

export const publicFolderOwner = pgTable('public_folder_owner', {
  accountId: accountId(),
  folderId: number('folder_id').notNull(),
  addressId: number('address_id').notNull(),
});

export const publicFolderRight = pgTable('public_folder_right', {
  accountId: accountId(),
  folderId: number('folder_id').notNull(),
  id: identity(),
  addressId: number('address_id'),
  profile: text('profile', { enum: folderProfiles }).notNull(),
});
