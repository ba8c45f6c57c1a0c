import type { EventKind } from '@halyard/contracts/events.ts';
import { eventSentence } from '@halyard/messages';
import { defineMessages, useMessages } from './lazy-messages.ts';

const eventPack = defineMessages({
  '/en/': async () => (await import('@halyard/messages/en/sentences')).events,
  '/es/': async () => (await import('@halyard/messages/es/sentences')).events,
  '/fr/': async () => (await import('@halyard/messages/fr/sentences')).events,
  '/de/': async () => (await import('@halyard/messages/de/sentences')).events,
  '/ja/': async () => (await import('@halyard/messages/ja/sentences')).events,
});

/** Says what happened: the sentence of an event, with what its record is called. Suspends until the words are there. */
export function useEventSentence(): (kind: EventKind, subject: string | null) => string {
  const events = useMessages(eventPack);
  return (kind, subject) => eventSentence(events, kind, subject ?? '?');
}
