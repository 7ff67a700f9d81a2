import { createRoot, type Root } from 'react-dom/client';
import { loadCatalogs } from '../i18n/catalogs.ts';
import { followLanguage } from '../i18n/follow-language.ts';
import { startI18n } from '../i18n/i18n.ts';
import { chooseLanguage, storedLanguage } from '../i18n/language-choice.ts';
import { App } from './app.tsx';
import { startFromAddress } from './start-from-address.ts';

/** Shows the panel once its language and its session are known. */
export async function startPanel(element: Element): Promise<Root> {
  await startI18n(chooseLanguage(storedLanguage(), navigator.language));
  followLanguage();
  await Promise.all([loadCatalogs(['shared']), startFromAddress()]);
  const root = createRoot(element);
  root.render(<App />);
  return root;
}
