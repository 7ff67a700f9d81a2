import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Branding',
  purpose: 'Name, Farbe und Logo der Anmeldeseite und wo Ihre Benutzer Hilfe finden.',
  save: 'Branding speichern',
  onlyView: 'Ihre Rechte erlauben es, das Branding zu sehen, aber nicht zu ändern.',
  domains: {
    purpose:
      'Jede Domain kann unter ihren eigenen Hostnamen anders aussehen; was leer bleibt, kommt vom Konto.',
    search: 'Domain suchen',
    empty: 'Noch keine Domains',
    emptyHint:
      'Sobald das Konto Domains hat, können Sie hier jeder einen eigenen Namen, eine Farbe und ein Logo geben.',
  },
  column: {
    domain: 'Domain',
    own: 'Branding',
  },
  origin: {
    own: 'Eigenes',
    inherited: 'Vom Konto',
  },
  form: {
    brandname: 'Name',
    brandlink: 'Weblink',
    brandlinkHint: 'Beginnt mit https://. Der Name auf der Anmeldeseite führt dorthin.',
    supportemail: 'Support-Adresse',
    supportemailHint: 'Steht auf der Anmeldeseite als Adresse für Hilfe.',
    brandcolor: 'Farbe',
    pickColour: 'Farbe auswählen',
    contrastEnough: 'Kontrast zu weißer Schrift {ratio} : 1, gut lesbar',
    contrastLow: 'Kontrast zu weißer Schrift {ratio} : 1, nötig ist mindestens {least} : 1',
    logo: 'Logo',
    logoHint:
      'PNG, JPEG, GIF oder SVG, höchstens {megabytes} MB. Es wird auf höchstens 400 × 120 Pixel verkleinert.',
    logoTooLarge: 'Wählen Sie eine Datei, die nicht leer ist und höchstens {megabytes} MB hat.',
    chooseLogo: 'Datei auswählen',
    defaultLogo: 'Zurück zum Standardlogo',
    inherited: 'Leer, daher gilt: {value}',
  },
  preview: {
    title: 'Vorschau der Anmeldeseite',
    label: 'Die Anmeldeseite von {name} mit diesen Werten',
    logIn: 'Anmelden',
    username: 'Anmeldename',
    password: 'Passwort',
  },
  reset: {
    button: 'Branding zurücksetzen',
    title: 'Branding des Kontos zurücksetzen?',
    text: 'Name, Link, Support-Adresse, Farbe und Logo werden wieder die des Produkts; was Sie eingegeben und nicht gespeichert haben, geht verloren. Domains behalten ihr eigenes Branding.',
  },
  row: {
    edit: 'Bearbeiten',
    reset: 'Zurücksetzen',
    resetTitle: 'Branding von {name} zurücksetzen?',
    resetText:
      'Name, Link, Support-Adresse, Farbe und Logo dieser Domain werden entfernt. Es gilt wieder das Branding des Kontos.',
  },
  facts: {
    domain: 'Domain',
    brandname: 'Name',
    brandlink: 'Weblink',
    supportemail: 'Support-Adresse',
    brandcolor: 'Farbe',
    logo_changed: 'Neues Logo',
  },
  menu: {
    branding: 'Branding',
    brandingDomains: 'Branding-Domains',
  },
  operations: {
    setAdminBranding: 'Branding des Kontos geändert',
    resetAdminBranding: 'Branding des Kontos zurückgesetzt',
    setBrandingDomain: 'Branding einer Domain geändert',
    resetBrandingDomain: 'Branding einer Domain zurückgesetzt',
  },
} satisfies SameKeys<typeof english>;
