import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { reports as de } from './de.ts';
import { reports as en, type ReportText } from './en.ts';
import { reports as es } from './es.ts';
import { reports as fr } from './fr.ts';
import { reports as ja } from './ja.ts';

export const texts: Readonly<Record<Language, ReportText>> = { en, es, fr, de, ja };
