import { GoToDialog } from '../../ui/go-to/go-to-dialog.tsx';
import { useGoToSearches } from './use-go-to-searches.ts';

/** "Go to anything" with what this admin can go to; loaded when it is opened, with the words it searches. */
export function GoTo({ onClose }: { readonly onClose: () => void }) {
  const searches = useGoToSearches();
  return <GoToDialog searches={searches} onClose={onClose} />;
}
