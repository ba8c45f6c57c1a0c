import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { advice as de } from './de.ts';
import { advice as en } from './en.ts';
import { advice as es } from './es.ts';
import { advice as fr } from './fr.ts';
import { advice as ja } from './ja.ts';

export const texts: Readonly<Record<Language, typeof en>> = { en, es, fr, de, ja };
