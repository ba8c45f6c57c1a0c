import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { tasks as de } from './de.ts';
import { tasks as en } from './en.ts';
import { tasks as es } from './es.ts';
import { tasks as fr } from './fr.ts';
import { tasks as ja } from './ja.ts';

export const texts: Readonly<Record<Language, typeof en>> = { en, es, fr, de, ja };
