import type { MailTexts } from './en.ts';

export const fr: MailTexts = {
  emailChange: {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    text: `Bonjour,

l’administrateur « {username} » doit désormais utiliser cette adresse e-mail.

Pour la confirmer, ouvrez ce lien dans les {hours} heures :

{link}

Si cette demande ne vient pas de vous, ne faites rien : l’adresse reste inchangée.
`,
  },
  emailChanged: {
    subject: 'L’adresse e-mail de {username} a été modifiée',
    text: `Bonjour,

l’administrateur « {username} » utilise maintenant l’adresse e-mail {email}. Celle-ci n’est plus utilisée.

Si cette modification ne vient pas de vous, contactez immédiatement votre hébergeur.
Elle a été confirmée depuis l’adresse {remoteip}.
`,
  },
  newLogin: {
    subject: 'Nouvelle connexion de {username}',
    text: `Bonjour,

l’administrateur « {username} » vient de se connecter depuis une adresse qu’il n’avait pas utilisée récemment :

{remoteip}
{device}
{time}

Si c’était vous, il n’y a rien à faire. Sinon, changez immédiatement le mot de passe et fermez les autres sessions :

{link}
`,
  },
  emailConfirmation: {
    subject: 'Confirmez votre adresse e-mail',
    text: `Bonjour,

un accès d’administrateur a été créé pour vous sous le nom d’utilisateur « {username} », avec cette adresse e-mail.

Pour la confirmer, ouvrez ce lien dans les {hours} heures :

{link}

Si vous n’êtes pas au courant, ne faites rien : l’adresse ne sera pas utilisée.
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
