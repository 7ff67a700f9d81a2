import type { SystemTexts } from './worded-text.ts';

export const es: SystemTexts = {
  password_reset_mail: {
    subject: 'Restablecer la contraseña de {username}',
    text: `Hola:

Alguien ha solicitado una contraseña nueva para «{username}».

Para obtenerla, abra este enlace en los próximos {minutes} minutos. Solo funciona una vez:

{link}

Si no ha sido usted, ignore este mensaje. Su contraseña no cambia.
La solicitud se hizo desde {remoteip}.
`,
  },
  password_reset_web: {
    subject: '',
    text: 'Elija «Generar contraseña nueva» para obtener una contraseña nueva para {username}. Solo se muestra una vez: guárdela en un lugar seguro.',
  },
  quota_warning: {
    subject: 'Su buzón {username} está al {percent} %',
    text: `Hola:

El buzón {username} ocupa {used} de {quota}, es decir, el {percent} %.

Elimine o archive los mensajes que ya no necesite. Cuando el buzón esté lleno, los mensajes nuevos se devolverán a sus remitentes.
`,
  },
  password_expiry_warning: {
    subject: 'La contraseña de {username} caduca el {date}',
    text: `Hola:

La contraseña de {username} caduca el {date}. Días restantes: {days}.

Elija una nueva antes de esa fecha:

{link}
`,
  },
  password_expired: {
    subject: 'La contraseña de {username} ha caducado',
    text: `Hola:

La contraseña de {username} caducó el {date}.

Inicie sesión y elija una nueva:

{link}
`,
  },
};
