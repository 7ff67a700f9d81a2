import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Identidade visual',
  purpose: 'Nome, cor e logotipo da página de login, e onde seus usuários encontram ajuda.',
  save: 'Salvar identidade visual',
  onlyView: 'Suas permissões permitem ver a identidade visual, mas não alterá-la.',
  domains: {
    purpose:
      'Cada domínio pode ter outra aparência nos próprios nomes de host; o que ficar vazio vem da conta.',
    search: 'Buscar por domínio',
    empty: 'Ainda não há domínios',
    emptyHint:
      'Quando a conta tiver domínios, você poderá dar a cada um o próprio nome, cor e logotipo aqui.',
  },
  column: {
    domain: 'Domínio',
    own: 'Identidade visual',
  },
  origin: {
    own: 'Própria',
    inherited: 'Da conta',
  },
  form: {
    brandname: 'Nome',
    brandlink: 'Link da web',
    brandlinkHint: 'Começa com https://. O nome na página de login leva até lá.',
    supportemail: 'Endereço de suporte',
    supportemailHint: 'Aparece na página de login como endereço para pedir ajuda.',
    brandcolor: 'Cor',
    pickColour: 'Escolher uma cor',
    contrastEnough: 'Contraste com texto branco {ratio} : 1, fácil de ler',
    contrastLow: 'Contraste com texto branco {ratio} : 1; é necessário pelo menos {least} : 1',
    logo: 'Logotipo',
    logoHint: 'PNG, JPEG, GIF ou SVG, no máximo {megabytes} MB. É reduzido a no máximo 400 × 120 pixels.',
    logoTooLarge: 'Escolha um arquivo que não esteja vazio e tenha no máximo {megabytes} MB.',
    chooseLogo: 'Escolher arquivo',
    defaultLogo: 'Voltar ao logotipo padrão',
    inherited: 'Vazio, portanto vale: {value}',
  },
  preview: {
    title: 'Prévia da página de login',
    label: 'A página de login de {name} com estes valores',
    logIn: 'Entrar',
    username: 'Nome de login',
    password: 'Senha',
  },
  reset: {
    button: 'Redefinir identidade visual',
    title: 'Redefinir a identidade visual da conta?',
    text: 'Nome, link, endereço de suporte, cor e logotipo voltam a ser os do produto; o que você digitou e não salvou será perdido. Os domínios mantêm a própria identidade visual.',
  },
  row: {
    edit: 'Editar',
    reset: 'Redefinir',
    resetTitle: 'Redefinir a identidade visual de {name}?',
    resetText:
      'O nome, o link, o endereço de suporte, a cor e o logotipo próprios do domínio são removidos. A identidade visual da conta volta a valer.',
  },
  facts: {
    domain: 'Domínio',
    brandname: 'Nome',
    brandlink: 'Link da web',
    supportemail: 'Endereço de suporte',
    brandcolor: 'Cor',
    logo_changed: 'Novo logotipo',
  },
  menu: {
    branding: 'Identidade visual',
    brandingDomains: 'Domínios de marca',
  },
  operations: {
    setAdminBranding: 'Identidade visual da conta alterada',
    resetAdminBranding: 'Identidade visual da conta redefinida',
    setBrandingDomain: 'Identidade visual de um domínio alterada',
    resetBrandingDomain: 'Identidade visual de um domínio redefinida',
  },
} satisfies SameKeys<typeof english>;
