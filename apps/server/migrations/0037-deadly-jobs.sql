-- A job that ends its worker each time is given up: counted are the workers that died with it since it last came to an end of a turn.
alter table job add column deaths integer not null default 0;
-- Its time runs without a worker: nobody died when it is over.
alter table job add column is_resting boolean not null default false;
