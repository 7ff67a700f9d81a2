import type { Language } from '@posthouse/contract/core/languages';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { id } from './id.ts';
import { ptbr } from './ptbr.ts';
import type { SystemTexts } from './worded-text.ts';

export const defaultSystemTexts: Record<Language, SystemTexts> = { en, ptbr, id, es, de, fr };
