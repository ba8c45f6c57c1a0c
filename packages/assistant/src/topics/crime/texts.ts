import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { crime as de } from './de.ts';
import { crime as en } from './en.ts';
import { crime as es } from './es.ts';
import { crime as fr } from './fr.ts';
import { crime as ja } from './ja.ts';

export const texts: Readonly<Record<Language, typeof en>> = { en, es, fr, de, ja };
