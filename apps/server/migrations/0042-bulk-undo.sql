-- What rows were before a bulk command changed them, so that it can be undone.
create table bulk_undo (
  account_id  bigint not null references account on delete cascade,
  id          bigint generated always as identity,
  admin_id    bigint not null,
  kind        text not null,
  job_id      bigint,
  created_at  timestamptz not null,
  primary key (account_id, id),
  unique (account_id, job_id),
  foreign key (account_id, admin_id) references admin (account_id, id) on delete cascade
);
create index bulk_undo_created_idx on bulk_undo (created_at);

create table bulk_undo_row (
  account_id  bigint not null,
  undo_id     bigint not null,
  row_id      bigint not null,
  before      jsonb not null,
  after       jsonb not null,
  primary key (account_id, undo_id, row_id),
  foreign key (account_id, undo_id) references bulk_undo (account_id, id) on delete cascade
);
