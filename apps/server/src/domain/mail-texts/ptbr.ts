import type { MailTexts } from './en.ts';

export const ptbr: MailTexts = {
  emailChange: {
    subject: 'Confirme seu novo endereço de e-mail',
    text: `Olá,

alguém pediu para usar este endereço de e-mail para o administrador “{username}”.

Para confirmá-lo, abra este link em até {hours} horas:

{link}

Se não foi você, ignore esta mensagem. Nada será alterado.
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
  newLogin: {
    subject: 'Novo login como {username}',
    text: `Olá,

alguém acaba de entrar como “{username}” a partir de um endereço que não foi usado recentemente:

{remoteip}
{device}
{time}

Se foi você, não é preciso fazer nada. Caso contrário, altere sua senha imediatamente e encerre as outras sessões:

{link}
`,
  },
  emailConfirmation: {
    subject: 'Confirme seu endereço de e-mail',
    text: `Olá,

você foi adicionado como subadministrador com o nome de usuário “{username}” e este endereço de e-mail.

Para confirmar o endereço, abra este link em até {hours} horas:

{link}

Se você não esperava esta mensagem, ignore-a. O endereço não será usado.
`,
  },
  domainWorse: {
    subject: '{domain} precisa da sua atenção',
    text: `Olá,

o que estava certo no DNS ou nos certificados de {domain} não está mais:

{records}

O e-mail do domínio pode ser afetado. O que se espera, o que foi encontrado e como corrigir:

{link}
`,
  },
  claimEnds: {
    subject: 'O pedido de {domain} termina em breve',
    text: `Olá,

a propriedade de {domain} ainda não foi comprovada. Se o registro abaixo não aparecer no DNS, o pedido termina em {date}:

{host}
TXT
{value}

Você pode verificar a qualquer momento:

{link}
`,
  },
};
