-- One kind of lease for all that is checked again and again, and a recycle bin that strangers' names cannot fill.

-- DKIM keys that wait are looked for under a lease, as domains and claims are.
alter table dkim_key add column due_at timestamptz, add column lease_until timestamptz,
                     add column fence integer not null default 0;
update dkim_key set due_at = coalesce(checked_at, created_at) where state = 'waiting';
alter table dkim_key drop column checked_at;
create index dkim_key_due_idx on dkim_key (due_at) where due_at is not null;

-- Whether a name was ever proved: what never was is only a claim, and the recycle bin keeps few of those.
alter table domain_name add column ever_verified boolean not null default false;
update domain_name set ever_verified = true where verified_at is not null;
create function domain_name_verified() returns trigger language plpgsql as $$
begin
  new.ever_verified := true;
  return new;
end $$;
create trigger domain_name_verified before insert or update of verified_at on domain_name
  for each row when (new.verified_at is not null and not new.ever_verified) execute function domain_name_verified();
create index domain_name_removed_claim_idx on domain_name (account_id, removed_at, id)
  where removed_at is not null and not ever_verified;
