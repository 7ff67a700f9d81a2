-- The functions run as a role of their own that nobody logs in as and that can do just this. Where the panel may not make
-- roles, they run as the panel.
do $$
declare
  one record;
begin
  for one in select p.oid::regprocedure as name, p.prosecdef as is_entrance, l.lanname = 'plpgsql' as keeps_plans
               from pg_proc p join pg_language l on l.oid = p.prolang where p.pronamespace = 'engine'::regnamespace loop
    -- Only where others come in: PostgreSQL can't make a function with settings a part of the query that calls it.
    if one.is_entrance then execute format('alter function %s set search_path = public, pg_temp', one.name); end if;
    -- Planned once for each connection, at the first call, and for every address alike.
    if one.is_entrance and one.keeps_plans then
      execute format('alter function %s set plan_cache_mode = force_generic_plan', one.name);
    end if;
    execute format('revoke all on function %s from public', one.name);
  end loop;

  if (select rolsuper from pg_roles where rolname = current_user) then
    begin
      create role posthouse_engine_owner nologin;
    exception when duplicate_object or unique_violation then null;
    end;
    grant usage, create on schema engine to posthouse_engine_owner;
    grant usage on schema public to posthouse_engine_owner;
    grant select on account, domain_name, alias_domain, domain, address, mail_user, user_sharing, user_forward,
      user_send_as, user_delegate, mail_alias, alias_destination, mail_list, list_member, smart_list,
      smart_list_member, smart_list_owner, list_delivery, public_folder, public_folder_owner, public_folder_right,
      public_folder_place, audit_domain, user_script, app_password, one_time_password, dkim_key, mail_login, mail_engine,
      mailbox_usage, trusted_ip, filter_settings, sender_entry, known_sender, network_entry,
      branding to posthouse_engine_owner;
    -- Whom members of lists can write to.
    grant select (account_id, role, email) on admin to posthouse_engine_owner;
    grant select, update (used_bytes, last_login_at) on user_measure to posthouse_engine_owner;
    grant update (last_used_at) on app_password to posthouse_engine_owner;
    -- What the trigger of measured values writes to.
    grant update (is_over_quota, has_logged_in) on mail_user to posthouse_engine_owner;
    grant delete on one_time_password, mailbox_usage, list_delivery to posthouse_engine_owner;
    grant update on mailbox_usage to posthouse_engine_owner;
    grant insert, update on list_delivery to posthouse_engine_owner;
    grant insert, update, delete on public_folder_place to posthouse_engine_owner;
    grant update (used_bytes) on public_folder to posthouse_engine_owner;
    grant select, update, delete on mail_leftover, account_leftover to posthouse_engine_owner;
    grant insert on account_history to posthouse_engine_owner;
    grant insert, update (attempts) on mail_login to posthouse_engine_owner;
    grant select, insert, delete on mail_session to posthouse_engine_owner;
    grant select, insert, update, delete on login_guess, known_network, login_country, security_incident
      to posthouse_engine_owner;
    grant select, delete on guess_pardon to posthouse_engine_owner;
    grant select, insert, update, delete on stopped_filter to posthouse_engine_owner;
    grant insert, update on mail_engine to posthouse_engine_owner;
    grant select, insert, update, delete on sender_hit to posthouse_engine_owner;
    grant select, insert, update on filter_lesson to posthouse_engine_owner;
    grant insert, delete, update (user_id, last_at) on known_sender to posthouse_engine_owner;
    grant select, insert, update, delete on spam_report, spam_link to posthouse_engine_owner;
    grant select, insert, update on incoming_mail, outgoing_mail, incoming_story, outgoing_story to posthouse_engine_owner;
    grant select, insert, update, delete on log_position, mail_underway to posthouse_engine_owner;
    for one in select p.oid::regprocedure as name from pg_proc p where p.pronamespace = 'engine'::regnamespace loop
      execute format('alter function %s owner to posthouse_engine_owner', one.name);
    end loop;
    for one in select c.relname as name from pg_class c
                where c.relnamespace = 'engine'::regnamespace and c.relkind = 'v' loop
      execute format('alter view engine.%I owner to posthouse_engine_owner', one.name);
    end loop;
  end if;

  if exists (select from pg_roles where rolname = 'posthouse_engine') then
    grant usage on schema engine to posthouse_engine;
    grant execute on function engine.mailbox_domain, engine.relay_domain, engine.virtual_alias, engine.mailbox,
      engine.transport, engine.probe_transport, engine.kept_elsewhere, engine.audit_copy, engine.policy,
      engine.log_in, engine.mailbox_home, engine.check_sender, engine.is_served,
      engine.signing_key, engine.take_usage, engine.record_logins, engine.welcome, engine.welcome, engine.count_known_guesses,
      engine.forget_guesses, engine.forget_countries, engine.ended_sessions, engine.note_sessions, engine.forget_sessions,
      engine.opened_mailboxes, engine.beat, engine.list_at, engine.list_targets, engine.may_post,
      engine.list_owners, engine.list_managers, engine.name_of_domain, engine.begin_list_delivery,
      engine.note_list_progress, engine.end_list_delivery,
      engine.forget_list_progress, engine.note_folder_place, engine.forget_folder_place, engine.folder_accounts,
      engine.note_folder_use, engine.folder_users, engine.folder_readers, engine.folder_limits,
      engine.subscriptions_of, engine.subscribers, engine.home_of, engine.note_leftover_found, engine.note_leftovers_deleted,
      engine.note_account_deleted, engine.unknown_mailboxes, engine.stop_filter, engine.filter_stopped, engine.filter_started,
      engine.filter_activated, engine.filter_rules, engine.note_sender_hits, engine.forget_sender_hits, engine.forget_known_senders,
      engine.log_positions, engine.underway, engine.log_domains, engine.write_logs, engine.forget_underway,
      engine.note_known_senders, engine.begin_lesson, engine.note_lesson, engine.account_of, engine.plan_reports,
      engine.take_reports, engine.begin_report, engine.end_report, engine.drop_report, engine.put_off_report,
      engine.note_release, engine.forget_spam_links to posthouse_engine;
    -- A view asks these as whoever reads it.
    grant execute on function engine.copy_domain, engine.folder_script, engine.is_due, engine.seen_mailbox to posthouse_engine;
    grant select on engine.mailbox_name, engine.delivery_script, engine.folder_delivery_script, engine.shared_mailbox, engine.shared_with_nobody,
      engine.folder_attribute, engine.no_attribute, engine.folder_work, engine.leftover_work, engine.account_leftover_work,
      engine.filter_work, engine.release_work
      to posthouse_engine;
    grant delete on engine.folder_attribute, engine.no_attribute to posthouse_engine;
    -- Dovecot's dictionary writes to a table itself.
    grant usage on schema public to posthouse_engine;
    grant select, insert, update, delete on mailbox_usage to posthouse_engine;
  end if;
end $$;
