import type { SystemTexts } from './worded-text.ts';

export const ptbr: SystemTexts = {
  password_reset_mail: {
    subject: 'Redefinir a senha de {username}',
    text: `Olá,

Alguém pediu uma nova senha para “{username}”.

Para obtê-la, abra este link em até {minutes} minutos. Ele funciona uma única vez:

{link}

Se não foi você, ignore esta mensagem. Sua senha continua a mesma.
O pedido veio de {remoteip}.
`,
  },
  password_reset_web: {
    subject: '',
    text: 'Escolha “Gerar nova senha” para obter uma nova senha para {username}. Ela é exibida uma única vez: guarde-a em um lugar seguro.',
  },
  quota_warning: {
    subject: 'Sua caixa {username} está {percent}% cheia',
    text: `Olá,

A caixa {username} ocupa {used} de {quota}, ou seja, {percent}%.

Exclua ou arquive as mensagens de que não precisa mais. Quando a caixa estiver cheia, novas mensagens serão devolvidas aos remetentes.
`,
  },
  password_expiry_warning: {
    subject: 'A senha de {username} expira em {date}',
    text: `Olá,

A senha de {username} expira em {date}. Dias restantes: {days}.

Escolha uma nova antes disso:

{link}
`,
  },
  password_expired: {
    subject: 'A senha de {username} expirou',
    text: `Olá,

A senha de {username} expirou em {date}.

Entre e escolha uma nova:

{link}
`,
  },
};
