# Put into the spam folder by its user.
require ["environment", "variables", "imapsieve", "vnd.dovecot.pipe", "copy"];
if environment :matches "imap.user" "*" { set "user" "${1}"; }
pipe :copy :try "lessons" ["spam", "${user}"];
