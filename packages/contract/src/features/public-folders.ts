import { z } from 'zod';
import { command, query } from '../core/action.ts';
import { bulkInput, bulkOutput } from '../core/bulk.ts';
import { anyOf, exportInput, exportOutput, listInput, listOutput } from '../core/paging.ts';
import { levels } from '../core/permissions.ts';
import { domainName } from '../fields/domain-name.ts';
import { mailAddress } from '../fields/email-address.ts';
import { flag, wireFlag } from '../fields/flag.ts';
import { folderProfiles } from '../fields/folder-profiles.ts';
import { id, wireId } from '../fields/id.ts';
import { listOf } from '../fields/list.ts';
import { mailboxName } from '../fields/mailbox-name.ts';
import { missing } from '../fields/missing.ts';
import { quotaMb } from '../fields/quota.ts';
import { addressesBodyBytes, addressSet, relatedAddress } from '../fields/related-address.ts';
import { optionalLine } from '../fields/text.ts';
import { wireTime } from '../fields/time.ts';
import { version } from '../fields/version.ts';

const area = 'users';

/** What a folder holds; mail programs are told too. */
export const folderTypes = ['mail', 'appointment', 'contact', 'note', 'task'] as const;
export type FolderType = (typeof folderTypes)[number];

export const mostFoldersOfDomain = 1_000;
export const mostFolderLevels = 8;
export const mostFolderRights = 500;
export const longestFolderName = 60;
/** A preview has at most this many; the others are only counted. */
export const mostPreviewedFolders = 100;
export const mostPreviewedChanges = 20;
const bodyBytes = addressesBodyBytes(mostFolderRights);

/** Who has a right, where it is every user of the folder's domain. */
export const everyone = 'everyone';

export const folderRow = z.strictObject({
  id: wireId,
  name: z.string(),
  /** The names from the top, joined by `/`. Mail programs show it below `Public/<domain>`. */
  path: z.string(),
  domain: z.string(),
  /** Empty at the top. */
  parent: z.string(),
  type: z.enum(folderTypes),
  /** MB; 0 for a folder that only holds other folders. */
  quota: z.int(),
  /** MB in use; null until it is known. */
  used: z.int().nullable(),
  /** Of a mail folder that takes mail at an address of its own. */
  email: z.string(),
  /** The same address as its readers write it. */
  unicode: z.string(),
  /** As far as the caller can see them. */
  owners: z.array(z.string()),
  /** Owners in domains the caller can't see. */
  hidden_owners: z.int(),
  /** How many there are. */
  rights: z.int(),
  /** All folders below it. */
  subfolders: z.int(),
  note: z.string(),
  created_at: wireTime,
  version: z.int(),
});

/** `opens` is 0 for a user who can't open public folders, because it is not an enhanced one. */
const known = { ...relatedAddress, opens: wireFlag };
const profile = z.enum(folderProfiles);

/** One folder with the people it has to do with. */
const folder = folderRow.extend({
  owned_by: z.array(z.strictObject(known)),
  /** The address is `everyone` for every user of the domain. */
  granted: z.array(z.strictObject({ ...known, profile })),
  /** Rights of addresses in domains the caller can't see; `setPublicFolderRights` keeps them. */
  hidden_rights: z.int(),
});

/** Mail programs read some characters as patterns or as steps of a path. */
const folderName = z
  .string(missing)
  .trim()
  .min(1, 'required')
  .max(longestFolderName, 'max_length')
  .normalize('NFC')
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}/\\*%]*$/u, 'format')
  .regex(/^[^.~]/, 'format');

/** The folder it is in; empty on the wire, and 0 in code, for the top. */
const parent = z.union([z.literal('').transform(() => 0), id], 'format');
const username = z.union([z.literal(''), mailboxName], 'username_invalid');

const changeable = {
  parent: parent.optional(),
  quota: quotaMb.optional(),
  owners: addressSet.optional(),
  note: optionalLine(250).optional(),
  /** Of a mail folder: mail to this name at the domain is put into it. Empty for none. */
  username: username.optional(),
};

