-- A list hands a message on once, also when several copies of it arrive at the same moment: one at a time holds the message.
alter table list_delivery
  -- Grows each time somebody begins: whoever holds an older number has lost the message.
  add column fence bigint not null default 1,
  -- Held until then, unless that is put off; null where nobody holds it.
  add column held_until timestamptz,
  -- Everybody has it. What comes later is taken and goes nowhere.
  add column is_finished boolean not null default false;
