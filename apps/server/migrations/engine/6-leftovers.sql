-- Files of what is deleted for good: which the keeper has to delete, and what it has done. Only what has no row any more is
-- named; one that is back, from a backup, keeps its mail. Each is looked at twice: a delivery that had begun before may have
-- made the folder again.
create function engine.is_due(deleted_at timestamptz) returns boolean language sql stable as
  $$ select deleted_at is null or deleted_at < now() - interval '10 minutes' $$;

create view engine.leftover_work as
select l.account_id, l.id, l.kind, l.name from mail_leftover l
 where engine.is_due(l.deleted_at)
   and case l.kind
     when 'user' then not exists (select from mail_user u where u.account_id = l.account_id and u.id = l.id)
     -- Dovecot deletes the folder itself.
     else not exists (select from public_folder f where f.account_id = l.account_id and f.id = l.id)
      and not exists (select from public_folder_place p where p.account_id = l.account_id and p.folder_id = l.id) end;

create view engine.account_leftover_work as
select l.number from account_leftover l
 where engine.is_due(l.deleted_at) and not exists (select from account a where a.id = l.number);

create function engine.note_leftover_found(of_account bigint, of_id bigint) returns void
language sql volatile security definer as
  $$ update mail_leftover set found_at = now() where account_id = of_account and id = of_id and found_at is null $$;

-- The account sees in its history when it was done; nothing, where nothing was on the disk.
create function engine.note_leftovers_deleted(of_account bigint, of_ids bigint[]) returns void
language plpgsql volatile security definer as $$
begin
  delete from mail_leftover where account_id = of_account and id = any (of_ids) and deleted_at is not null;
  with done as (
    update mail_leftover set deleted_at = now() where account_id = of_account and id = any (of_ids) returning *)
  insert into account_history (account_id, at, adminname, action, target, domain_id, after)
  select account_id, now(), 'engine', 'engine: delete mail', name, domain_id,
         jsonb_build_object('kind', kind || 's') || case when bytes > 0 then jsonb_build_object('bytes', bytes) else '{}' end
    from done where found_at is not null order by id;
end $$;

create function engine.note_account_deleted(of_number bigint) returns void language plpgsql volatile security definer as $$
begin
  delete from account_leftover where number = of_number and deleted_at is not null;
  update account_leftover set deleted_at = now() where number = of_number;
end $$;

-- Of these names, those that no user of the account has, not even one in the recycle bin.
create function engine.unknown_mailboxes(of_account bigint, names text[]) returns setof text
language sql stable security definer as $$
  select n.name from unnest(names) as n (name)
   where not exists (select from mail_user u where u.account_id = of_account and u.email = n.name)
$$;
