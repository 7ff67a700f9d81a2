import './app/zod-without-eval.ts';
import { startPanel } from './app/start-panel.tsx';

async function start(): Promise<void> {
  const element = document.getElementById('root');
  if (!element) throw new Error('no #root in the page');
  await startPanel(element);
}

void start().catch(() => {
  // Without a catalog there are no words in any language yet.
  document.body.textContent = 'Posthouse could not be loaded. Please reload this page.';
});
