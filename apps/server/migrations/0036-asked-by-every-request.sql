-- What every request asks. As functions, because PostgreSQL keeps the plans of their statements with a connection, also
-- where a pooler between it and the panel does not let named statements through.

-- The rights of an admin: as levels and domains where it is limited to some of them, else null.
create function admin_rights(a admin) returns json language plpgsql stable as $$
begin
  return json_build_object(
    'role', a.role,
    'permissions', case when a.role = 'subadmin' then
      (select json_object_agg(p.area, p.level) from admin_permission p
        where p.account_id = a.account_id and p.admin_id = a.id) end,
    'domain_ids', case when a.domains_limited then
      (select coalesce(json_agg(d.domain_id), '[]') from admin_domain d
        where d.account_id = a.account_id and d.admin_id = a.id) end);
end $$;

-- The session with a token, or with a key; null unless it is alive, its admin active, its account not suspended and the
-- address allowed. Where the main admin looks through a sub-admin's session, it is the main admin (the viewer) who must
-- still be in, from an allowed address, and whose duties count. One row after the other: that takes less than a join.
create function find_session(
  token bytea, of_account bigint, of_session bigint, remote_address inet, at timestamptz, touch_seconds integer
) returns json language plpgsql stable as $$
declare
  s session;
  a admin;
  c account;
  viewer_session session;
  viewer admin;
  alive_since timestamptz;
begin
  if token is not null then
    select * into s from session where token_hash = token and expires_at > at;
  else
    select * into s from session where account_id = of_account and id = of_session and expires_at > at;
  end if;
  select * into c from account where id = s.account_id and state = 'active';
  select * into a from admin where account_id = s.account_id and id = s.admin_id and active;
  alive_since := at - make_interval(mins => c.ui_timeout_minutes, secs => touch_seconds);
  if c.id is null or a.id is null or s.last_seen_at <= alive_since then
    return null;
  end if;
  if s.viewed_from is null then
    viewer_session := s;
    viewer := a;
  else
    select * into viewer_session from session
     where account_id = s.account_id and id = s.viewed_from and expires_at > at and last_seen_at > alive_since;
    select * into viewer from admin
     where account_id = s.account_id and id = viewer_session.admin_id and active;
    if viewer.id is null then
      return null;
    end if;
  end if;
  if viewer.ip_restricted and not viewer_session.any_address and not exists (
    select from admin_ip_range r
     where r.account_id = s.account_id and r.admin_id = viewer.id and remote_address <<= r.range)
  then
    return null;
  end if;
  return json_build_object(
    'id', s.id, 'account_id', s.account_id, 'admin_id', s.admin_id, 'username', a.username, 'account_name', c.name,
    -- The main admin has every right.
    'rights', case when a.role = 'subadmin' then admin_rights(a) end,
    'authenticated_at', s.authenticated_at,
    -- What else decides what an admin is offered: two-factor authentication, and the maxima of the account.
    'offer', json_build_array(
      a.twofa_allowed, c.max_basic_users, c.max_enhanced_users, c.max_domains, c.max_exchange_users,
      c.max_external_users, c.max_chat_users, c.max_quota_mb, c.autogrow_quota)::text,
    'viewed_from', s.viewed_from, 'viewer_id', viewer.id, 'viewer_name', viewer.username,
    'password_expired', c.password_max_age_days > 0
      and viewer.password_changed_at <= at - make_interval(days => c.password_max_age_days),
    'twofa_missing', c.twofa_required and viewer.role = 'subadmin' and not exists (
      select from admin_two_factor f
       where f.account_id = viewer.account_id and f.admin_id = viewer.id and f.enabled_at is not null),
    'touch', s.last_seen_at < at - make_interval(secs => touch_seconds));
end $$;
