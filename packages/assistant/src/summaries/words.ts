import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { summary as de } from './de.ts';
import { summary as en, type SummaryWords } from './en.ts';
import { summary as es } from './es.ts';
import { summary as fr } from './fr.ts';
import { summary as ja } from './ja.ts';

export const summaryWords: Readonly<Record<Language, SummaryWords>> = { en, es, fr, de, ja };
