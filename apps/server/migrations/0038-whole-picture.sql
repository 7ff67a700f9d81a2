-- What is open in Dovecot, as the hooks see it once a minute.
create table mail_session (
  account_id  bigint not null,
  user_id     bigint not null,
  service     text not null check (service in ('imap', 'pop3', 'sieve')),
  -- Of the mail program; empty where it has none.
  ip          text not null default '',
  -- When it was seen first.
  since       timestamptz not null default now(),
  primary key (account_id, user_id, service, ip),
  foreign key (account_id, user_id) references mail_user (account_id, id) on delete cascade
);

-- The history of one user: by its address, and from each address back to the one before it.
create index account_history_target_idx on account_history (account_id, target, at desc, id desc);
create index account_history_renamed_idx on account_history (account_id, (after ->> 'email'), at desc)
  where action = 'renameUser';

-- Which addresses the user of an address has had, each since when and until when: before there was this user, somebody else
-- may have had them, and after it left them too. Where there is no such user any more, whoever had the address.
create function addresses_of_user(of_account bigint, of_email text)
returns table (email text, since timestamptz, until timestamptz) language plpgsql stable as $$
#variable_conflict use_column
declare
  born timestamptz := coalesce((select u.created_at from mail_user u
    where u.account_id = of_account and u.email = of_email and u.removed_at is null), '-infinity');
  known text := of_email;
  left_at timestamptz := 'infinity';
  renamed record;
begin
  loop
    select h.at, h.before ->> 'email' as former into renamed from account_history h
     where h.account_id = of_account and h.action = 'renameUser' and h.after ->> 'email' = known
       and h.before ->> 'email' <> known and h.at < left_at and h.at >= born
     order by h.at desc limit 1;
    return query select known, coalesce(renamed.at, born), left_at;
    exit when renamed.at is null;
    known := renamed.former;
    left_at := renamed.at;
  end loop;
end $$;
