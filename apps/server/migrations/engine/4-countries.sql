-- Countries that users log in from. docs/decisions/0041-login-countries.md says why it is done like this.

create function engine.country_window() returns interval language sql immutable as $$ select interval '24 hours' $$;

-- [{login, at, ip, country}] of logins. What is trusted does not count, nor what is in no country.
create function engine.note_countries(logins jsonb) returns void language plpgsql volatile as $$
declare
  one record;
begin
  if logins is null then return; end if;
  -- Two at once would make two incidents of one.
  perform pg_advisory_xact_lock(hashtext('engine.note_countries'));
  insert into login_country as c (account_id, user_id, country, ip, first_at, last_at)
  select f.account_id, f.user_id, f.country, (array_agg(f.ip order by f.at desc))[1], min(f.at), max(f.at)
    from engine.foreign_logins(logins) as f group by 1, 2, 3 order by 1, 2, 3
  on conflict (account_id, user_id, country) do update set
    ip = case when excluded.last_at >= c.last_at then excluded.ip else c.ip end,
    first_at = case when c.last_at < excluded.first_at - engine.country_window() then excluded.first_at
                    else least(c.first_at, excluded.first_at) end,
    last_at = greatest(c.last_at, excluded.last_at);
  for one in select f.account_id, f.domain_id, f.user_id, max(f.at) as at
               from engine.foreign_logins(logins) as f group by 1, 2, 3 order by 1, 2, 3 loop
    perform engine.flag_countries(one.account_id, one.domain_id, one.user_id, one.at);
  end loop;
end $$;

create function engine.foreign_logins(logins jsonb)
returns table (account_id bigint, domain_id bigint, user_id bigint, country text, ip inet, at timestamptz)
language plpgsql stable as $$
begin
  return query select u.account_id, u.domain_id, u.id, l.country, engine.plain_ip(l.ip), l.at
    from jsonb_to_recordset(logins) as l (login text, at timestamptz, ip text, country text)
    cross join lateral engine.user_of(l.login) as u
   where l.country <> '' and not engine.trusts(u, l.ip);
end $$;

-- One incident for a user while it goes on. Of one that was safe, the same countries are too.
create function engine.flag_countries(of_account bigint, of_domain bigint, of_user bigint, latest timestamptz) returns void
language plpgsql volatile as $$
declare
  most integer := (select s.login_countries from engine.filter_settings_of(of_account, of_domain) as s);
  since timestamptz := latest - engine.country_window();
  seen jsonb;
  countries text[];
  grade smallint;
  known security_incident;
begin
  if most = 0 then return; end if;
  select jsonb_object_agg(c.country, jsonb_build_object('ip', host(c.ip), 'first_at', c.first_at, 'last_at', c.last_at)),
         array_agg(c.country) into seen, countries
    from login_country c where c.account_id = of_account and c.user_id = of_user and c.last_at > since;
  if cardinality(countries) <= most then return; end if;
  grade := case when cardinality(countries) > 2 * most then 2 else 1 end;
  select * into known from security_incident i
   where i.account_id = of_account and i.user_id = of_user and i.kind = 'countries' and i.last_at > since
   order by i.last_at desc, i.id desc limit 1 for update;
  if found and (known.state <> 'safe' or known.evidence -> 'countries' ?& countries) then
    update security_incident i
       set last_at = greatest(i.last_at, latest), level = greatest(i.level, grade),
           evidence = jsonb_build_object('limit', most, 'countries', i.evidence -> 'countries' || seen)
     where i.account_id = of_account and i.id = known.id;
  else
    insert into security_incident (account_id, user_id, kind, level, evidence, first_at, last_at)
    values (of_account, of_user, 'countries', grade, jsonb_build_object('limit', most, 'countries', seen), latest, latest);
  end if;
end $$;

-- Incidents are kept as long as logins usually are.
create function engine.forget_countries() returns void language sql volatile security definer as $$
  delete from login_country c where c.last_at < now() - engine.country_window();
  delete from security_incident i where i.last_at < now() - interval '90 days';
$$;
