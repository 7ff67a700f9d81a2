import type { MailTexts } from './en.ts';

export const fr: MailTexts = {
  emailChange: {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    text: `Bonjour,

quelqu’un a demandé à utiliser cette adresse e-mail pour l’administrateur « {username} ».

Pour la confirmer, ouvrez ce lien dans les {hours} heures :

{link}

Si cette demande ne vient pas de vous, ignorez ce message. Rien ne changera.
`,
  },
  emailChanged: {
    subject: 'L’adresse e-mail de {username} a été modifiée',
    text: `Bonjour,

l’administrateur « {username} » utilise maintenant l’adresse e-mail {email}. Celle-ci n’est plus utilisée.

Si cette modification ne vient pas de vous, contactez immédiatement votre fournisseur.
Elle a été confirmée depuis l’adresse {remoteip}.
`,
  },
  newLogin: {
    subject: 'Nouvelle connexion en tant que {username}',
    text: `Bonjour,

quelqu’un vient de se connecter en tant que « {username} » depuis une adresse qui n’avait pas été utilisée récemment :

{remoteip}
{device}
{time}

Si c’était vous, il n’y a rien à faire. Sinon, changez immédiatement votre mot de passe et fermez les autres sessions :

{link}
`,
  },
  emailConfirmation: {
    subject: 'Confirmez votre adresse e-mail',
    text: `Bonjour,

vous avez été ajouté comme sous-administrateur avec le nom d’utilisateur « {username} » et cette adresse e-mail.

Pour confirmer l’adresse, ouvrez ce lien dans les {hours} heures :

{link}

Si vous n’attendiez pas ce message, ignorez-le. L’adresse ne sera pas utilisée.
`,
  },
  domainWorse: {
    subject: '{domain} demande votre attention',
    text: `Bonjour,

ce qui était correct dans le DNS ou les certificats de {domain} ne l’est plus :

{records}

Le courrier du domaine peut en souffrir. Ce qui est attendu, ce qui a été trouvé et comment y remédier :

{link}
`,
  },
  claimEnds: {
    subject: 'La revendication de {domain} prend bientôt fin',
    text: `Bonjour,

la propriété de {domain} n’est pas encore prouvée. Si l’enregistrement suivant n’apparaît pas dans son DNS, la revendication prend fin le {date} :

{host}
TXT
{value}

Vous pouvez vérifier à tout moment :

{link}
`,
  },
};
