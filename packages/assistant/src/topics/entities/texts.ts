import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { entities as de } from './de.ts';
import { entities as en } from './en.ts';
import { entities as es } from './es.ts';
import { entities as fr } from './fr.ts';
import { entities as ja } from './ja.ts';

export const texts: Readonly<Record<Language, typeof en>> = { en, es, fr, de, ja };
