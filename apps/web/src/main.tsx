import './app/zod-without-eval.ts';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { startFromAddress } from './app/start-from-address.ts';
import { loadCatalogs } from './i18n/catalogs.ts';
import { followLanguage } from './i18n/follow-language.ts';
import { startI18n } from './i18n/i18n.ts';
import { chooseLanguage, storedLanguage } from './i18n/language-choice.ts';

async function start(): Promise<void> {
  const element = document.getElementById('root');
  if (!element) throw new Error('no #root in the page');
  await startI18n(chooseLanguage(storedLanguage(), navigator.language));
  followLanguage();
  await Promise.all([loadCatalogs(['shared']), startFromAddress()]);
  createRoot(element).render(<App />);
}

void start().catch(() => {
  // Without a catalog there are no words in any language yet.
  document.body.textContent = 'Posthouse could not be loaded. Please reload this page.';
});
