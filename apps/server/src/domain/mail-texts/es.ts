import type { MailTexts } from './en.ts';

export const es: MailTexts = {
  passwordReset: {
    subject: 'Restablecer la contraseña de {username}',
    text: `Hola:

Se ha solicitado una contraseña nueva para el administrador «{username}».

Para obtenerla, abra este enlace en los próximos {minutes} minutos. Solo funciona una vez:

{link}

Si no ha sido usted, no haga nada: la contraseña seguirá siendo la misma.
La solicitud procede de {remoteip}.
`,
  },
  emailChange: {
    subject: 'Confirme su nueva dirección de correo',
    text: `Hola:

El administrador «{username}» va a utilizar a partir de ahora esta dirección de correo.

Para confirmarla, abra este enlace en las próximas {hours} horas:

{link}

Si no ha sido usted, no haga nada: la dirección seguirá siendo la misma.
`,
  },
  emailChanged: {
    subject: 'Se ha cambiado la dirección de correo de {username}',
    text: `Hola:

El administrador «{username}» utiliza ahora la dirección de correo {email}. Esta ya no se utiliza.

Si no ha sido usted, póngase en contacto de inmediato con su proveedor.
El cambio se confirmó desde {remoteip}.
`,
  },
};
