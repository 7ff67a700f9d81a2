-- How often users are told what is in their spam folder, and from how many countries a login is noticed. 0 is never.

alter table filter_settings
  add column report_hours     smallint check (report_hours between 0 and 168),
  add column report_content   text check (report_content in ('new', 'all')),
  add column report_format    text check (report_format in ('html', 'text')),
  add column login_countries  smallint check (login_countries between 0 and 50);
