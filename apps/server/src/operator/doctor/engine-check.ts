import { type EngineSettings, findEngineSettings } from '../../engine/engine-settings.ts';
import type { Config } from '../../kernel/config.ts';
import { findKeeper } from '../mail/mail-run.ts';
import { isListening } from '../mail/port-answers.ts';
import { type Check, fail, ok, warn } from './check.ts';

const name = 'Mail engine';

/** One line, also for whoever is not root; "mail doctor" looks closer. */
export async function checkMailEngine({ dataDir }: Config): Promise<Check> {
  let settings: EngineSettings | undefined;
  try {
    settings = await findEngineSettings(dataDir);
  } catch {
    const message = `its settings in ${dataDir} are damaged or can’t be read`;
    return fail(name, message, 'Run "npm run posthouse -- mail setup" again.');
  }
  if (settings === undefined) return ok(name, 'not set up; "npm run posthouse -- mail setup" sets one up');
  const { smtp, imap } = settings.ports;
  const isKept = (await findKeeper(settings)) !== undefined;
  const parts = [isKept, ...(await Promise.all([smtp, imap].map(isListening)))];
  if (parts.every(Boolean)) return ok(name, `running in ${settings.root}`);
  if (!parts.some(Boolean)) return warn(name, 'stopped', 'Run "npm run posthouse -- mail start".');
  return warn(name, 'only partly running', 'Run "npm run posthouse -- mail doctor".');
}
