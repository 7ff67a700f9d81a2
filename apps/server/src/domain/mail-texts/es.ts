import type { MailTexts } from './en.ts';

export const es: MailTexts = {
  emailChange: {
    subject: 'Confirme su nueva dirección de correo',
    text: `Hola:

Alguien ha pedido usar esta dirección de correo para el administrador «{username}».

Para confirmarla, abra este enlace en las próximas {hours} horas:

{link}

Si no ha sido usted, ignore este mensaje. No cambiará nada.
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
    subject: 'Nuevo acceso como {username}',
    text: `Hola:

Alguien acaba de iniciar sesión como «{username}» desde una dirección que no se había usado últimamente:

{remoteip}
{device}
{time}

Si ha sido usted, no tiene que hacer nada. Si no, cambie su contraseña de inmediato y cierre las demás sesiones:

{link}
`,
  },
  emailConfirmation: {
    subject: 'Confirme su dirección de correo',
    text: `Hola:

Se le ha añadido como subadministrador con el nombre de usuario «{username}» y esta dirección de correo.

Para confirmar la dirección, abra este enlace en las próximas {hours} horas:

{link}

Si no esperaba este mensaje, ignórelo. La dirección no se usará.
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
