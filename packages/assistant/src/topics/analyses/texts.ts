import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { analyses as de } from './de.ts';
import { analyses as en } from './en.ts';
import { analyses as es } from './es.ts';
import { analyses as fr } from './fr.ts';
import { analyses as ja } from './ja.ts';

export const texts: Readonly<Record<Language, typeof en>> = { en, es, fr, de, ja };
