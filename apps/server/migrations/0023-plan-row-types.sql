-- One plan can be about several types of things, which are made in an order of their own.
alter table plan_row
  add column type text check (type in ('domain', 'user', 'alias', 'list')),
  -- Those of a lower step first.
  add column step smallint not null default 0;
drop index plan_row_waiting_idx;
create index plan_row_waiting_idx on plan_row (account_id, plan_id, step, line) where result = 'waiting';
