import { type ReactNode, useState } from 'react';

interface AddFlowProps<Added> {
  readonly form: (onAdded: (added: Added) => void) => ReactNode;
  readonly result: (added: Added, onAgain: () => void) => ReactNode;
}

/** A form that adds something, and in its place what was added; "add another" begins anew with an empty form. */
export function AddFlow<Added extends object>({ form, result }: AddFlowProps<Added>) {
  const [added, setAdded] = useState<Added>();
  return added ? result(added, () => setAdded(undefined)) : form(setAdded);
}
