import type { MailTexts } from './en.ts';

export const fr: MailTexts = {
  emailChange: {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    text: `Bonjour,

Quelqu’un a demandé à utiliser cette adresse e-mail pour l’administrateur « {username} ».

Pour la confirmer, ouvrez ce lien dans les {hours} heures :

{link}

Si cette demande ne vient pas de vous, ignorez ce message. Rien ne changera.
`,
  },
  emailChanged: {
    subject: 'L’adresse e-mail de {username} a été modifiée',
    text: `Bonjour,

L’administrateur « {username} » utilise maintenant l’adresse e-mail {email}. Celle-ci n’est plus utilisée.

Si cette modification ne vient pas de vous, contactez immédiatement votre fournisseur.
Elle a été confirmée depuis l’adresse IP {remoteip}.
`,
  },
  newLogin: {
    subject: 'Nouvelle connexion en tant que {username}',
    text: `Bonjour,

Quelqu’un vient de se connecter en tant que « {username} » depuis une adresse IP qui n’avait pas été utilisée récemment :

{remoteip}
{device}
{time}

Si c’était vous, il n’y a rien à faire. Sinon, changez immédiatement votre mot de passe et fermez les autres sessions :

{link}
`,
  },
  newCountry: {
    subject: 'Connexion en tant que {username} depuis un nouveau pays : {country}',
    text: `Bonjour,

Quelqu’un vient de se connecter en tant que « {username} » depuis un pays sans connexion au cours des 90 derniers jours : {country}

{remoteip}
{device}
{time}

Si c’était vous, il n’y a rien à faire. Sinon, changez immédiatement votre mot de passe et fermez les autres sessions :

{link}
{credit}`,
  },
  incidents: {
    subject: 'Connexions depuis un nombre inhabituel de pays',
    text: `Bonjour,

Ces utilisateurs se sont connectés en 24 heures depuis plus de pays que ne l’autorisent vos paramètres du filtre. Quelqu’un connaît peut-être leur mot de passe :

{users}

Si ce n’était pas l’utilisateur, réinitialisez immédiatement le mot de passe. Si c’était bien lui, marquez-le comme sûr sur la page de l’utilisateur.

Vous pouvez désactiver ces messages dans Paramètres > Alertes par e-mail.
{credit}`,
  },
  emailConfirmation: {
    subject: 'Confirmez votre adresse e-mail',
    text: `Bonjour,

Vous avez été ajouté comme sous-administrateur avec le nom d’utilisateur « {username} » et cette adresse e-mail.

Pour confirmer l’adresse, ouvrez ce lien dans les {hours} heures :

{link}

Si vous n’attendiez pas ce message, ignorez-le. L’adresse ne sera pas utilisée.
`,
  },
  invitation: {
    subject: 'Invitation à gérer {account}',
    text: `Bonjour,

{inviter} vous invite à participer à la gestion du compte « {account} » comme sous-administrateur. Votre nom d’utilisateur est « {username} ».

Pour accepter et choisir votre mot de passe, ouvrez ce lien dans les {days} jours :

{link}

Si vous n’attendiez pas ce message, ignorez-le. Il ne se passera rien.
`,
  },
  domainNews: {
    subject: 'Vos domaines demandent votre attention',
    text: `Bonjour,

{sections}

Vous recevez au plus un message de ce type par jour. Vous pouvez le désactiver dans Paramètres > Alertes par e-mail.
`,
    failing: `Des enregistrements DNS ou des certificats ne sont plus corrects. Le courrier risque de ne pas arriver tant qu’ils ne sont pas corrigés :

{domains}`,
    ending: `Ces domaines ne sont pas encore vérifiés. Publiez l’enregistrement de vérification de chacun au plus tard à la date indiquée ; ensuite, il faudra recommencer :

{domains}`,
    limitsSubject: 'Votre compte approche de ses limites',
    limits: `Ces limites de votre compte sont presque ou entièrement atteintes. Pour les augmenter, contactez votre fournisseur :

{limits}`,
    maxemails: 'Comptes de base',
    maxeemails: 'Comptes avancés',
    maxdomains: 'Domaines',
    maxexemails: 'Comptes à connecteur Exchange',
    maxocemails: 'Comptes à connecteur externe',
    maxzulipusers: 'Utilisateurs du chat',
    maxquota: 'Quota',
    unit: 'Go',
  },
  waitingRows: {
    subject: 'Des lignes en attente d’un domaine ont été ajoutées',
    text: `Bonjour,

Un domaine attendu par des lignes de votre plan est vérifié ; ces lignes ont donc été contrôlées à nouveau et appliquées :

Ajoutées ou modifiées : {done}
Non ajoutées : {left}
En attente d’un autre domaine : {waiting}

Toutes les lignes, et les nouveaux mots de passe à télécharger :

{link}
`,
  },
  waitingRowsForbidden: {
    subject: 'Des lignes en attente d’un domaine n’ont pas été ajoutées',
    text: `Bonjour,

Un domaine attendu par des lignes de votre plan est vérifié.
Lignes non ajoutées : {left}. Vous n’avez plus le droit de les ajouter.

Dès que vous en aurez de nouveau le droit, vous pourrez les faire ajouter ici :

{link}
`,
  },
  waitingRowsFailed: {
    subject: 'Des lignes en attente d’un domaine n’ont pas été ajoutées',
    text: `Bonjour,

Un domaine attendu par des lignes de votre plan est vérifié.
Lignes non ajoutées : {left}. Elles n’ont pas pu être contrôlées.

Vous pouvez les faire ajouter de nouveau ici :

{link}
`,
  },
  namesLost: {
    subject: 'Un domaine de votre compte n’est pas vérifié',
    text: `Bonjour,

Un autre compte a prouvé qu’il possède ces noms de domaine ; ils ne sont donc pas vérifiés dans votre compte :

{domains}

Le courrier de ces domaines n’est pas distribué dans votre compte. Si ces noms vous appartiennent, contactez votre fournisseur.
`,
  },
  spamReport: {
    subject: 'Nouveau dans votre dossier spam : {num}',
    subjectAll: 'Dans votre dossier spam : {num}',
    text: `Bonjour,

Ces messages adressés à {email} ont été considérés comme du spam. Si vous souhaitez en recevoir un, ouvrez son lien pour le déplacer vers la boîte de réception :

{messages}

{more}Les liens fonctionnent jusqu’au {time}. Une question vous est posée avant toute action.
Vous recevez ce rapport parce que votre administrateur l’a activé.
`,
    intro:
      'Ces messages adressés à {email} ont été considérés comme du spam. Si vous souhaitez en recevoir un, libérez-le pour le déplacer vers la boîte de réception.',
    release: 'Libérer',
    from: 'De',
    title: 'Objet',
    received: 'Reçu',
    size: 'Taille',
    noSubject: '(sans objet)',
    noSender: '(sans expéditeur)',
    more: 'Et {num} de plus dans votre dossier spam.',
    footer:
      'Les liens fonctionnent jusqu’au {time}. Une question vous est posée avant toute action. Vous recevez ce rapport parce que votre administrateur l’a activé.',
    help: 'Des questions ? {email}',
  },
};
