import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { alerts as de } from './de.ts';
import { type AlertText, alerts as en } from './en.ts';
import { alerts as es } from './es.ts';
import { alerts as fr } from './fr.ts';
import { alerts as ja } from './ja.ts';

export const texts: Readonly<Record<Language, AlertText>> = { en, es, fr, de, ja };
