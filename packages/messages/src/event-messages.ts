import type { EventKind } from '@halyard/contracts/events.ts';

/** What happened, in one language. Another kind of event has to have its title here, or it does not compile. */
export type EventMessages = {
  /** What stands between a title and a name: ': ', in French with a no-break space before it. */
  readonly colon: string;
  /** What happened, without its record: "Task added". */
  readonly titles: Readonly<Record<EventKind, string>>;
};

/** Returns what happened and to which record: "Task added: Buy milk". */
export const eventSentence = ({ colon, titles }: EventMessages, kind: EventKind, subject: string): string =>
  `${titles[kind]}${colon}${subject}`;
