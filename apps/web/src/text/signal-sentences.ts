import type { SignalKind } from '@halyard/contracts/signals.ts';
import { packWords, usePack } from './pack.ts';

const sentencePack = packWords({
  en: async () => (await import('./en/signal-sentences.ts')).signalSentences,
  es: async () => (await import('./es/signal-sentences.ts')).signalSentences,
  fr: async () => (await import('./fr/signal-sentences.ts')).signalSentences,
  de: async () => (await import('./de/signal-sentences.ts')).signalSentences,
  ja: async () => (await import('./ja/signal-sentences.ts')).signalSentences,
});

/** Says what happened: the sentence of an event, with what its record is called. Suspends until the words are there. */
export function useSignalSentence(): (kind: SignalKind, subject: string | null) => string {
  const sentences = usePack(sentencePack);
  return (kind, subject) => sentences[kind](subject ?? '?');
}
