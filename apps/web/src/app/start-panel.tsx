import { createRoot, type Root } from 'react-dom/client';
import { loadCatalogs } from '../i18n/catalogs.ts';
import { followLanguage } from '../i18n/follow-language.ts';
import { chooseLanguage, storedLanguage } from '../i18n/language-choice.ts';
import { speak } from '../i18n/texts.ts';
import { App } from './app.tsx';
import { startFromAddress } from './start-from-address.ts';

/** Shows the panel once its language and its session are known. */
export async function startPanel(element: Element): Promise<Root> {
  speak(chooseLanguage(storedLanguage(), navigator.language));
  followLanguage();
  await Promise.all([loadCatalogs(['shared']), startFromAddress()]);
  const root = createRoot(element);
  root.render(<App />);
  return root;
}
