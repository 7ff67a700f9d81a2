import Box from '@mui/material/Box';
import { type Language, languageNames, languages, languageTags } from '@posthouse/contract/core/languages';
import { Languages } from 'lucide-react';
import { changeLanguage } from '../../api/change-language.ts';
import { useCommand } from '../../api/use-command.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SelectArrow } from '../theme/select-arrow.tsx';
import { colours, sizes } from '../theme/tokens.ts';

/** Each language in its own words; the browser's own list, quiet until used. */
export function LanguageSelect({ onChosen }: { readonly onChosen?: (language: Language) => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Box sx={{ position: 'relative', display: 'inline-flex', alignItems: 'center', color: colours.textSoft }}>
      <Languages size={16} aria-hidden style={{ position: 'absolute', left: 10, pointerEvents: 'none' }} />
      <Box
        component="select"
        aria-label={t('frame.language')}
        value={language}
        onChange={(event: React.ChangeEvent<HTMLSelectElement>) => {
          const chosen = event.target.value as Language;
          void changeLanguage(chosen).then((isChanged) => isChanged && onChosen?.(chosen));
        }}
        sx={{
          appearance: 'none',
          // As wide as the chosen language, where the browser can.
          fieldSizing: 'content',
          height: sizes.control,
          padding: '0 30px 0 34px',
          font: 'inherit',
          color: colours.text,
          backgroundColor: 'transparent',
          border: '1px solid transparent',
          borderRadius: 1,
          cursor: 'pointer',
          '&:hover': { backgroundColor: colours.hover },
        }}
      >
        {languages.map((code) => (
          <option key={code} value={code} lang={languageTags[code]}>
            {languageNames[code]}
          </option>
        ))}
      </Box>
      <SelectArrow style={{ position: 'absolute', right: 10, pointerEvents: 'none' }} />
    </Box>
  );
}

/** The same for who is signed in: the choice is kept with the admin too, so that mails and other browsers follow it. */
export function OwnLanguageSelect() {
  const { mutate } = useCommand('setLanguage', { announcedBy: 'screen', changes: [] });
  return <LanguageSelect onChosen={(language) => mutate({ language })} />;
}
