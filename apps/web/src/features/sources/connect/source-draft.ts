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
};

export const emptyDraft: SourceDraft = { name: '', defaultSeverity: 'Medium', silenceLimit: '' };

export const draftOf = ({ name, defaultSeverity, silenceLimitMinutes }: Source): SourceDraft => ({
  name,
  defaultSeverity,
  silenceLimit: silenceLimitMinutes === null ? '' : String(silenceLimitMinutes),
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
