import type { MailTexts } from './en.ts';

export const es: MailTexts = {
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
  newLogin: {
    subject: 'Nuevo inicio de sesión de {username}',
    text: `Hola:

El administrador «{username}» acaba de iniciar sesión desde una dirección que no había usado últimamente:

{remoteip}
{device}
{time}

Si ha sido usted, no tiene que hacer nada. Si no, cambie la contraseña de inmediato y cierre las demás sesiones:

{link}
`,
  },
  emailConfirmation: {
    subject: 'Confirme su dirección de correo',
    text: `Hola:

Se ha creado para usted un administrador con el nombre de usuario «{username}» y esta dirección de correo.

Para confirmarla, abra este enlace en las próximas {hours} horas:

{link}

Si no sabe de qué se trata, no haga nada: la dirección no se usará.
`,
  },
  domainWorse: {
    subject: '{domain} necesita su atención',
    text: `Hola:

Lo que era correcto en el DNS o en los certificados de {domain} ya no lo es:

{records}

El correo del dominio puede verse afectado. Qué se espera, qué se encontró y cómo arreglarlo:

{link}
`,
  },
  claimEnds: {
    subject: 'La solicitud de {domain} termina pronto',
    text: `Hola:

La propiedad de {domain} aún no está demostrada. Si el siguiente registro no aparece en su DNS, la solicitud termina el {date}:

{host}
TXT
{value}

Puede comprobarlo en cualquier momento:

{link}
`,
  },
};
