import { ChevronDown, type LucideProps } from 'lucide-react';

/** The one arrow of everything that opens a list of choices. */
export function SelectArrow(props: LucideProps) {
  return <ChevronDown size={16} aria-hidden {...props} />;
}
