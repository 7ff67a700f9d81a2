/** The values of a brand as the wire has them; `logo` is the address of a picture, empty for the product's own. */
export interface Brand {
  readonly brandname: string;
  readonly brandlink: string;
  readonly supportemail: string;
  readonly brandcolor: string;
  readonly logo: string;
}

/** What applies where nobody says otherwise; the colour is the accent of the panel's theme. */
export const productBrand: Brand = {
  brandname: 'Posthouse',
  brandlink: '',
  supportemail: '',
  brandcolor: '#2f57c4',
  logo: '',
};

export const emptyBrand: Brand = {
  brandname: '',
  brandlink: '',
  supportemail: '',
  brandcolor: '',
  logo: '',
};

/** Each empty value is inherited on its own; the nearest level comes first, the product's last. */
export function appliedBrand(...levels: readonly Brand[]): Brand {
  const first = (field: keyof Brand) =>
    [...levels, productBrand].map((level) => level[field]).find((value) => value !== '') ?? '';
  return {
    brandname: first('brandname'),
    brandlink: first('brandlink'),
    supportemail: first('supportemail'),
    brandcolor: first('brandcolor'),
    logo: first('logo'),
  };
}

/** Where the picture with this hash is served. */
export function logoAddress(hash: string): string {
  return hash === '' ? '' : `/branding/${hash}.png`;
}
