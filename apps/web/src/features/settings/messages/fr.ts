import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Paramètres',
  purpose: 'Votre propre accès et ce qui vaut pour tous dans ce compte.',
  purposeOwn: 'Votre propre accès et ce dont vous êtes averti par e-mail.',
  tabs: {
    label: 'Parties des paramètres',
    general: 'Général',
    texts: 'Textes du système',
  },
  login: {
    title: 'Votre accès',
    username: 'Nom d’utilisateur',
    email: 'Adresse e-mail',
    language: 'Langue du panneau',
    password: 'Changer le mot de passe',
    sessions: 'Vos sessions',
  },
  email: {
    change: 'Changer l’adresse e-mail',
    new: 'Nouvelle adresse e-mail',
    hint: 'Nous y envoyons un lien. L’adresse est changée lorsque vous l’ouvrez.',
    password: 'Mot de passe actuel',
    submit: 'Envoyer le lien',
    sentTitle: 'Consultez la nouvelle boîte aux lettres',
    sent: 'Un lien a été envoyé à {email}. Il est valable {num, plural, one {# heure} other {# heures}} ; tant que vous ne l’avez pas ouvert, votre ancienne adresse reste en vigueur.',
  },
  alerts: {
    title: 'Alertes par e-mail',
    login: 'Connexion depuis une nouvelle adresse',
    domain: 'Domaine dégradé',
  },
  alertHints: {
    login:
      'Vous recevez un e-mail lorsque quelqu’un se connecte avec votre accès depuis une adresse IP que vous n’avez pas utilisée récemment.',
    domain:
      'Vous recevez un e-mail lorsque des enregistrements DNS ou des certificats d’un domaine ne sont plus corrects, et avant la fin d’une revendication.',
  },
  account: {
    title: 'Compte',
    save: 'Enregistrer les modifications',
    timeout: 'Déconnexion automatique après (minutes)',
    timeoutHint: 'Toute personne inactive pendant cette durée est déconnectée ; de 1 à 720 minutes.',
    timezone: 'Fuseau horaire',
    dateformat: 'Format de date',
    usualDates: 'Selon l’usage de la langue',
    language: 'Langue du compte',
    languageHint:
      'Pour les nouveaux administrateurs et les e-mails, tant que chacun n’a pas choisi sa propre langue.',
    homecountry: 'Pays d’origine',
    noCountry: 'Non précisé',
    quotaAlertCc: 'Copie des alertes de quota à',
    quotaAlertCcHint:
      'Cette adresse reçoit une copie de chaque e-mail concernant une boîte aux lettres presque pleine.',
    passwordAge: 'Expiration des mots de passe après (jours)',
    passwordAgeHint:
      '0 signifie jamais. Vaut pour les administrateurs et les utilisateurs : quiconque a un mot de passe plus ancien doit le changer à la prochaine étape.',
  },
  texts: {
    title: 'Textes du système',
    purpose: 'Ce que les e-mails et les pages disent à vos utilisateurs, dans chaque langue.',
    which: 'Texte',
    language: 'Langue du texte',
    wording: 'Formulation',
    isDefault: 'Par défaut',
    isOwn: 'Formulation personnalisée',
    subject: 'Objet',
    text: 'Contenu',
    textHint:
      'Texte brut. Les variables entre accolades sont remplacées au moment de l’envoi ou de l’affichage.',
    save: 'Enregistrer la formulation',
    placeholders: 'Variables',
    insert: 'Insérer {name} dans le texte',
    required: 'Doit figurer dans le texte',
  },
  textNames: {
    password_reset_mail: 'Réinitialisation du mot de passe, e-mail',
    password_reset_web: 'Réinitialisation du mot de passe, page',
    quota_warning: 'Boîte aux lettres presque pleine',
    password_expiry_warning: 'Mot de passe bientôt expiré',
    password_expired: 'Mot de passe expiré',
  },
  textHints: {
    password_reset_mail: 'Envoyé à toute personne qui demande un nouveau mot de passe.',
    password_reset_web: 'Figure sur la page qu’ouvre le lien envoyé.',
    quota_warning: 'Envoyé lorsqu’il reste peu d’espace dans une boîte aux lettres.',
    password_expiry_warning: 'Envoyé quelques jours avant l’expiration d’un mot de passe.',
    password_expired: 'Envoyé le jour où un mot de passe expire.',
  },
  placeholders: {
    username: 'Nom d’utilisateur ou adresse du destinataire',
    link: 'Adresse de la page où poursuivre',
    minutes: 'Durée de validité du lien, en minutes',
    remoteip: 'Adresse IP d’où vient la demande',
    percent: 'Taux de remplissage de la boîte, en pour cent',
    used: 'Espace utilisé, avec son unité',
    quota: 'Espace de la boîte, avec son unité',
    days: 'Nombre de jours restants',
    date: 'Jour où le mot de passe expire',
  },
  preview: {
    title: 'Aperçu',
    text: 'Rempli avec des données d’exemple.',
    waiting: 'La dernière version sans erreur. L’aperçu reprend dès que les erreurs sont corrigées.',
  },
  reset: {
    button: 'Revenir au texte par défaut',
    title: 'Revenir au texte par défaut de « {name} » en {language} ?',
    text: 'Votre formulation dans cette langue est supprimée, ainsi que ce que vous avez saisi sans l’enregistrer. Les autres langues restent inchangées.',
  },
  facts: {
    ui_timeout: 'Déconnexion automatique (minutes)',
    language: 'Langue',
    timezone: 'Fuseau horaire',
    dateformat: 'Format de date',
    homecountry: 'Pays d’origine',
    quota_alert_cc: 'Copie des alertes de quota',
    password_max_age_days: 'Expiration des mots de passe (jours)',
    alerts: 'Alertes par e-mail',
    subject: 'Objet',
    text: 'Contenu',
  },
  menu: {
    settings: 'Paramètres',
  },
  operations: {
    updateSettings: 'Paramètres du compte changés',
    setAlerts: 'Alertes par e-mail changées',
    updateSystemText: 'Texte du système changé',
    resetSystemText: 'Texte du système remis par défaut',
  },
} satisfies SameKeys<typeof english>;
