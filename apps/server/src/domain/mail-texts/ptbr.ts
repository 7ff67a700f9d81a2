import type { MailTexts } from './en.ts';

export const ptbr: MailTexts = {
  passwordReset: {
    subject: 'Redefinir a senha de {username}',
    text: `Olá,

foi solicitada uma nova senha para o administrador “{username}”.

Para obtê-la, abra este link em até {minutes} minutos. Ele funciona uma única vez:

{link}

Se não foi você, não faça nada: a senha continua a mesma.
A solicitação partiu de {remoteip}.
`,
  },
  emailChange: {
    subject: 'Confirme seu novo endereço de e-mail',
    text: `Olá,

o administrador “{username}” passará a usar este endereço de e-mail.

Para confirmá-lo, abra este link em até {hours} horas:

{link}

Se não foi você, não faça nada: o endereço continua o mesmo.
`,
  },
  emailChanged: {
    subject: 'O endereço de e-mail de {username} foi alterado',
    text: `Olá,

o administrador “{username}” agora usa o endereço de e-mail {email}. Este não é mais usado.

Se não foi você, entre em contato com seu provedor imediatamente.
A alteração foi confirmada a partir de {remoteip}.
`,
  },
};
