import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Branding',
  purpose: 'Name, Farbe und Logo Ihrer Anmeldeseite und wo Benutzer Hilfe finden.',
  save: 'Speichern',
  onlyView: 'Sie können das Branding ansehen, aber nicht ändern.',
  domains: {
    purpose: 'Geben Sie einer Domain ein eigenes Branding. Leere Werte kommen vom Konto.',
    search: 'Domain suchen',
    empty: 'Noch keine Domains',
    emptyHint: 'Fügen Sie eine Domain hinzu, um ihr hier Name, Farbe und Logo zu geben.',
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
    brandlinkHint:
      'Geben Sie eine URL ein, die mit https:// beginnt. Der Name auf der Anmeldeseite verweist darauf.',
    supportemail: 'Support-Adresse',
    supportemailHint: 'Wird auf der Anmeldeseite für Benutzer gezeigt, die Hilfe brauchen.',
    brandcolor: 'Farbe',
    pickColour: 'Farbe auswählen',
    contrastEnough: 'Kontrast zu weißer Schrift {ratio} : 1, gut lesbar',
    contrastLow: 'Kontrast zu weißer Schrift {ratio} : 1; erforderlich ist mindestens {least} : 1',
    logo: 'Logo',
    logoHint: 'PNG, JPEG, GIF oder SVG, bis {megabytes} MB. Wird auf 400 × 120 Pixel verkleinert.',
    logoTooLarge: 'Wählen Sie eine Datei bis {megabytes} MB, die nicht leer ist.',
    chooseLogo: 'Datei auswählen',
    defaultLogo: 'Standardlogo verwenden',
    inherited: 'Leer: {value} wird verwendet',
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
    text: 'Name, Link, Support-Adresse, Farbe und Logo werden auf die Standardwerte zurückgesetzt. Nicht gespeicherte Änderungen gehen verloren. Domains behalten ihr eigenes Branding.',
  },
  row: {
    edit: 'Bearbeiten',
    reset: 'Zurücksetzen',
    resetTitle: 'Branding von {name} zurücksetzen?',
    resetText:
      'Name, Link, Support-Adresse, Farbe und Logo dieser Domain werden entfernt; es gilt wieder das Branding des Kontos.',
  },
  facts: {
    domain: 'Domain',
    brandname: 'Name',
    brandlink: 'Weblink',
    supportemail: 'Support-Adresse',
    brandcolor: 'Farbe',
    logo_changed: 'Neues Logo',
  },
  goTo: {
    words: {
      branding: 'Logo, Farbe, Design, Marke, Anmeldeseite, Hilfe',
      brandingDomains: 'Logo einer Domain, Farbe einer Domain, Anmeldeseite des Webmails',
    },
  },
  menu: {
    branding: 'Branding',
    brandingDomains: 'Branding-Domains',
  },
  deeds: {
    setAdminBranding: 'Branding des Kontos geändert',
    resetAdminBranding: 'Branding des Kontos zurückgesetzt',
    setBrandingDomain: 'Branding von {name} geändert',
    resetBrandingDomain: 'Branding von {name} zurückgesetzt',
  },
  operations: {
    setAdminBranding: 'Branding des Kontos geändert',
    resetAdminBranding: 'Branding des Kontos zurückgesetzt',
    setBrandingDomain: 'Branding einer Domain geändert',
    resetBrandingDomain: 'Branding einer Domain zurückgesetzt',
  },
  where: {
    ascii: 'ASCII-Form:',
    account:
      'Erscheint auf der Anmeldeseite unter allen Hostnamen Ihrer bestätigten Domains, die kein eigenes Branding haben, zum Beispiel {example}.',
    domain:
      'Erscheint auf der Anmeldeseite unter {domain} und allen Hostnamen darunter, zum Beispiel {example}, sobald die Domain bestätigt ist.',
  },
} satisfies SameKeys<typeof english>;
