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
  domainNews: {
    subject: 'Vos domaines demandent votre attention',
    text: `Bonjour,

{sections}

Vous recevez au plus un message de ce type par jour. Vous pouvez le désactiver dans Paramètres > Alertes.
`,
    failing: `Des enregistrements DNS ou des certificats étaient corrects et ne le sont plus. Le courrier risque de ne pas arriver tant qu’ils ne sont pas corrigés :

{domains}`,
    ending: `Ces domaines ne sont pas encore vérifiés. Publiez leur enregistrement de vérification avant la date indiquée, sinon la demande expirera :

{domains}`,
  },
  namesLost: {
    subject: 'Un domaine de votre compte n’est pas vérifié',
    text: `Bonjour,

un autre compte a prouvé qu’il possède ces noms de domaine ; ils ne sont donc pas vérifiés dans votre compte :

{domains}

Le courrier de ces domaines n’est pas distribué dans votre compte. Si ces noms vous appartiennent, contactez votre fournisseur.
`,
  },
};
