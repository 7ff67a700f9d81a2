-- What PostgreSQL lets every role do in a database, and the mail engine needs none of: whoever has taken it over could fill
-- the disk. Where the panel may not take it away, "mail doctor" says who can.
do $$
declare
  one record;
begin
  if has_database_privilege('public', current_database(), 'temporary')
     and pg_has_role((select datdba from pg_database where datname = current_database()), 'usage') then
    execute format('revoke temporary on database %I from public', current_database());
  end if;
  -- Databases that are older than PostgreSQL 15 have kept it.
  if has_schema_privilege('public', 'public', 'create')
     and pg_has_role((select nspowner from pg_namespace where nspname = 'public'), 'usage') then
    revoke create on schema public from public;
  end if;
  if (select rolsuper from pg_roles where rolname = current_user) then
    for one in select p.oid::regprocedure as name from pg_proc p
                where p.pronamespace = 'pg_catalog'::regnamespace
                  and p.proname in ('lo_creat', 'lo_create', 'lo_from_bytea', 'lo_import')
                  and has_function_privilege('public', p.oid, 'execute') loop
      execute format('revoke execute on function %s from public', one.name);
    end loop;
  end if;
end $$;
