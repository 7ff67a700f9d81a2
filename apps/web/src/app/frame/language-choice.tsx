import { useCommand } from '../../api/use-command.ts';
import { LanguageSelect } from '../../ui/navigation/language-select.tsx';

/** The choice is kept with the admin too, so that mails and other browsers follow it. */
export function LanguageChoice() {
  const { mutate } = useCommand('setLanguage', { announcedBy: 'screen', changes: [] });
  return <LanguageSelect onChosen={(language) => mutate({ language })} />;
}
