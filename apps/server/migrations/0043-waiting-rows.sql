-- Rows of a plan that wait for their domains to be verified, and are applied by themselves then.
alter table plan
  -- How many they are, and in which domains.
  add column waiting     integer not null default 0,
  add column waits_for   text[] not null default '{}',
  -- Until when, and from which address an admin asked for it; null where nobody did.
  add column waits_until timestamptz,
  add column waits_ip    inet,
  -- The plan whose waiting rows it applies, and when its admin was told what came of it.
  add column follows     bigint,
  add column told_at     timestamptz;
create index plan_waits_idx on plan (waits_until) where waits_until is not null;
create index plan_untold_idx on plan (created_at) where follows is not null and told_at is null;
create index plan_follows_idx on plan (account_id, follows) where follows is not null;
