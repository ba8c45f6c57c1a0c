import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { notifications as de } from './de.ts';
import { notifications as en } from './en.ts';
import { notifications as es } from './es.ts';
import { notifications as fr } from './fr.ts';
import { notifications as ja } from './ja.ts';

export const texts: Readonly<Record<Language, typeof en>> = { en, es, fr, de, ja };
