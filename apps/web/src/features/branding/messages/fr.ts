import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Image de marque',
  purpose: 'Nom, couleur et logo de la page de connexion, et où vos utilisateurs trouvent de l’aide.',
  save: 'Enregistrer l’image de marque',
  onlyView: 'Vos droits vous permettent de voir l’image de marque, mais pas de la modifier.',
  domains: {
    purpose:
      'Chaque domaine peut avoir sa propre apparence sous ses noms d’hôte ; ce qui reste vide est repris du compte.',
    search: 'Rechercher un domaine',
    empty: 'Aucun domaine pour le moment',
    emptyHint:
      'Dès que le compte a des domaines, vous pouvez donner ici à chacun un nom, une couleur et un logo.',
  },
  column: {
    domain: 'Domaine',
    own: 'Image de marque',
  },
  origin: {
    own: 'Propre',
    inherited: 'Celle du compte',
  },
  form: {
    brandname: 'Nom',
    brandlink: 'Lien web',
    brandlinkHint: 'Commence par https://. Le nom affiché sur la page de connexion y mène.',
    supportemail: 'Adresse d’assistance',
    supportemailHint: 'Affichée sur la page de connexion comme adresse où demander de l’aide.',
    brandcolor: 'Couleur',
    pickColour: 'Choisir une couleur',
    contrastEnough: 'Contraste avec un texte blanc : {ratio} pour 1, facile à lire',
    contrastLow: 'Contraste avec un texte blanc : {ratio} pour 1, il faut au moins {least} pour 1',
    logo: 'Logo',
    logoHint: 'PNG, JPEG, GIF ou SVG, {megabytes} Mo au maximum. Il est réduit à 400 × 120 pixels au plus.',
    logoTooLarge: 'Choisissez un fichier qui n’est pas vide et ne dépasse pas {megabytes} Mo.',
    chooseLogo: 'Choisir un fichier',
    defaultLogo: 'Revenir au logo par défaut',
    inherited: 'Vide, la valeur appliquée est donc : {value}',
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
    title: 'Réinitialiser l’image de marque du compte ?',
    text: 'Le nom, le lien, l’adresse d’assistance, la couleur et le logo redeviennent ceux du produit ; ce que vous avez saisi sans l’enregistrer est perdu. Les domaines conservent leur propre image de marque.',
  },
  row: {
    edit: 'Modifier',
    reset: 'Réinitialiser',
    resetTitle: 'Réinitialiser l’image de marque de {name} ?',
    resetText:
      'Le nom, le lien, l’adresse d’assistance, la couleur et le logo propres au domaine sont supprimés. L’image de marque du compte s’applique de nouveau.',
  },
  facts: {
    domain: 'Domaine',
    brandname: 'Nom',
    brandlink: 'Lien web',
    supportemail: 'Adresse d’assistance',
    brandcolor: 'Couleur',
    logo_changed: 'Nouveau logo',
  },
  menu: {
    branding: 'Image de marque',
    brandingDomains: 'Domaines de marque',
  },
  operations: {
    setAdminBranding: 'Image de marque du compte modifiée',
    resetAdminBranding: 'Image de marque du compte réinitialisée',
    setBrandingDomain: 'Image de marque d’un domaine modifiée',
    resetBrandingDomain: 'Image de marque d’un domaine réinitialisée',
  },
} satisfies SameKeys<typeof english>;
