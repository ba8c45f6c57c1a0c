import type { FeedObject, Times } from '../make-object.ts';
import type { Tags } from './read-tags.ts';

/** Values that the parts of an event inherit from it. */
export type EventContext = {
  readonly uuid: string;
  readonly reportId: string;
  readonly times: Times;
  readonly author: FeedObject | null;
  readonly tags: Tags;
};
