import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { addTask as de } from './de.ts';
import { addTask as en } from './en.ts';
import { addTask as es } from './es.ts';
import { addTask as fr } from './fr.ts';
import { addTask as ja } from './ja.ts';

export const texts: Readonly<Record<Language, typeof en>> = { en, es, fr, de, ja };