const rights = listOf(
  z.strictObject({
    who: z.union([z.literal(everyone), mailAddress], 'email_invalid'),
    profile: z.enum(folderProfiles, missing),
  }),
  { least: 0, most: mostFolderRights },
);

export const folderFilters = {
  domain: anyOf(domainName),
  type: anyOf(z.enum(folderTypes, 'format')),
  /** Those directly in this folder; empty for those at the top. */
  parent: parent.optional(),
};

const history = ['path', 'type', 'quota', 'owners', 'note', 'email', 'rights', 'subfolders'] as const;

export const publicFoldersActions = {
  getPublicFolders: query({
    summary: 'Lists the public folders of the account, each after its parent folder.',
    access: { area, level: levels.view },
    scope: 'domain',
    input: listInput(['path', 'created_at'], folderFilters),
    output: listOutput(folderRow),
    example: { search: 'projects' },
  }),
  getPublicFolder: query({
    summary: 'Returns one public folder with its owners and rights.',
    access: { area, level: levels.view },
    scope: 'domain',
    input: z.strictObject({ id }),
    output: folder,
    example: { id: '1' },
  }),
  exportPublicFolders: command({
    summary: 'Exports the public folders that match, as CSV or JSON.',
    access: { area, level: levels.view },
    scope: 'domain',
    input: exportInput(folderFilters, folderRow),
    output: exportOutput,
    example: { format: 'csv' },
    history: ['format', 'search'],
  }),
  addPublicFolder: command({
    summary:
      'Adds a public folder in a verified domain. A subfolder starts with the rights of its parent folder, and with its owners unless `owners` is given.',
    access: { area, level: levels.addUpdate },
    scope: 'domain',
    input: z.strictObject({
      name: folderName,
      domain: domainName,
      type: z.enum(folderTypes, missing),
      ...changeable,
    }),
    output: folder,
    example: { name: 'Projects', domain: 'example.com', type: 'mail', quota: 100 },
    history,
  }),
  updatePublicFolder: command({
    summary:
      'Changes a public folder. Omitted fields stay the same; `parent` moves it, with all its subfolders, within its domain.',
    access: { area, level: levels.addUpdate },
    scope: 'domain',
    input: z.strictObject({ id, version, name: folderName.optional(), ...changeable }),
    output: folder,
    example: { id: '1', name: 'Projects' },
    history,
  }),
  previewPublicFolderRights: query({
    summary: 'Returns what `setPublicFolderRights` would change in the subfolders.',
    access: { area, level: levels.addUpdate },
    scope: 'domain',
    input: z.strictObject({ id, rights }),
    output: z.strictObject({
      folders: z.array(
        z.strictObject({
          id: wireId,
          path: z.string(),
          changes: z.array(
            z.strictObject({
              who: z.string(),
              unicode: z.string(),
              /** Null where there is none. */
              before: profile.nullable(),
              after: profile.nullable(),
            }),
          ),
          /** How many changes there are. */
          total: z.int(),
        }),
      ),
      changed: z.int(),
      unchanged: z.int(),
    }),
    bodyBytes,
    example: { id: '1', rights: [{ who: everyone, profile: 'reviewer' }] },
  }),
  setPublicFolderRights: command({
    summary:
      'Sets who can do what in a public folder: users and distribution lists of the account, or `everyone` in its domain. With `subfolders`, all its subfolders get the same rights.',
    access: { area, level: levels.addUpdate },
    scope: 'domain',
    input: z.strictObject({ id, version, rights, subfolders: flag.optional() }),
    output: folder,
    bodyBytes,
    example: { id: '1', rights: [{ who: everyone, profile: 'reviewer' }], subfolders: 1 },
    history,
  }),
  removePublicFolders: command({
    summary:
      'Moves public folders to the recycle bin for 30 days, with all their subfolders. Their addresses stay reserved.',
    access: { area, level: levels.remove },
    scope: 'domain',
    input: bulkInput(folderFilters),
    output: bulkOutput,
    example: { ids: ['1'] },
    history,
  }),
};
