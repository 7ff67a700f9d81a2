-- A page of users is a matter of milliseconds. To start other processes for one takes longer than to make it.
alter table mail_user set (parallel_workers = 0);
