import type { SampleStaff } from './sample-history.ts';

/** What the records of a sample workspace are made from. */
export type SamplePorts = {
  readonly now: number;
  readonly newId: () => string;
  /** Administrators and analysts: they have the incidents. */
  readonly staff: readonly SampleStaff[];
  /** Everyone in the sample workspace: they have the news. */
  readonly people: readonly string[];
};
