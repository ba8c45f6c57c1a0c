import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { completeTask as de } from './de.ts';
import { completeTask as en } from './en.ts';
import { completeTask as es } from './es.ts';
import { completeTask as fr } from './fr.ts';
import { completeTask as ja } from './ja.ts';

export const texts: Readonly<Record<Language, typeof en>> = { en, es, fr, de, ja };
