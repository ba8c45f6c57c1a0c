import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { connections as de } from './de.ts';
import { connections as en } from './en.ts';
import { connections as es } from './es.ts';
import { connections as fr } from './fr.ts';
import { connections as ja } from './ja.ts';

export const texts: Readonly<Record<Language, typeof en>> = { en, es, fr, de, ja };
