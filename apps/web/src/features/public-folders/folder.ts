import type { ActionAnswer } from '@posthouse/contract';
import { readableName } from '@posthouse/contract/fields/readable-name';
import type { RowOf } from '../../ui/table/definition/list-contract.ts';

export type Folder = RowOf<'getPublicFolders'>;
/** The same with its owners and rights. */
export type WholeFolder = ActionAnswer<'getPublicFolder'>;

export const foldersAddress = '/publicfolders';
export const folderTabs = ['settings', 'rights', 'inherit'] as const;
export type FolderTab = (typeof folderTabs)[number];

/** Where a folder's page is, or one of its parts. */
export const folderAddress = (id: string, tab: FolderTab = 'settings') =>
  tab === 'settings' ? `${foldersAddress}/${id}` : `${foldersAddress}/${id}/${tab}`;

/** Where mail programs show it. */
export const programPath = ({ domain, path }: Pick<Folder, 'domain' | 'path'>) =>
  `Public/${readableName(domain)}/${path}`;
