import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Imagen de marca',
  purpose:
    'Nombre, color y logotipo de la página de inicio de sesión, y dónde encuentran ayuda sus usuarios.',
  save: 'Guardar imagen de marca',
  onlyView: 'Sus permisos le permiten ver la imagen de marca, pero no cambiarla.',
  domains: {
    purpose:
      'Cada dominio puede tener otro aspecto en sus propios nombres de host; lo que quede vacío se toma de la cuenta.',
    search: 'Buscar por dominio',
    empty: 'Aún no hay dominios',
    emptyHint:
      'Cuando la cuenta tenga dominios, podrá dar aquí a cada uno su propio nombre, color y logotipo.',
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
    brandlinkHint: 'Empieza por https://. El nombre de la página de inicio de sesión lleva allí.',
    supportemail: 'Dirección de soporte',
    supportemailHint: 'Aparece en la página de inicio de sesión como dirección de ayuda.',
    brandcolor: 'Color',
    pickColour: 'Elegir un color',
    contrastEnough: 'Contraste con texto blanco {ratio} : 1, se lee bien',
    contrastLow: 'Contraste con texto blanco {ratio} : 1; se necesita al menos {least} : 1',
    logo: 'Logotipo',
    logoHint: 'PNG, JPEG, GIF o SVG, como máximo {megabytes} MB. Se reduce a un máximo de 400 × 120 píxeles.',
    logoTooLarge: 'Elija un archivo que no esté vacío y tenga como máximo {megabytes} MB.',
    chooseLogo: 'Elegir archivo',
    defaultLogo: 'Volver al logotipo predeterminado',
    inherited: 'Vacío, por lo que se aplica: {value}',
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
    text: 'El nombre, el enlace, la dirección de soporte, el color y el logotipo vuelven a ser los del producto; lo que haya escrito sin guardar se pierde. Los dominios conservan su propia imagen de marca.',
  },
  row: {
    edit: 'Editar',
    reset: 'Restablecer',
    resetTitle: '¿Restablecer la imagen de marca de {name}?',
    resetText:
      'Se eliminan el nombre, el enlace, la dirección de soporte, el color y el logotipo propios del dominio. Vuelve a aplicarse la imagen de marca de la cuenta.',
  },
  facts: {
    domain: 'Dominio',
    brandname: 'Nombre',
    brandlink: 'Enlace web',
    supportemail: 'Dirección de soporte',
    brandcolor: 'Color',
    logo_changed: 'Logotipo nuevo',
  },
  menu: {
    branding: 'Imagen de marca',
    brandingDomains: 'Dominios de marca',
  },
  operations: {
    setAdminBranding: 'Imagen de marca de la cuenta modificada',
    resetAdminBranding: 'Imagen de marca de la cuenta restablecida',
    setBrandingDomain: 'Imagen de marca de un dominio modificada',
    resetBrandingDomain: 'Imagen de marca de un dominio restablecida',
  },
} satisfies SameKeys<typeof english>;
