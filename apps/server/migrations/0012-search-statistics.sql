-- A search of three letters may match some rows in a thousand. With the usual hundred samples the planner takes that for
-- none or for one in a hundred, and in the second case walks through the whole list instead of using the index.
alter table domain_name alter column search_text set statistics 500;
alter table mail_user alter column search_text set statistics 500;
