import type { ActionAnswer } from '@posthouse/contract';
import { useAction } from '../../api/use-action.ts';
import { productName } from '../../ui/theme/brand-logo.tsx';
import { colours } from '../../ui/theme/tokens.ts';

export type HostBrand = ActionAnswer<'getBranding'>;

const productBrand: HostBrand = {
  brandname: productName,
  brandlink: '',
  supportemail: '',
  brandcolor: colours.accent,
  logo: '',
};

/** The brand of the host name the panel was opened at; the product's own until it is known, and if it never is. */
export function useHostBrand(): HostBrand {
  const { hostname } = window.location;
  const { data } = useAction('getBranding', { host: hostname }, { staleMs: Number.POSITIVE_INFINITY });
  return data ?? productBrand;
}
