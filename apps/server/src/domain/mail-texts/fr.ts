import type { MailTexts } from './en.ts';

export const fr: MailTexts = {
  passwordReset: {
    subject: 'Réinitialiser le mot de passe de {username}',
    text: `Bonjour,

un nouveau mot de passe a été demandé pour l’administrateur « {username} ».

Pour l’obtenir, ouvrez ce lien dans les {minutes} minutes. Il ne fonctionne qu’une seule fois :

{link}

Si cette demande ne vient pas de vous, ne faites rien : le mot de passe reste inchangé.
La demande provient de l’adresse {remoteip}.
`,
  },
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
};
