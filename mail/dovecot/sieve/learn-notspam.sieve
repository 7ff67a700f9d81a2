# Taken out of the spam folder by its user. Who throws it away means something else.
require ["environment", "variables", "imapsieve", "vnd.dovecot.pipe", "copy"];
if environment :is "imap.mailbox" ["Trash", "Junk"] { stop; }
if environment :matches "imap.user" "*" { set "user" "${1}"; }
pipe :copy :try "lessons" ["notspam", "${user}"];
