import type { ActionInput } from '@posthouse/contract';
import {
  everyone,
  mostFolderRights,
  publicFoldersActions,
} from '@posthouse/contract/features/public-folders';
import { type FolderProfile, folderProfiles } from '@posthouse/contract/fields/folder-profiles';
import { z } from 'zod';
import {
  addressesIn,
  choiceOf,
  choiceSchema,
  chosenAddresses,
  type RelatedAddress,
  rowsOf,
} from '../../domain/addresses/address-choice.ts';
import { changedFields } from '../../ui/form/record-changes.ts';
import type { WholeFolder } from './folder.ts';

const { shape } = publicFoldersActions.addPublicFolder.input;

const changeable = {
  name: shape.name,
  parent: z.string(),
  quota: shape.quota.unwrap(),
  owners: choiceSchema(),
  note: shape.note.unwrap(),
  username: shape.username.unwrap(),
};

export const addSchema = z.strictObject({ ...changeable, domain: shape.domain, type: shape.type });
export type AddValues = z.input<typeof addSchema>;

export const settingsSchema = z.strictObject(changeable);
export type SettingsValues = z.input<typeof settingsSchema>;

export function settingsValuesOf({ name, parent, quota, owned_by, note, email }: WholeFolder) {
  const username = email.slice(0, Math.max(0, email.lastIndexOf('@')));
  return { name, parent, quota, owners: choiceOf(owned_by), note, username } satisfies SettingsValues;
}

const sentSettings = ({ owners, ...values }: SettingsValues) => ({
  ...values,
  owners: chosenAddresses(owners),
});

export const settingsChangesOf = (from: WholeFolder, values: SettingsValues) =>
  changedFields(sentSettings(settingsValuesOf(from)), sentSettings(values)) as Partial<
    ReturnType<typeof sentSettings>
  >;

/** What is sent of a new folder: only mail folders have an address, and owners that nobody chose are those of the parent. */
export function newFolderOf({ owners, username, ...values }: AddValues): ActionInput<'addPublicFolder'> {
  const chosen = chosenAddresses(owners);
  return {
    ...values,
    ...(values.type === 'mail' ? { username } : {}),
    ...(chosen.length > 0 ? { owners: chosen } : {}),
  };
}

export type Right = WholeFolder['granted'][number];

export const rightsSchema = z.strictObject({
  everyone: z.enum(folderProfiles),
  rights: choiceSchema<Right>({ most: mostFolderRights }),
});
export type RightsValues = z.input<typeof rightsSchema>;

const isEveryone = ({ address }: Pick<Right, 'address'>) => address === everyone;

/** Without an entry everyone has none. */
export const rightsValuesOf = ({ granted }: WholeFolder) =>
  ({
    everyone: granted.find(isEveryone)?.profile ?? 'none',
    rights: choiceOf(granted.filter((right) => !isEveryone(right))),
  }) satisfies RightsValues;

/** The least that is of use. */
const least: FolderProfile = 'reviewer';

export const newRight = (address: RelatedAddress): Right => ({ ...address, opens: 1, profile: least });

/** Everyone last: what is said of a row is said by its place. */
const sentRights = ({ everyone: profile, rights }: RightsValues) => ({
  rights: [
    ...rowsOf(rights).map((right) => ({ who: right.address, profile: right.profile })),
    ...(addressesIn(rights.typed) ?? []).map((who) => ({ who, profile: least })),
    ...(profile === 'none' ? [] : [{ who: everyone, profile }]),
  ],
});

export const rightsChangesOf = (from: WholeFolder, values: RightsValues) =>
  changedFields(sentRights(rightsValuesOf(from)), sentRights(values)) as Partial<
    ReturnType<typeof sentRights>
  >;

/** As they are stored, to be given to other folders. */
export const presentRights = ({ granted }: WholeFolder) =>
  granted.map(({ address, profile }) => ({ who: address, profile }));
