import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Ajustes del filtro',
  purpose: 'Qué ocurre con el correo entrante, en toda la cuenta y en dominios concretos.',
  save: 'Guardar',
  readOnly: 'Puede ver estos ajustes, pero no cambiarlos.',
  noDomains: 'Aún no hay dominios',
  noDomainsHint: 'Los ajustes del filtro aparecerán aquí cuando tenga acceso a un dominio.',
  ownDomains: 'Dominios con ajustes propios',
  moreDomains: 'Y {num} más. Búsquelos arriba.',
  place: {
    label: 'Ajustes de',
    account: 'Toda la cuenta',
    accountHint: 'Se aplican a todos los dominios que no definan otra cosa.',
    domainHint: 'Lo que no se defina aquí viene de la cuenta.',
  },
  inherit: {
    account: 'De la cuenta: {value}',
    default: 'Predeterminado: {value}',
  },
  accept: {
    everyone: 'Todos',
    whitelist: 'Solo remitentes de una lista blanca',
    hint: 'Las listas negras y el filtro de spam se siguen aplicando.',
    whitelistHint:
      'También se aceptan la lista blanca automática, las direcciones IP permitidas y los usuarios de su cuenta. El resto del correo se rechaza; los avisos de entrega van a la carpeta de spam.',
  },
  autowhitelist: {
    on: 'Activada',
    off: 'Desactivada',
    hint: 'Cuando un usuario ha escrito a una dirección, el correo que llega de ella deja de tratarse como spam en el dominio de ese usuario.',
  },
  sensitivity: {
    option: '{num} – {word}, spam desde {score} puntos',
    hint: 'Cada mensaje recibe una puntuación: cuanto más alta, más parece spam. Un filtro más estricto detecta más spam, pero también más correo deseado.',
    veryTolerant: 'muy tolerante',
    tolerant: 'tolerante',
    balanced: 'equilibrado',
    strict: 'estricto',
    veryStrict: 'muy estricto',
  },
  spam: {
    folder: 'Ponerlo en la carpeta de spam',
    inbox: 'Entregarlo en la bandeja de entrada',
    delete: 'Rechazarlo',
    hint: 'En la bandeja de entrada, el spam parece un mensaje cualquiera.',
    deleteHint:
      'El spam se rechaza mientras el servidor del remitente sigue conectado, así que el remitente se entera. Si otros destinatarios aceptan el mismo mensaje, aquí se descarta sin que el remitente lo sepa.',
  },
  days: '{num, plural, one {# día} other {# días}}',
  daysHint:
    'Los mensajes más antiguos de la carpeta de spam se borran. Introduzca 1–365, o déjelo vacío para usar el valor mostrado.',
  report: {
    off: 'Desactivado',
    every: '{num, plural, one {Cada hora} other {Cada # horas}}',
    new: 'Mensajes desde el último informe',
    all: 'Todo lo que hay en la carpeta de spam',
    html: 'Con formato (HTML)',
    text: 'Texto sin formato',
    hint: 'Los usuarios reciben un correo con lo que hay en su carpeta de spam y un enlace para mover cada mensaje a la bandeja de entrada. Si no hay nada que contar, no se envía.',
    contentHint: 'Qué mensajes incluye un informe.',
    formatHint: 'El texto sin formato funciona en cualquier programa de correo.',
  },
  countries: {
    off: 'Sin límite',
    more: '{num, plural, one {Inicios de sesión desde más de # país} other {Inicios de sesión desde más de # países}}',
    hint: 'Aparece una advertencia en Inicio cuando un usuario inicia sesión desde más países en 24 horas. No se bloquea a nadie.',
  },
  facts: {
    accept_from: 'Aceptar correo de',
    autowhitelist: 'Lista blanca automática',
    sensitivity: 'Sensibilidad',
    spam_to: 'Qué hacer con el spam',
    keep_spam_days: 'Conservar el spam (días)',
    report_hours: 'Informe de spam (horas)',
    report_content: 'Contenido del informe',
    report_format: 'Formato del informe',
    login_countries: 'Límite de lugares de inicio de sesión (países)',
  },
  values: {
    accept_from: {
      everyone: 'Todos',
      whitelist: 'Solo remitentes de una lista blanca',
    },
    spam_to: {
      folder: 'Ponerlo en la carpeta de spam',
      inbox: 'Entregarlo en la bandeja de entrada',
      delete: 'Rechazarlo',
    },
    report_hours: {
      0: 'Desactivado',
    },
    report_content: {
      new: 'Mensajes desde el último informe',
      all: 'Todo lo que hay en la carpeta de spam',
    },
    report_format: {
      html: 'Con formato (HTML)',
      text: 'Texto sin formato',
    },
    login_countries: {
      0: 'Sin límite',
    },
  },
  lessons: {
    title: 'Lo que los usuarios han enseñado al filtro',
    inUse:
      'Los usuarios entrenan el filtro al mover mensajes a la carpeta de spam o sacarlos de ella, o al enviarlos a una lista de entrenamiento. Lo aprendido solo vale para su cuenta. Ya hay suficientes mensajes y el filtro lo aplica.',
    tooFew:
      'Los usuarios entrenan el filtro al mover mensajes a la carpeta de spam o sacarlos de ella, o al enviarlos a una lista de entrenamiento. Lo aprendido solo vale para su cuenta. El filtro lo aplica a partir de {num} mensajes de cada tipo.',
    spam: 'Spam',
    notspam: 'Correo legítimo',
  },
  goTo: {
    words: {
      filterSettings:
        'filtro de spam, sensibilidad, carpeta de spam, antispam, conservar spam, probar el filtro, informe de spam, cuarentena, países',
    },
  },
  menu: {
    filterSettings: 'Ajustes del filtro',
  },
  deeds: {
    updateFilterSettings: 'Ajustes del filtro cambiados',
  },
  operations: {
    updateFilterSettings: 'Cambió los ajustes del filtro',
    releaseSpam: 'Liberó un mensaje de la carpeta de spam',
  },
  variants: {
    releaseSpam: {
      pending: 'Pidió liberar un mensaje de la carpeta de spam',
    },
  },
} satisfies SameKeys<typeof english>;
