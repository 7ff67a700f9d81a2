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
  newCountry: {
    subject: 'Nouvelle connexion en tant que {username} depuis un nouveau pays : {country}',
    text: `Bonjour,

quelqu’un vient de se connecter en tant que « {username} » depuis un pays d’où aucune connexion n’était venue ces 90 derniers jours : {country}

{remoteip}
{device}
{time}

Si c’était vous, il n’y a rien à faire. Sinon, changez immédiatement votre mot de passe et fermez les autres sessions :

{link}
{credit}`,
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
  invitation: {
    subject: 'Invitation à gérer {account}',
    text: `Bonjour,

{inviter} vous invite à participer à la gestion du compte « {account} » comme sous-administrateur. Votre nom d’utilisateur est « {username} ».

Pour accepter et choisir votre mot de passe, ouvrez ce lien dans les {days} jours :

{link}

Si vous n’attendiez pas ce message, ignorez-le. Il ne se passera rien.
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
    limitsSubject: 'Votre compte approche de ses limites',
    limits: `Ces limites de votre compte sont presque ou entièrement atteintes. Pour les augmenter, contactez votre fournisseur :

{limits}`,
    maxemails: 'Comptes de base',
    maxeemails: 'Comptes avancés',
    maxdomains: 'Domaines',
    maxexemails: 'Comptes à connecteur Exchange',
    maxocemails: 'Comptes à connecteur externe',
    maxzulipusers: 'Comptes de messagerie instantanée',
    maxquota: 'Quota',
    unit: 'Go',
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
