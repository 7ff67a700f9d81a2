export const messages = {
  title: 'Branding',
  purpose: 'Name, colour and logo of the login page, and where your users find help.',
  save: 'Save branding',
  onlyView: 'Your rights allow you to see the branding, but not to change it.',
  domains: {
    purpose:
      'Every domain can look different at its own host names; what it leaves empty is taken from the account.',
    search: 'Search by domain',
    empty: 'No domains yet',
    emptyHint: 'Once the account has domains, you can give each of them its own name, colour and logo here.',
  },
  column: {
    domain: 'Domain',
    own: 'Branding',
  },
  origin: {
    own: 'Own',
    inherited: 'From the account',
  },
  form: {
    brandname: 'Name',
    brandlink: 'Web link',
    brandlinkHint: 'Begins with https://. The name on the login page leads there.',
    supportemail: 'Support address',
    supportemailHint: 'Shown on the login page as the address for help.',
    brandcolor: 'Colour',
    pickColour: 'Pick a colour',
    contrastEnough: 'Contrast with white text {ratio} : 1, easy to read',
    contrastLow: 'Contrast with white text {ratio} : 1, but at least {least} : 1 is needed',
    logo: 'Logo',
    logoHint: 'PNG, JPEG, GIF or SVG, at most {megabytes} MB. It is reduced to at most 400 × 120 pixels.',
    logoTooLarge: 'Choose a file that is not empty and has at most {megabytes} MB.',
    chooseLogo: 'Choose file',
    defaultLogo: 'Back to the default logo',
    inherited: 'Empty, so this applies: {value}',
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
    text: 'Name, link, support address, colour and logo go back to those of the product, with what you may have typed and not saved. Domains keep the branding of their own.',
  },
  row: {
    edit: 'Edit',
    reset: 'Reset',
    resetTitle: 'Reset the branding of {name}?',
    resetText:
      'The domain’s own name, link, support address, colour and logo are removed. The branding of the account applies again.',
  },
  facts: {
    domain: 'Domain',
    brandname: 'Name',
    brandlink: 'Web link',
    supportemail: 'Support address',
    brandcolor: 'Colour',
    logo_changed: 'New logo',
  },
  menu: {
    branding: 'Branding',
    brandingDomains: 'Branding Domains',
  },
  operations: {
    setAdminBranding: 'Changed the branding of the account',
    resetAdminBranding: 'Reset the branding of the account',
    setBrandingDomain: 'Changed the branding of a domain',
    resetBrandingDomain: 'Reset the branding of a domain',
  },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    branding: typeof messages;
  }
}
