import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { users as de } from './de.ts';
import { users as en } from './en.ts';
import { users as es } from './es.ts';
import { users as fr } from './fr.ts';
import { users as ja } from './ja.ts';

export const texts: Readonly<Record<Language, typeof en>> = { en, es, fr, de, ja };
