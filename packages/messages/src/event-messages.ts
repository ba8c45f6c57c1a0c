import type { EventKind } from '@halyard/contracts/events.ts';

/** Event titles in one language. A new event kind needs its title here, or it does not compile. */
export type EventMessages = {
  /** The separator between a title and a name: ': ', in French with a no-break space before it. */
  readonly colon: string;
  /** The event without its record: "Task added". */
  readonly titles: Readonly<Record<EventKind, string>>;
};

/** Returns what happened and to which record: "Task added: Buy milk". */
export const eventSentence = ({ colon, titles }: EventMessages, kind: EventKind, subject: string): string =>
  `${titles[kind]}${colon}${subject}`;
