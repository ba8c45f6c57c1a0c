import type { Language } from '@halyard/contracts/settings.ts';
import { notifications as de } from './de.ts';
import { notifications as en } from './en.ts';
import { notifications as es } from './es.ts';
import { notifications as fr } from './fr.ts';
import { happened as inGerman } from './happened/de.ts';
import { happened as inEnglish } from './happened/en.ts';
import { happened as inSpanish } from './happened/es.ts';
import { happened as inFrench } from './happened/fr.ts';
import { happened as inJapanese } from './happened/ja.ts';
import { notifications as ja } from './ja.ts';

export const texts: Readonly<Record<Language, typeof en>> = { en, es, fr, de, ja };

/** What happened, one sentence for every kind of event. */
export const happened: Readonly<Record<Language, typeof inEnglish>> = {
  ...{ en: inEnglish, es: inSpanish, fr: inFrench, de: inGerman, ja: inJapanese },
};
