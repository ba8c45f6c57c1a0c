import type { Source } from '@halyard/contracts/inflow/sources.ts';
import type { ThreatSeverity } from '@halyard/contracts/intelligence/threats.ts';
import type { Settings } from '../source-queries.ts';

export const nameMax = 100;
export const minutesMin = 1;
export const minutesMax = 525_600;

/** The settings of a source as they are typed. */
export type SourceDraft = {
  readonly name: string;
  readonly defaultSeverity: ThreatSeverity;
  /** Minutes; empty: it may be quiet for ever. */
  readonly silenceLimit: string;
  /** Where a pulled source is asked, and every how many minutes; without meaning for one that sends by itself. */
  readonly url: string;
  readonly every: string;
};

const everyAtFirst = '15';

export const emptyDraft: SourceDraft = {
  name: '',
  defaultSeverity: 'Medium',
  silenceLimit: '',
  url: '',
  every: everyAtFirst,
};

export const draftOf = ({ name, defaultSeverity, silenceLimitMinutes, pull }: Source): SourceDraft => ({
  name,
  defaultSeverity,
  silenceLimit: silenceLimitMinutes === null ? '' : String(silenceLimitMinutes),
  url: pull?.url ?? '',
  every: pull ? String(pull.everyMinutes) : everyAtFirst,
});

function isMinutes(typed: string): boolean {
  const minutes = Number(typed);
  return typed.trim() === '' || (Number.isInteger(minutes) && minutes >= minutesMin && minutes <= minutesMax);
}

/** The fields that cannot be saved as they are. */
export const problemsIn = ({ name, silenceLimit }: SourceDraft): readonly (keyof SourceDraft)[] => [
  ...(name.trim() === '' ? (['name'] as const) : []),
  ...(isMinutes(silenceLimit) ? [] : (['silenceLimit'] as const)),
];

/** What the server is sent of a draft without problems. */
export const settingsOf = ({ name, defaultSeverity, silenceLimit }: SourceDraft): Settings => ({
  name: name.trim(),
  defaultSeverity,
  silenceLimitMinutes: silenceLimit.trim() === '' ? null : Number(silenceLimit),
});
