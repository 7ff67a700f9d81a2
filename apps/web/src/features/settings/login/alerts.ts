import { alertKinds } from '@posthouse/contract/features/settings';

export type AlertKind = (typeof alertKinds)[number];

/** The chosen kinds after one was turned on or off, in the order of the contract. */
export function withAlert(chosen: readonly AlertKind[], kind: AlertKind, isOn: boolean): AlertKind[] {
  return alertKinds.filter((known) => (known === kind ? isOn : chosen.includes(known)));
}
