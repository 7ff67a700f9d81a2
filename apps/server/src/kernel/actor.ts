/** An admin by its key. */
export interface AdminKey {
  readonly accountId: number;
  readonly adminId: number;
}

/** Who an account-history entry is written for; a login learns it only after the password was right. */
export interface Actor extends AdminKey {
  readonly adminname: string;
}

/** The same where it may be a user, who is no admin: of a link that was mailed to somebody’s mailbox. */
export type RecordedActor = Omit<Actor, 'adminId'> & { readonly adminId: number | null };
