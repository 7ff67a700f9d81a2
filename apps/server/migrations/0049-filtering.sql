-- What becomes of mail: settings of an account and its domains, senders and networks that are wanted or not.

-- Without a domain: what counts where a domain says nothing else. Null is inherited; of the account, what everybody begins with.
create table filter_settings (
  account_id      bigint not null references account (id) on delete cascade,
  id              bigint generated always as identity,
  domain_id       bigint,
  accept_from     text check (accept_from in ('everyone', 'whitelist')),
  autowhitelist   boolean,
  sensitivity     smallint check (sensitivity between 1 and 10),
  spam_to         text check (spam_to in ('folder', 'inbox', 'delete')),
  keep_spam_days  smallint check (keep_spam_days between 1 and 365),
  version         integer not null default 1,
  primary key (account_id, id),
  unique nulls not distinct (account_id, domain_id),
  foreign key (account_id, domain_id) references domain (account_id, id) on delete cascade
);

-- Whitelist (allow) and blacklist (block): an address, or a domain with all below it. Of a user, of a domain, or of the account.
create table sender_entry (
  account_id        bigint not null references account (id) on delete cascade,
  id                bigint generated always as identity,
  list              text not null check (list in ('allow', 'block')),
  domain_id         bigint,
  user_id           bigint,
  -- Once as mail knows it, once as people read it.
  address           text collate "C" not null,
  readable          text collate "C" not null,
  ignore_spf        boolean not null default false,
  apply_to_headers  boolean not null default false,
  note              text not null default '',
  expires_at        timestamptz,
  created_at        timestamptz not null,
  created_by        text not null,
  version           integer not null default 1,
  search_text       text collate "C" generated always as
    (lower((' ' || readable || ' ' || address || ' ' || note) collate "default")) stored,
  primary key (account_id, id),
  unique nulls not distinct (account_id, address, list, domain_id, user_id),
  foreign key (account_id, domain_id) references domain (account_id, id) on delete cascade,
  foreign key (account_id, user_id) references mail_user (account_id, id) on delete cascade,
  check (domain_id is null or user_id is null),
  check (list = 'allow' or not ignore_spf)
);
create index sender_entry_domain_idx on sender_entry (account_id, domain_id) where domain_id is not null;
create index sender_entry_user_idx on sender_entry (account_id, user_id) where user_id is not null;
create index sender_entry_readable_idx on sender_entry (account_id, list, readable, id);
create index sender_entry_created_idx on sender_entry (account_id, list, created_at, id);
create index sender_entry_search_idx on sender_entry using gin (account_id, search_text gin_trgm_ops);

-- How often an entry decided, by day; written by the mail engine. Kept for as long as people are told about.
create table sender_hit (
  account_id  bigint not null,
  entry_id    bigint not null,
  day         date not null,
  hits        integer not null,
  last_at     timestamptz not null,
  primary key (account_id, entry_id, day),
  foreign key (account_id, entry_id) references sender_entry (account_id, id) on delete cascade
);

-- Addresses that users of a domain have written to; who did so last, and when.
create table known_sender (
  account_id  bigint not null,
  id          bigint generated always as identity,
  domain_id   bigint not null,
  address     text collate "C" not null,
  readable    text collate "C" not null,
  user_id     bigint,
  first_at    timestamptz not null,
  last_at     timestamptz not null,
  search_text text collate "C" generated always as
    (lower((' ' || readable || ' ' || address) collate "default")) stored,
  primary key (account_id, id),
  unique (account_id, domain_id, address),
  foreign key (account_id, domain_id) references domain (account_id, id) on delete cascade,
  foreign key (account_id, user_id) references mail_user (account_id, id) on delete set null (user_id)
);
create index known_sender_user_idx on known_sender (account_id, user_id) where user_id is not null;
create index known_sender_readable_idx on known_sender (account_id, readable, id);
create index known_sender_last_idx on known_sender (account_id, last_at, id);
create index known_sender_search_idx on known_sender using gin (account_id, search_text gin_trgm_ops);

-- Servers by their address: the first that fits decides, in the order of preference.
create table network_entry (
  account_id   bigint not null references account (id) on delete cascade,
  id           bigint generated always as identity,
  domain_id    bigint,
  network      inet not null,
  type         text not null check (type in ('allow', 'block')),
  preference   integer not null check (preference between 0 and 9999),
  description  text not null default '',
  created_at   timestamptz not null,
  version      integer not null default 1,
  search_text  text collate "C" generated always as
    (lower((' ' || host(network) || ' ' || description) collate "default")) stored,
  primary key (account_id, id),
  unique nulls not distinct (account_id, domain_id, network),
  foreign key (account_id, domain_id) references domain (account_id, id) on delete cascade
);
create index network_entry_domain_idx on network_entry (account_id, domain_id) where domain_id is not null;
create index network_entry_order_idx on network_entry (account_id, preference, id);
create index network_entry_network_idx on network_entry using gist (network inet_ops);

-- How much the users of an account have taught the filter, and how much of it today.
create table filter_lesson (
  account_id  bigint primary key references account (id) on delete cascade,
  spam        integer not null,
  notspam     integer not null,
  day         date not null,
  of_day      integer not null,
  last_at     timestamptz not null
);
