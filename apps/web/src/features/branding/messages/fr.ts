import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Image de marque',
  purpose: 'Nom, couleur et logo de votre page de connexion, et où les utilisateurs trouvent de l’aide.',
  save: 'Enregistrer',
  onlyView: 'Vous pouvez consulter l’image de marque, mais pas la modifier.',
  domains: {
    purpose: 'Donnez à un domaine sa propre image de marque. Les valeurs vides viennent du compte.',
    search: 'Rechercher un domaine',
    empty: 'Aucun domaine pour le moment',
    emptyHint: 'Ajoutez un domaine pour lui donner ici un nom, une couleur et un logo.',
  },
  column: {
    domain: 'Domaine',
    own: 'Image de marque',
  },
  origin: {
    own: 'Personnalisée',
    inherited: 'Celle du compte',
  },
  form: {
    brandname: 'Nom',
    brandlink: 'Lien web',
    brandlinkHint: 'Saisissez une URL qui commence par https://. Le nom sur la page de connexion y renvoie.',
    supportemail: 'Adresse d’assistance',
    supportemailHint: 'Affichée sur la page de connexion pour les utilisateurs qui ont besoin d’aide.',
    brandcolor: 'Couleur',
    pickColour: 'Choisir une couleur',
    contrastEnough: 'Contraste avec un texte blanc : {ratio} pour 1, facile à lire',
    contrastLow: 'Contraste avec le texte blanc {ratio} : 1 ; au moins {least} : 1 est requis',
    logo: 'Logo',
    logoHint: 'PNG, JPEG, GIF ou SVG, jusqu’à {megabytes} Mo. Réduit à 400 × 120 pixels.',
    logoTooLarge: 'Choisissez un fichier non vide de {megabytes} Mo au plus.',
    chooseLogo: 'Choisir un fichier',
    defaultLogo: 'Utiliser le logo par défaut',
    inherited: 'Vide : {value} est utilisé',
  },
  preview: {
    title: 'Aperçu de la page de connexion',
    label: 'La page de connexion de {name} avec ces valeurs',
    logIn: 'Se connecter',
    username: 'Identifiant',
    password: 'Mot de passe',
  },
  reset: {
    button: 'Réinitialiser l’image de marque',
    title: 'Réinitialiser l’image de marque du compte ?',
    text: 'Le nom, le lien, l’adresse d’assistance, la couleur et le logo reprennent leurs valeurs par défaut. Les modifications non enregistrées sont perdues. Les domaines gardent leur image de marque.',
  },
  row: {
    edit: 'Modifier',
    reset: 'Réinitialiser',
    resetTitle: 'Réinitialiser l’image de marque de {name} ?',
    resetText:
      'Le nom, le lien, l’adresse d’assistance, la couleur et le logo du domaine sont supprimés ; l’image de marque du compte est de nouveau utilisée.',
  },
  facts: {
    domain: 'Domaine',
    brandname: 'Nom',
    brandlink: 'Lien web',
    supportemail: 'Adresse d’assistance',
    brandcolor: 'Couleur',
    logo_changed: 'Nouveau logo',
  },
  goTo: {
    words: {
      branding: 'logo, couleur, thème, marque, page de connexion, assistance',
      brandingDomains: 'logo d’un domaine, couleur d’un domaine, page de connexion du webmail',
    },
  },
  menu: {
    branding: 'Image de marque',
    brandingDomains: 'Domaines de marque',
  },
  deeds: {
    setAdminBranding: 'Image de marque du compte modifiée',
    resetAdminBranding: 'Image de marque du compte réinitialisée',
    setBrandingDomain: 'Image de marque de {name} modifiée',
    resetBrandingDomain: 'Image de marque de {name} réinitialisée',
  },
  operations: {
    setAdminBranding: 'Image de marque du compte modifiée',
    resetAdminBranding: 'Image de marque du compte réinitialisée',
    setBrandingDomain: 'Image de marque d’un domaine modifiée',
    resetBrandingDomain: 'Image de marque d’un domaine réinitialisée',
  },
  where: {
    ascii: 'Forme ASCII :',
    account:
      'Affichée sur la page de connexion à tous les noms d’hôte de vos domaines vérifiés sans image de marque propre, par exemple {example}.',
    domain:
      'Affichée sur la page de connexion à {domain} et à tous ses noms d’hôte, par exemple {example}, dès que le domaine est vérifié.',
  },
} satisfies SameKeys<typeof english>;
