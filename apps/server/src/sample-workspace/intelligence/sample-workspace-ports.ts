import type { SampleStaff } from './sample-history.ts';

/** The data of a sample workspace's records. */
export type SamplePorts = {
  readonly now: number;
  readonly newId: () => string;
  /** Administrators and analysts: they have the incidents. */
  readonly staff: readonly SampleStaff[];
  /** Everyone in the sample workspace: they have the news. */
  readonly people: readonly string[];
};
