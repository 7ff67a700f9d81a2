-- Who is removed or restored by hand has no day any more; what was done on its day is known, for the undo of a plan.
alter table user_removal add column done_at timestamptz;
delete from user_removal r using mail_user u
 where u.account_id = r.account_id and u.id = r.user_id and u.removed_at is not null;

create or replace function mail_user_removed() returns trigger language plpgsql as $$
begin
  if not exists (select from new_rows n join old_rows o on o.account_id = n.account_id and o.id = n.id
                  where n.removal_id is distinct from o.removal_id) then return null; end if;
  update address a set removed_at = n.removed_at, removal_id = n.removal_id
    from new_rows n join old_rows o on o.account_id = n.account_id and o.id = n.id
   where a.account_id = n.account_id and a.id = n.id and n.removal_id is distinct from o.removal_id;
  update user_measure m set is_removed = n.removed_at is not null
    from new_rows n join old_rows o on o.account_id = n.account_id and o.id = n.id
   where m.account_id = n.account_id and m.user_id = n.id and n.removal_id is distinct from o.removal_id;
  -- The job that removes on the day notes its moment before: its row stays while the user is in the recycle bin.
  delete from user_removal r using new_rows n join old_rows o on o.account_id = n.account_id and o.id = n.id
   where r.account_id = n.account_id and r.user_id = n.id and n.removal_id is distinct from o.removal_id
     and r.done_at is distinct from n.removed_at;
  return null;
end $$;
