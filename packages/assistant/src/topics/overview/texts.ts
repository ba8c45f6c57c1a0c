import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { overview as de } from './de.ts';
import { overview as en } from './en.ts';
import { overview as es } from './es.ts';
import { overview as fr } from './fr.ts';
import { overview as ja } from './ja.ts';

export const texts: Readonly<Record<Language, typeof en>> = { en, es, fr, de, ja };
