-- Rows of a job that take what others give back come after those.
alter table long_job_row add column is_later boolean not null default false;
drop index long_job_row_waiting_idx;
create index long_job_row_waiting_idx on long_job_row (account_id, job_id, is_later, row_id) where outcome is null;
