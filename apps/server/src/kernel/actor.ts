/** An admin by its key. */
export interface AdminKey {
  readonly accountId: number;
  readonly adminId: number;
}

/** Who an account-history entry is written for; a login learns it only after the password was right. */
export interface Actor extends AdminKey {
  readonly adminname: string;
}
