import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { threats as de } from './de.ts';
import { threats as en } from './en.ts';
import { threats as es } from './es.ts';
import { threats as fr } from './fr.ts';
import { threats as ja } from './ja.ts';

export const texts: Readonly<Record<Language, typeof en>> = { en, es, fr, de, ja };
