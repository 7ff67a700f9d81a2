-- Forwards, send-as and delegates of users. They refer to addresses by id, so that a rename follows and what is deleted
-- for good leaves. What is in the recycle bin keeps its rows and does not act: whoever reads them looks at `address`.

-- One row from the first change on: the switch of the forwards, and a version for each of the three sets.
create table user_sharing (
  account_id         bigint not null,
  user_id            bigint not null,
  -- Where no destination receives mail, the mailbox keeps it whatever this says.
  keep_copy          boolean not null default true,
  forwards_version   integer not null default 0,
  send_as_version    integer not null default 0,
  delegates_version  integer not null default 0,
  primary key (account_id, user_id),
  foreign key (account_id, user_id) references mail_user (account_id, id) on delete cascade
);

-- An address of the account, or an external one as text.
create table user_forward (
  account_id  bigint not null,
  user_id     bigint not null,
  position    smallint not null,
  address_id  bigint,
  external    text collate "C" not null default '',
  primary key (account_id, user_id, position),
  unique (account_id, user_id, address_id),
  foreign key (account_id, user_id) references mail_user (account_id, id) on delete cascade,
  foreign key (account_id, address_id) references address (account_id, id) on delete cascade,
  check ((address_id is null) = (external <> '')),
  check (address_id <> user_id)
);
create unique index user_forward_external_key on user_forward (account_id, user_id, external) where external <> '';
create index user_forward_address_idx on user_forward (account_id, address_id) where address_id is not null;

-- The addresses a user can send as besides its own.
create table user_send_as (
  account_id  bigint not null,
  user_id     bigint not null,
  address_id  bigint not null,
  primary key (account_id, user_id, address_id),
  foreign key (account_id, user_id) references mail_user (account_id, id) on delete cascade,
  foreign key (account_id, address_id) references address (account_id, id) on delete cascade,
  check (address_id <> user_id)
);
create index user_send_as_address_idx on user_send_as (account_id, address_id);

-- Who can open the mailbox of a user, and whether they send as it or on its behalf.
create table user_delegate (
  account_id   bigint not null,
  user_id      bigint not null,
  delegate_id  bigint not null,
  access       text not null check (access in ('read', 'edit', 'full')),
  sending      text not null default 'none' check (sending in ('none', 'as', 'behalf')),
  primary key (account_id, user_id, delegate_id),
  foreign key (account_id, user_id) references mail_user (account_id, id) on delete cascade,
  foreign key (account_id, delegate_id) references mail_user (account_id, id) on delete cascade,
  check (delegate_id <> user_id)
);
create index user_delegate_delegate_idx on user_delegate (account_id, delegate_id);
