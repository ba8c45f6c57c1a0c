import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { schemas as de } from './de.ts';
import { schemas as en } from './en.ts';
import { schemas as es } from './es.ts';
import { schemas as fr } from './fr.ts';
import { schemas as ja } from './ja.ts';

export const texts: Readonly<Record<Language, typeof en>> = { en, es, fr, de, ja };
