import type { SystemTexts } from './worded-text.ts';

export const fr: SystemTexts = {
  password_reset_mail: {
    subject: 'Réinitialiser le mot de passe de {username}',
    text: `Bonjour,

Quelqu’un a demandé un nouveau mot de passe pour « {username} ».

Pour l’obtenir, ouvrez ce lien dans les {minutes} minutes. Il ne fonctionne qu’une fois :

{link}

Si cette demande ne vient pas de vous, ignorez ce message. Votre mot de passe reste inchangé.
La demande a été envoyée depuis {remoteip}.
`,
  },
  password_reset_web: {
    subject: '',
    text: 'Choisissez « Générer un nouveau mot de passe » pour obtenir un nouveau mot de passe pour {username}. Il ne s’affiche qu’une fois : conservez-le en lieu sûr.',
  },
  quota_warning: {
    subject: 'Votre boîte {username} est pleine à {percent} %',
    text: `Bonjour,

La boîte {username} utilise {used} sur {quota}, soit {percent} %.

Supprimez ou archivez les messages dont vous n’avez plus besoin. Une fois la boîte pleine, les nouveaux messages sont renvoyés à leurs expéditeurs.
`,
  },
  password_expiry_warning: {
    subject: 'Le mot de passe de {username} expire le {date}',
    text: `Bonjour,

Le mot de passe de {username} expire le {date}. Jours restants : {days}.

Veuillez en choisir un nouveau d’ici là :

{link}
`,
  },
  password_expired: {
    subject: 'Le mot de passe de {username} a expiré',
    text: `Bonjour,

Le mot de passe de {username} a expiré le {date}.

Veuillez vous connecter et en choisir un nouveau :

{link}
`,
  },
};
