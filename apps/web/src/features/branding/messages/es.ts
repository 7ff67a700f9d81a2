import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Imagen de marca',
  purpose: 'Nombre, color y logotipo de su página de inicio de sesión, y dónde obtienen ayuda los usuarios.',
  save: 'Guardar',
  onlyView: 'Puede ver la imagen de marca, pero no cambiarla.',
  domains: {
    purpose: 'Dé a un dominio su propia imagen de marca. Los valores vacíos se toman de la cuenta.',
    search: 'Buscar por dominio',
    empty: 'Aún no hay dominios',
    emptyHint: 'Añada un dominio para darle aquí su nombre, color y logotipo.',
  },
  column: {
    domain: 'Dominio',
    own: 'Imagen de marca',
  },
  origin: {
    own: 'Propia',
    inherited: 'De la cuenta',
  },
  form: {
    brandname: 'Nombre',
    brandlink: 'Enlace web',
    brandlinkHint:
      'Escriba una URL que empiece por https://. El nombre de la página de inicio de sesión enlaza a ella.',
    supportemail: 'Dirección de soporte',
    supportemailHint: 'Se muestra en la página de inicio de sesión para quien necesite ayuda.',
    brandcolor: 'Color',
    pickColour: 'Elegir un color',
    contrastEnough: 'Contraste con texto blanco {ratio} : 1, se lee bien',
    contrastLow: 'Contraste con texto blanco {ratio} : 1; se requiere al menos {least} : 1',
    logo: 'Logotipo',
    logoHint: 'PNG, JPEG, GIF o SVG, hasta {megabytes} MB. Se reduce a 400 × 120 píxeles.',
    logoTooLarge: 'Elija un archivo de hasta {megabytes} MB que no esté vacío.',
    chooseLogo: 'Elegir archivo',
    defaultLogo: 'Usar el logotipo predeterminado',
    inherited: 'Vacío: se usa {value}',
  },
  preview: {
    title: 'Vista previa de la página de inicio de sesión',
    label: 'La página de inicio de sesión de {name} con estos valores',
    logIn: 'Iniciar sesión',
    username: 'Nombre de acceso',
    password: 'Contraseña',
  },
  reset: {
    button: 'Restablecer imagen de marca',
    title: '¿Restablecer la imagen de marca de la cuenta?',
    text: 'El nombre, el enlace, la dirección de soporte, el color y el logotipo vuelven a los valores predeterminados. Se pierden los cambios sin guardar. Los dominios conservan su propia imagen de marca.',
  },
  row: {
    edit: 'Editar',
    reset: 'Restablecer',
    resetTitle: '¿Restablecer la imagen de marca de {name}?',
    resetText:
      'Se eliminan el nombre, el enlace, la dirección de soporte, el color y el logotipo del dominio; vuelve a usarse la imagen de marca de la cuenta.',
  },
  facts: {
    domain: 'Dominio',
    brandname: 'Nombre',
    brandlink: 'Enlace web',
    supportemail: 'Dirección de soporte',
    brandcolor: 'Color',
    logo_changed: 'Logotipo nuevo',
  },
  goTo: {
    words: {
      branding: 'logotipo, logo, color, tema, marca, página de acceso, soporte',
      brandingDomains: 'logotipo de un dominio, color de un dominio, página de acceso del webmail',
    },
  },
  menu: {
    branding: 'Imagen de marca',
    brandingDomains: 'Imagen de marca por dominio',
  },
  deeds: {
    setAdminBranding: 'Imagen de marca de la cuenta cambiada',
    resetAdminBranding: 'Imagen de marca de la cuenta restablecida',
    setBrandingDomain: 'Imagen de marca de {name} cambiada',
    resetBrandingDomain: 'Imagen de marca de {name} restablecida',
  },
  operations: {
    setAdminBranding: 'Cambió la imagen de marca de la cuenta',
    resetAdminBranding: 'Restableció la imagen de marca de la cuenta',
    setBrandingDomain: 'Cambió la imagen de marca de un dominio',
    resetBrandingDomain: 'Restableció la imagen de marca de un dominio',
  },
  where: {
    ascii: 'Forma ASCII:',
    account:
      'Se muestra en la página de inicio de sesión en todos los hosts de sus dominios verificados que no tienen imagen de marca propia, por ejemplo {example}.',
    domain:
      'Se muestra en la página de inicio de sesión en {domain} y en todos sus hosts, por ejemplo {example}, cuando el dominio está verificado.',
  },
} satisfies SameKeys<typeof english>;
