import type { Language } from '../accounts/preferences.ts';
import { memoizeFormatter } from './memoize-formatter.ts';

type Manner = { readonly signDisplay?: 'exceptZero' };

/** A share of one as a percentage, with at most one decimal and spelled as the language does: `12.5%`, `12,5 %`. */
export const writePercent = (share: number, language: Language, manner: Manner = {}): string =>
  memoizeFormatter(
    `percent ${language} ${Object.keys(manner)}`,
    () =>
      new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1, signDisplay: manner.signDisplay }),
  ).format(share);
