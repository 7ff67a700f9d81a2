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

Alguien acaba de iniciar sesión como «{username}» desde una dirección IP que no se había usado últimamente:

{remoteip}
{device}
{time}

Si ha sido usted, no tiene que hacer nada. Si no, cambie su contraseña de inmediato y cierre las demás sesiones:

{link}
`,
  },
  newCountry: {
    subject: 'Acceso como {username} desde un país nuevo: {country}',
    text: `Hola:

Alguien acaba de iniciar sesión como «{username}» desde un país sin accesos en los últimos 90 días: {country}

{remoteip}
{device}
{time}

Si ha sido usted, no tiene que hacer nada. Si no, cambie su contraseña de inmediato y cierre las demás sesiones:

{link}
{credit}`,
  },
  incidents: {
    subject: 'Usuarios con accesos desde demasiados países',
    text: `Hola:

Estos usuarios han iniciado sesión en 24 horas desde más países de los que permiten sus ajustes del filtro. Puede que alguien conozca su contraseña:

{users}

Si no fue el usuario, restablezca la contraseña de inmediato. Si fue él, márquelo como seguro en la página del usuario.

Puede desactivar estos mensajes en Ajustes > Alertas por correo.
{credit}`,
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
  invitation: {
    subject: 'Invitación para gestionar {account}',
    text: `Hola:

{inviter} le ha invitado a ayudar a gestionar la cuenta «{account}» como subadministrador. Su nombre de usuario es «{username}».

Para aceptar y elegir su contraseña, abra este enlace en los próximos {days} días:

{link}

Si no esperaba este mensaje, ignórelo. No pasará nada.
`,
  },
  domainNews: {
    subject: 'Sus dominios requieren atención',
    text: `Hola:

{sections}

Recibirá como máximo un mensaje de este tipo al día. Puede desactivarlo en Ajustes > Alertas por correo.
`,
    failing: `Algunos registros DNS o certificados ya no son correctos. Es posible que el correo no llegue hasta que se corrijan:

{domains}`,
    ending: `Estos dominios aún no están verificados. Publique el registro de verificación de cada uno a más tardar en la fecha indicada; después tendrá que empezar de nuevo:

{domains}`,
    limitsSubject: 'Su cuenta está cerca de sus límites',
    limits: `Estos límites de su cuenta están casi o totalmente agotados. Para ampliarlos, póngase en contacto con su proveedor:

{limits}`,
    maxemails: 'Cuentas básicas',
    maxeemails: 'Cuentas avanzadas',
    maxdomains: 'Dominios',
    maxexemails: 'Cuentas con conector Exchange',
    maxocemails: 'Cuentas con conector externo',
    maxzulipusers: 'Usuarios del chat',
    maxquota: 'Cuota',
    unit: 'GB',
  },
  waitingRows: {
    subject: 'Se añadieron filas que esperaban un dominio',
    text: `Hola:

Un dominio que esperaban filas de su plan está verificado, por lo que estas filas se comprobaron de nuevo y se aplicaron:

Añadidas o modificadas: {done}
No añadidas: {left}
Siguen esperando otro dominio: {waiting}

Todas las filas, y las contraseñas nuevas para descargar:

{link}
`,
  },
  waitingRowsForbidden: {
    subject: 'Filas que esperaban un dominio no se añadieron',
    text: `Hola:

Un dominio que esperaban filas de su plan está verificado.
Filas no añadidas: {left}. Ya no tiene permiso para añadirlas.

Cuando vuelva a tener permiso, puede hacer que se añadan aquí:

{link}
`,
  },
  waitingRowsFailed: {
    subject: 'Filas que esperaban un dominio no se añadieron',
    text: `Hola:

Un dominio que esperaban filas de su plan está verificado.
Filas no añadidas: {left}. No se pudieron comprobar.

Aquí puede hacer que se añadan de nuevo:

{link}
`,
  },
  namesLost: {
    subject: 'Un dominio de su cuenta no está verificado',
    text: `Hola:

Otra cuenta ha demostrado ser propietaria de estos nombres de dominio, por lo que no están verificados en su cuenta:

{domains}

El correo de estos dominios no se entrega en su cuenta. Si los nombres son suyos, póngase en contacto con su proveedor.
`,
  },
  spamReport: {
    subject: 'Nuevo en su carpeta de spam: {num}',
    subjectAll: 'En su carpeta de spam: {num}',
    text: `Hola:

Estos mensajes para {email} se han considerado spam. Si quiere recibir alguno, abra su enlace para moverlo a la bandeja de entrada:

{messages}

{more}Los enlaces funcionan hasta el {time}. Al abrir uno, se le preguntará primero.
Recibe este informe porque su administrador lo ha activado.
`,
    intro:
      'Estos mensajes para {email} se han considerado spam. Si quiere recibir alguno, libérelo para moverlo a la bandeja de entrada.',
    release: 'Liberar',
    from: 'De',
    title: 'Asunto',
    received: 'Recibido',
    size: 'Tamaño',
    noSubject: '(sin asunto)',
    noSender: '(sin remitente)',
    more: 'Y {num} más en su carpeta de spam.',
    footer:
      'Los enlaces funcionan hasta el {time}. Al abrir uno, se le preguntará primero. Recibe este informe porque su administrador lo ha activado.',
    help: '¿Preguntas? {email}',
  },
};
