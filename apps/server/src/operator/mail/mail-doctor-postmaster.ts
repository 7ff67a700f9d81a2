import type { EngineSettings } from '../../engine/engine-settings.ts';
import { dutyNames } from '../../engine/render-engine.ts';
import { type Check, ok, warn } from '../doctor/check.ts';

/** Whether somebody gets the mail that every server must accept; nobody writes to a private one. */
export function checkPostmaster(settings: EngineSettings): Check[] {
  const { postmaster, isPrivate } = settings;
  const both = dutyAddresses(settings).join(' and ');
  if (postmaster !== undefined) return [ok('Postmaster', `mail to ${both} goes to ${postmaster}`)];
  if (isPrivate) return [];
  const hint =
    'Run "npm run posthouse -- mail setup --postmaster ADDRESS" with your address, then "mail stop" and "mail start".';
  return [warn('Postmaster', `mail to ${both} is refused, but every mail server must accept it`, hint)];
}

/** The way of a message to one of these addresses; nothing about any other. */
export function explainDuty(settings: EngineSettings, address: string): Check | undefined {
  const { postmaster } = settings;
  if (postmaster === undefined || !dutyAddresses(settings).includes(address)) return undefined;
  return ok('Route', `${address} goes to ${postmaster}, as set up`);
}

const dutyAddresses = ({ hostname }: EngineSettings) =>
  dutyNames.map((name) => `${name}@${hostname.toLowerCase()}`);
