-- How far a message to a list has come. Its members get it in portions; when a portion can't be handed over, Postfix brings
-- the message again, and those who have it already must not get it twice.
create table list_delivery (
  account_id  bigint not null,
  list_id     bigint not null,
  -- A digest of the message as Postfix brings it, which is the same each time.
  message     bytea not null,
  -- The address up to which members have it.
  passed      text collate "C" not null,
  at          timestamptz not null,
  primary key (account_id, list_id, message),
  foreign key (account_id, list_id) references address (account_id, id) on delete cascade
);
create index list_delivery_at_idx on list_delivery (at);
