import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { aboutHalyard as de } from './de.ts';
import { aboutHalyard as en } from './en.ts';
import { aboutHalyard as es } from './es.ts';
import { aboutHalyard as fr } from './fr.ts';
import { aboutHalyard as ja } from './ja.ts';

export const texts: Readonly<Record<Language, typeof en>> = { en, es, fr, de, ja };
