-- Views of lists that an admin has given a name: what the address of the list has after its question mark.
create table saved_view (
  account_id   bigint not null,
  admin_id     bigint not null,
  id           bigint generated always as identity,
  screen       text collate "C" not null,
  name         text not null,
  view         text not null,
  is_default   boolean not null default false,
  primary key (account_id, admin_id, id),
  foreign key (account_id, admin_id) references admin (account_id, id) on delete cascade
);
create unique index saved_view_name_idx on saved_view (account_id, admin_id, screen, lower(name));
create unique index saved_view_default_idx on saved_view (account_id, admin_id, screen) where is_default;
