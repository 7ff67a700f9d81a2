-- What people read of a name is most often what mail knows it by. Then it is searched once: rows and indexes are smaller,
-- and a search compares less. The name of a person comes first, as that is what most searches find.
do $$
declare
  address constant text := $words$readable || case when email = readable then '' else ' ' || email end$words$;
  named text;
  words text;
begin
  for named, words in select * from (values
    ('domain_name', $words$unicode || case when ascii = unicode then '' else ' ' || ascii end$words$),
    ('mail_user', $words$name || ' ' || $words$ || address),
    ('chat_user', $words$name || ' ' || $words$ || address),
    ('mail_alias', address || $words$ || ' ' || note$words$),
    ('mail_list', address || $words$ || ' ' || note$words$),
    ('smart_list', address || $words$ || ' ' || note$words$),
    ('list_member', address),
    ('smart_list_member', address),
    ('public_folder',
     $words$path || ' ' || replace(path, '/', ' ') || ' ' || $words$ || address || $words$ || ' ' || note$words$)) as tables
  loop
    execute format(
      'alter table %I drop column search_text, add column search_text text collate "C" generated always as '
      '(lower(('' '' || %s) collate "default")) stored', named, words);
    execute format('create index %1$s_search_idx on %1$I using gin (account_id, search_text gin_trgm_ops)', named);
  end loop;
  foreach named in array array['domain_name', 'mail_user', 'mail_alias', 'mail_list', 'smart_list', 'public_folder'] loop
    execute format('alter table %I alter column search_text set statistics 500', named);
  end loop;
end $$;
