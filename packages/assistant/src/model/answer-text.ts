import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { markUnsupported } from './check-figures.ts';
import { cleanText } from './clean-text.ts';
import type { Context } from './context.ts';
import { guessLanguage } from './figures/guess-language.ts';
import { createHoldBack } from './hold-back.ts';
import { ModelError } from './model-error.ts';
import { keepKnownCitations } from './number-citations.ts';

type Options = {
  readonly context: Pick<Context, 'asked' | 'citations' | 'known'>;
  /** Bytes of text a model may write. */
  readonly bytesMax: number;
  readonly onPiece: (piece: string) => void;
};

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/**
 * What a model writes, handed on sentence by sentence once it is clean, its citations exist and its figures are
 * checked. Throws `too_long` beyond `bytesMax`.
 */
export function createAnswerText({ context, bytesMax, onPiece }: Options) {
  const { asked, citations, known } = context;
  const language: Language = guessLanguage(asked.message, asked.manner.language);
  const holdBack = createHoldBack();
  let written = 0;
  let text = '';
  let isNewPart = false;

  const hand = (piece: string) => {
    const cited = keepKnownCitations(cleanText(piece), citations.length);
    const checked = markUnsupported(cited, known, language);
    if (checked.trim() === '' && text === '') return;
    const whole = isNewPart && text !== '' && checked.trim() !== '' ? `\n\n${checked.trimStart()}` : checked;
    if (checked.trim() !== '') isNewPart = false;
    if (whole === '') return;
    text += whole;
    onPiece(whole);
  };
  return {
    push(delta: string): void {
      written += bytesOf(delta);
      if (written > bytesMax) throw new ModelError('too_long');
      hand(holdBack.push(delta));
    },
    /** A part ends where the model calls a tool, or at the end of all. */
    endPart(): void {
      hand(holdBack.end());
      isNewPart = true;
    },
    /** Everything that was handed on. */
    markdown: (): string => text.trimEnd(),
  };
}
