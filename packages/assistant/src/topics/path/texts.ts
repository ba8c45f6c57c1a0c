import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { path as de } from './de.ts';
import { path as en } from './en.ts';
import { path as es } from './es.ts';
import { path as fr } from './fr.ts';
import { path as ja } from './ja.ts';

export const texts: Readonly<Record<Language, typeof en>> = { en, es, fr, de, ja };
