import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  submit: 'Probar',
  form: {
    from: 'Remitente',
    fromHint: 'El remitente del sobre. Déjelo vacío para un aviso de entrega.',
    to: 'Destinatario',
    toHint: 'Una dirección de su cuenta.',
    ip: 'Dirección IP del servidor que envía',
    ipHint: 'Por ejemplo, 192.0.2.7 o 2001:db8::7.',
    spf: 'Resultado de SPF',
    spfHint: 'Qué dice el DNS del remitente sobre ese servidor.',
    headerFrom: 'Dirección From',
    headerFromHint: 'Lo que ven los lectores. Déjelo vacío si es el remitente.',
    signedBy: 'Firma DKIM',
    signedByHint: 'El dominio con una firma válida. Déjelo vacío si no hay ninguna.',
    dmarc: 'Resultado de DMARC',
    dmarcHint: 'Lo que pide el dominio de la dirección From si falla la comprobación.',
    score: 'Puntuación de spam',
    scoreHint: 'Por ejemplo, {example}. Déjelo vacío para 0.',
  },
  spf: {
    pass: 'Pass: el servidor puede enviar por el dominio',
    fail: 'Fail: no puede',
    softfail: 'Soft fail: probablemente no puede',
    neutral: 'Neutral: el dominio no lo dice',
    none: 'None: el dominio no tiene registro SPF',
    error: 'Error: el registro no se puede usar',
  },
  dmarc: {
    none: 'Correcto, o sin política',
    quarantine: 'Falla: tratarlo como spam',
    reject: 'Falla: rechazarlo',
  },
  idle: {
    title: 'Aún no se ha probado nada',
    text: 'Describa arriba un mensaje para ver quién lo recibiría y qué regla decide.',
  },
  unknown: {
    title: 'No existe ese destinatario',
    text: 'Nadie de su cuenta recibe el correo a {name}.',
  },
  verdict: {
    refuse: '{name} no lo recibe: se rechaza',
    mailbox: {
      inbox: '{name} lo recibe en la bandeja de entrada',
      junk: '{name} lo recibe en la carpeta de spam',
    },
    list: {
      inbox: 'Lo reciben los miembros de {name}',
      junk: 'Lo reciben los miembros de {name}, marcado como spam',
    },
    folder: {
      inbox: 'Va a la carpeta pública {name}',
      junk: 'Va a la carpeta pública {name}, marcado como spam',
    },
    outside: {
      inbox: '{name} lo pasa a otro servidor',
      junk: '{name} lo pasa a otro servidor, marcado como spam',
    },
  },
  decidedBy: 'Lo decide: {rule}',
  asked: 'Reglas comprobadas, en orden',
  rule: {
    user_senders: 'Lista blanca y lista negra del usuario',
    domain_senders: 'Lista blanca y lista negra del dominio',
    domain_networks: 'Lista de acceso por IP del dominio',
    account_senders: 'Lista blanca y lista negra de la cuenta',
    account_networks: 'Lista de acceso por IP de la cuenta',
    auto_whitelist: 'Lista blanca automática',
    accept_from: 'Ajuste «Aceptar correo de»',
    dmarc: 'DMARC',
    forged: 'Remitente falsificado',
    score: 'Puntuación de spam',
  },
  outcome: {
    silent: 'Nada coincide.',
    allows: 'Aceptado por esta entrada:',
    blocks: 'Rechazado por esta entrada:',
    unproven: 'Se omite, porque el remitente puede estar falsificado:',
    everyone: 'Se acepta correo de todos.',
    onlyListed:
      'Solo se acepta correo de remitentes de una lista blanca. Los avisos de entrega van a la carpeta de spam.',
    dmarcFails: 'La comprobación ha fallado y el dominio del remitente lo pide así.',
    dmarcPasses: 'La comprobación es correcta, o el dominio no tiene política.',
    forged: 'El dominio del remitente está alojado aquí, pero nada demuestra que el mensaje venga de él.',
    spam: 'Es spam: la puntuación es {score}, y el spam empieza en {limit}.',
    notSpam: 'No es spam: la puntuación es {score}, y el spam empieza en {limit}.',
  },
  entryOfAccount: 'una entrada de la cuenta',
  settings: 'Ajustes del filtro',
  hidden:
    '{num, plural, one {Hay otro destinatario que no puede ver. Allí deciden sus propias reglas.} other {Hay # destinatarios más que no puede ver. Allí deciden sus propias reglas.}}',
} satisfies SameKeys<typeof english>;
