require ["fileinto", "mailbox"];
if anyof (header :is "X-Spam" "Yes", header :is "X-Posthouse-Spam" "Yes") { fileinto :create "Junk"; }
