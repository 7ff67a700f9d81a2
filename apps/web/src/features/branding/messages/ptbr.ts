import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Identidade visual',
  purpose: 'Nome, cor e logotipo da sua página de login e onde os usuários encontram ajuda.',
  save: 'Salvar',
  onlyView: 'Você pode ver a identidade visual, mas não alterá-la.',
  domains: {
    purpose: 'Dê a um domínio sua própria identidade visual. Os valores vazios vêm da conta.',
    search: 'Buscar por domínio',
    empty: 'Ainda não há domínios',
    emptyHint: 'Adicione um domínio para lhe dar aqui nome, cor e logotipo.',
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
    brandlinkHint: 'Digite uma URL que comece com https://. O nome na página de login leva a ela.',
    supportemail: 'Endereço de suporte',
    supportemailHint: 'Mostrado na página de login para quem precisa de ajuda.',
    brandcolor: 'Cor',
    pickColour: 'Escolher uma cor',
    contrastEnough: 'Contraste com texto branco {ratio} : 1, fácil de ler',
    contrastLow: 'Contraste com texto branco {ratio} : 1; o mínimo exigido é {least} : 1',
    logo: 'Logotipo',
    logoHint: 'PNG, JPEG, GIF ou SVG, até {megabytes} MB. Reduzido para 400 × 120 pixels.',
    logoTooLarge: 'Escolha um arquivo de até {megabytes} MB que não esteja vazio.',
    chooseLogo: 'Escolher arquivo',
    defaultLogo: 'Usar o logotipo padrão',
    inherited: 'Vazio: {value} é usado',
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
    text: 'Nome, link, endereço de suporte, cor e logotipo voltam ao padrão. Alterações não salvas são perdidas. Os domínios mantêm a própria identidade visual.',
  },
  row: {
    edit: 'Editar',
    reset: 'Redefinir',
    resetTitle: 'Redefinir a identidade visual de {name}?',
    resetText:
      'O nome, o link, o endereço de suporte, a cor e o logotipo do domínio são removidos; volta a valer a identidade visual da conta.',
  },
  facts: {
    domain: 'Domínio',
    brandname: 'Nome',
    brandlink: 'Link da web',
    supportemail: 'Endereço de suporte',
    brandcolor: 'Cor',
    logo_changed: 'Novo logotipo',
  },
  goTo: {
    words: {
      branding: 'logotipo, logo, cor, tema, marca, página de login, suporte',
      brandingDomains: 'logotipo de um domínio, cor de um domínio, página de login do webmail',
    },
  },
  menu: {
    branding: 'Identidade visual',
    brandingDomains: 'Identidade visual por domínio',
  },
  deeds: {
    setAdminBranding: 'Identidade visual da conta alterada',
    resetAdminBranding: 'Identidade visual da conta redefinida',
    setBrandingDomain: 'Identidade visual de {name} alterada',
    resetBrandingDomain: 'Identidade visual de {name} redefinida',
  },
  operations: {
    setAdminBranding: 'Alterou a identidade visual da conta',
    resetAdminBranding: 'Redefiniu a identidade visual da conta',
    setBrandingDomain: 'Alterou a identidade visual de um domínio',
    resetBrandingDomain: 'Redefiniu a identidade visual de um domínio',
  },
  where: {
    ascii: 'Forma ASCII:',
    account:
      'Mostrada na página de login em todos os hosts dos seus domínios verificados que não têm identidade visual própria, por exemplo {example}.',
    domain:
      'Mostrada na página de login em {domain} e em todos os seus hosts, por exemplo {example}, quando o domínio está verificado.',
  },
} satisfies SameKeys<typeof english>;
