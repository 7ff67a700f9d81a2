import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

const alertNames = {
  login: 'Connexions depuis une nouvelle adresse',
  domain: 'Alertes de santé des domaines',
  country: 'Connexions depuis un nouveau pays',
  incident: 'Connexions depuis de nombreux pays',
  limit: 'Limites presque atteintes',
};

const textNames = {
  password_reset_mail: 'Réinitialisation du mot de passe, e-mail',
  password_reset_web: 'Réinitialisation du mot de passe, page',
  quota_warning: 'Boîte aux lettres presque pleine',
  password_expiry_warning: 'Mot de passe bientôt expiré',
  password_expired: 'Mot de passe expiré',
};

export const messages = {
  title: 'Paramètres',
  purpose: 'Votre accès et les paramètres de ce compte.',
  purposeOwn: 'Votre accès et vos alertes par e-mail.',
  tabs: {
    label: 'Rubriques des paramètres',
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
    hint: 'Nous enverrons un lien à cette adresse. Votre adresse change lorsque vous l’ouvrez.',
    password: 'Mot de passe actuel',
    submit: 'Envoyer le lien',
    sentTitle: 'Consultez votre nouvelle messagerie',
    sent: 'Nous avons envoyé un lien à {email}. Il est valable {num, plural, one {# heure} other {# heures}}. Tant que vous ne l’avez pas ouvert, votre ancienne adresse reste utilisée.',
  },
  alerts: {
    title: 'Alertes par e-mail',
    ...alertNames,
  },
  alertHints: {
    login:
      'Vous recevez un e-mail lorsque quelqu’un se connecte avec votre accès depuis une adresse IP que vous n’avez pas utilisée récemment.',
    domain:
      'Vous recevez un e-mail lorsque des enregistrements DNS ou des certificats d’un domaine ne sont plus corrects, et avant la fin du délai de vérification d’un domaine.',
    country:
      'Vous recevez un e-mail lorsque quelqu’un se connecte avec votre accès depuis un pays d’où vous ne vous êtes pas connecté au cours des 90 derniers jours.',
    incident:
      'Vous recevez un e-mail lorsqu’un utilisateur se connecte en 24 heures depuis plus de pays que ne l’autorisent les paramètres du filtre.',
    limit:
      'Vous recevez un e-mail lorsque les domaines, les boîtes aux lettres ou le quota de votre compte sont presque épuisés.',
  },
  account: {
    title: 'Compte',
    save: 'Enregistrer',
    timeout: 'Déconnexion automatique après (minutes)',
    timeoutHint: 'Saisissez de 1 à 720. Toute personne inactive pendant cette durée est déconnectée.',
    timezone: 'Fuseau horaire',
    dateformat: 'Format de date',
    usualDates: 'Par défaut selon la langue',
    language: 'Langue du compte',
    languageHint:
      'Utilisée pour les nouveaux administrateurs et les e-mails, jusqu’à ce que chacun choisisse sa propre langue. Si elle n’est pas précisée, le panneau suit la langue du navigateur et les e-mails sont en anglais.',
    noLanguage: 'Non précisée',
    homecountry: 'Pays d’origine',
    noCountry: 'Non précisé',
    quotaAlertCc: 'Copie des alertes de quota à',
    quotaAlertCcHint:
      'Pour les copies des e-mails concernant les boîtes aux lettres presque pleines. Ces e-mails ne sont pas encore envoyés.',
    passwordAge: 'Expiration des mots de passe après (jours)',
    passwordAgeHint:
      'Saisissez de 0 à 3650 ; 0 signifie jamais. Les administrateurs dont le mot de passe est plus ancien doivent le changer avant de continuer. Les mots de passe des boîtes aux lettres n’expirent pas.',
    twofaRequired: 'Exiger la double authentification pour les sous-administrateurs',
    twofaRequiredHint:
      'Les sous-administrateurs qui ne l’utilisent pas encore doivent la configurer avant de pouvoir faire autre chose. Ils ne peuvent pas la désactiver.',
  },
  texts: {
    title: 'Textes du système',
    purpose: 'Les textes des e-mails et des pages du système, dans chaque langue.',
    which: 'Texte',
    language: 'Langue du texte',
    wording: 'Formulation',
    isDefault: 'Par défaut',
    isOwn: 'Formulation personnalisée',
    subject: 'Objet',
    text: 'Contenu',
    textHint:
      'Texte brut. Les variables entre accolades sont remplacées au moment de l’envoi ou de l’affichage.',
    save: 'Enregistrer',
    placeholders: 'Variables',
    insert: 'Insérer {name} dans le texte',
    required: 'Obligatoire dans le texte',
  },
  textNames,
  textHints: {
    password_reset_mail: 'Envoyé aux administrateurs qui demandent un nouveau mot de passe.',
    password_reset_web: 'Affiché sur la page qu’ouvre le lien envoyé.',
    quota_warning: 'Pour les utilisateurs dont la boîte aux lettres est presque pleine. Pas encore envoyé.',
    password_expiry_warning:
      'Envoyé plusieurs fois aux administrateurs dans les deux semaines qui précèdent l’expiration de leur mot de passe.',
    password_expired: 'Envoyé aux administrateurs dès que leur mot de passe a expiré.',
  },
  placeholders: {
    username: 'Nom d’utilisateur ou adresse du destinataire',
    link: 'Lien vers l’étape suivante',
    minutes: 'Durée de validité du lien, en minutes',
    remoteip: 'Adresse IP d’où vient la demande',
    percent: 'Taux de remplissage de la boîte, en pour cent',
    used: 'Espace utilisé, avec son unité',
    quota: 'Taille de la boîte, avec son unité',
    days: 'Nombre de jours restants',
    date: 'Date d’expiration du mot de passe',
  },
  preview: {
    title: 'Aperçu',
    text: 'Rempli avec des données d’exemple.',
    waiting: 'Voici la dernière version valide. L’aperçu se met à jour dès que les erreurs sont corrigées.',
  },
  reset: {
    button: 'Rétablir le texte par défaut',
    title: 'Rétablir le texte par défaut de « {name} » en {language} ?',
    text: 'Votre formulation dans cette langue est supprimée, y compris les modifications non enregistrées. Les autres langues ne sont pas concernées.',
  },
  facts: {
    ui_timeout: 'Déconnexion automatique (minutes)',
    language: 'Langue',
    timezone: 'Fuseau horaire',
    dateformat: 'Format de date',
    homecountry: 'Pays d’origine',
    quota_alert_cc: 'Copie des alertes de quota',
    password_max_age_days: 'Expiration des mots de passe (jours)',
    screen: 'Écran',
    is_default: 'Vue par défaut',
    alerts: 'Alertes par e-mail',
    subject: 'Objet',
    text: 'Contenu',
    twofa_required: 'Double authentification obligatoire pour les sous-administrateurs',
  },
  goTo: {
    words: {
      twofa:
        'MFA, double authentification, deux facteurs, second facteur, application d’authentification, OTP, codes de récupération',
      accountHistory: 'journal d’audit, activité, modifications, qui a fait quoi, connexions',
      subAdmins: 'administrateurs, équipe, rôles, droits, permissions, voir en tant que',
      changePassword: 'nouveau mot de passe',
      sessions: 'connexions, appareils, navigateurs, se déconnecter partout',
      turnOnTwofa: '2FA, MFA, configurer deux facteurs',
      addSubAdmin: 'nouveau sous-administrateur, créer un administrateur, inviter',
      exportAccountHistory: 'télécharger l’historique, CSV, journal d’audit',
      logOut: 'quitter, logout, fermer la session',
      language: 'language, idioma, bahasa, Sprache, traduction',
      settings:
        'préférences, réglages, fuseau horaire, format de date, déconnexion automatique, adresse e-mail, alertes, notifications, expiration du mot de passe',
      systemTexts: 'modèles, textes des e-mails',
    },
    actions: {
      changePassword: 'Changer le mot de passe',
      sessions: 'Vos sessions',
      turnOnTwofa: 'Activer la double authentification',
      addSubAdmin: 'Ajouter un sous-administrateur',
      exportAccountHistory: 'Exporter l’historique du compte',
      logOut: 'Se déconnecter',
      language: 'Langue : {name}',
      systemTexts: 'Textes du système',
    },
  },
  values: {
    target: textNames,
    alerts: alertNames,
  },
  menu: {
    settings: 'Paramètres',
  },
  deeds: {
    updateSettings: 'Paramètres du compte modifiés',
    setAlerts: 'Vos alertes par e-mail ont été modifiées',
    updateSystemText: 'Texte du système modifié',
    resetSystemText: 'Texte du système rétabli par défaut',
  },
  operations: {
    updateSettings: 'Paramètres du compte modifiés',
    setSavedView: 'Vue d’une liste enregistrée',
    removeSavedView: 'Vue enregistrée supprimée',
    setAlerts: 'Alertes par e-mail modifiées',
    updateSystemText: 'Texte du système modifié',
    resetSystemText: 'Texte du système rétabli par défaut',
  },
} satisfies SameKeys<typeof english>;
