-- Addresses and networks from which users can log in whoever else guesses their passwords: one user, or all of a domain.
create table trusted_ip (
  account_id   bigint not null,
  id           bigint generated always as identity,
  domain_id    bigint not null,
  -- Null: everybody in the domain.
  user_id      bigint,
  network      inet not null,
  description  text not null default '',
  created_at   timestamptz not null,
  search_text  text collate "C" generated always as
                 (lower((' ' || abbrev(network) || ' ' || description) collate "default")) stored,
  primary key (account_id, id),
  constraint trusted_ip_key unique nulls not distinct (account_id, domain_id, user_id, network),
  foreign key (account_id, domain_id) references domain (account_id, id) on delete cascade,
  foreign key (account_id, user_id) references mail_user (account_id, id) on delete cascade
);
create index trusted_ip_list_idx on trusted_ip (account_id, network, id);
create index trusted_ip_created_idx on trusted_ip (account_id, created_at, id);
create index trusted_ip_user_idx on trusted_ip (account_id, user_id) where user_id is not null;
create index trusted_ip_search_idx on trusted_ip using gin (account_id, search_text gin_trgm_ops);

-- What a user has moves along to another domain.
create function user_moved_trusted_ips() returns trigger language plpgsql as $$
begin
  update trusted_ip t set domain_id = new.domain_id where t.account_id = new.account_id and t.user_id = new.id;
  return null;
end $$;
create trigger user_moved_trusted_ips after update of domain_id on mail_user
  for each row when (old.domain_id <> new.domain_id) execute function user_moved_trusted_ips();

-- Where users logged in from: an IPv4 address, or the /64 of an IPv6 address.
create table known_network (
  account_id  bigint not null,
  user_id     bigint not null,
  network     text collate "C" not null,
  -- To the day.
  seen_at     timestamptz not null,
  primary key (account_id, user_id, network),
  foreign key (account_id, user_id) references mail_user (account_id, id) on delete cascade
);
create index known_network_old_idx on known_network (seen_at);

-- Wrong passwords, of whom and from where. Also of names that nobody has: these look the same from outside. A name is kept as a
-- digest, because some people type their password in its place.
create table login_guess (
  -- Empty: of anybody from this network.
  name           text collate "C" not null,
  -- Empty: of this name from all networks where it is not known; both: from one where it is.
  network        text collate "C" not null,
  -- Since the last block.
  failures       integer not null default 0,
  -- In a row.
  blocks         integer not null default 0,
  -- Some bits of what was tried last, to know the same again.
  seen           text[] not null default '{}',
  failed_at      timestamptz not null,
  blocked_at     timestamptz,
  blocked_until  timestamptz,
  primary key (name, network)
);
create index login_guess_old_idx on login_guess (failed_at);

-- An account let a network in again: blocks from before that moment do not count for its users.
create table guess_pardon (
  account_id  bigint not null references account (id) on delete cascade,
  -- 0: all domains of the account.
  domain_id   bigint not null default 0,
  network     text collate "C" not null,
  at          timestamptz not null,
  primary key (account_id, domain_id, network)
);
create index guess_pardon_old_idx on guess_pardon (at);
