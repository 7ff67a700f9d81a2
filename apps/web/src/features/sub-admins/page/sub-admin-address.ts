export const listAddress = '/subadmins';
export const newAddress = '/subadmins/new';

/** Where the page of a sub-admin is. */
export function subAdminAddress(id: string): string {
  return `${listAddress}/${id}`;
}
