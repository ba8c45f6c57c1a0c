import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { core as de } from './de/core.ts';
import { core as en } from './en/core.ts';
import { core as es } from './es/core.ts';
import { core as fr } from './fr/core.ts';
import { core as ja } from './ja/core.ts';

export type CoreWords = typeof en;

export const coreWords: Readonly<Record<Language, CoreWords>> = { en, es, fr, de, ja };
