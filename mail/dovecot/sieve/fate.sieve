# What the filter decided for this receiver alone. Its number is told with the mailbox.
require ["editheader", "variables", "vnd.dovecot.environment"];
set "me" ",${env.vnd.dovecot.config.receiver},";
if header :contains "X-Posthouse-Drop" "${me}" { discard; stop; }
if header :contains "X-Posthouse-Junk" "${me}" { addheader "X-Spam" "Yes"; }
if header :contains "X-Posthouse-Good" "${me}" { deleteheader "X-Spam"; }
# Who else it was for is nobody's business.
if exists "X-Posthouse-Drop" { deleteheader "X-Posthouse-Drop"; }
if exists "X-Posthouse-Junk" { deleteheader "X-Posthouse-Junk"; }
if exists "X-Posthouse-Good" { deleteheader "X-Posthouse-Good"; }
