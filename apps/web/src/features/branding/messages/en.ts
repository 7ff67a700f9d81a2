export const messages = {
  title: 'Branding',
  purpose: 'Name, color and logo of your login page, and where users get help.',
  save: 'Save',
  onlyView: 'You can view the branding but not change it.',
  domains: {
    purpose: 'Give a domain its own branding. Empty values come from the account.',
    search: 'Search by domain',
    empty: 'No domains yet',
    emptyHint: 'Add a domain to give it its own name, color and logo here.',
  },
  column: {
    domain: 'Domain',
    own: 'Branding',
  },
  origin: {
    own: 'Custom',
    inherited: 'From the account',
  },
  form: {
    brandname: 'Name',
    brandlink: 'Web link',
    brandlinkHint: 'Enter a URL that starts with https://. The name on the login page links to it.',
    supportemail: 'Support address',
    supportemailHint: 'Shown on the login page for users who need help.',
    brandcolor: 'Color',
    pickColour: 'Pick a color',
    contrastEnough: 'Contrast with white text {ratio} : 1, easy to read',
    contrastLow: 'Contrast with white text {ratio} : 1; at least {least} : 1 is required',
    logo: 'Logo',
    logoHint: 'PNG, JPEG, GIF or SVG, up to {megabytes} MB. Scaled down to 400 × 120 pixels.',
    logoTooLarge: 'Choose a file of up to {megabytes} MB that is not empty.',
    chooseLogo: 'Choose file',
    defaultLogo: 'Use the default logo',
    inherited: 'Empty: {value} is used',
  },
  preview: {
    title: 'Preview of the login page',
    label: 'The login page of {name} with these values',
    logIn: 'Log in',
    username: 'Login name',
    password: 'Password',
  },
  reset: {
    button: 'Reset branding',
    title: 'Reset the branding of the account?',
    text: 'Name, link, support address, color and logo go back to the defaults. Unsaved changes are lost. Domains keep their own branding.',
  },
  row: {
    edit: 'Edit',
    reset: 'Reset',
    resetTitle: 'Reset the branding of {name}?',
    resetText:
      'The domain’s own name, link, support address, color and logo are removed, and the account’s branding is used again.',
  },
  facts: {
    domain: 'Domain',
    brandname: 'Name',
    brandlink: 'Web link',
    supportemail: 'Support address',
    brandcolor: 'Color',
    logo_changed: 'New logo',
  },
  goTo: {
    words: {
      branding: 'logo, color, colour, theme, login page, support address, white label',
      brandingDomains: 'logo of a domain, color of a domain, webmail login page',
    },
  },
  menu: {
    branding: 'Branding',
    brandingDomains: 'Branding domains',
  },
  deeds: {
    setAdminBranding: 'Branding of the account changed',
    resetAdminBranding: 'Branding of the account reset',
    setBrandingDomain: 'Branding of {name} changed',
    resetBrandingDomain: 'Branding of {name} reset',
  },
  operations: {
    setAdminBranding: 'Changed the branding of the account',
    resetAdminBranding: 'Reset the branding of the account',
    setBrandingDomain: 'Changed the branding of a domain',
    resetBrandingDomain: 'Reset the branding of a domain',
  },
  where: {
    ascii: 'ASCII form:',
    account:
      'Shown on the login page at every host name of your verified domains that has no branding of its own, for example {example}.',
    domain:
      'Shown on the login page at {domain} and every host name below it, for example {example}, once the domain is verified.',
  },
};

declare module '../../../i18n/texts.ts' {
  interface Catalogs {
    branding: typeof messages;
  }
}
