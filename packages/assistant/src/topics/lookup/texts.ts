import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { lookup as de } from './de.ts';
import { lookup as en } from './en.ts';
import { lookup as es } from './es.ts';
import { lookup as fr } from './fr.ts';
import { lookup as ja } from './ja.ts';

export const texts: Readonly<Record<Language, typeof en>> = { en, es, fr, de, ja };
