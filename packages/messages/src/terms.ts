import type { AccountStatus, Role } from '@halyard/contracts/accounts/roles.ts';
import type { Severity } from '@halyard/contracts/events.ts';
import type { ConnectionType, EntityType, Risk, Strength } from '@halyard/contracts/intelligence/entities.ts';
import type { ThreatSeverity, ThreatStatus, Verdict } from '@halyard/contracts/intelligence/threats.ts';
import type { IncidentStatus } from '@halyard/contracts/operations/incidents.ts';
import type { Priority } from '@halyard/contracts/work/todos.ts';

/** Terms of the domain in one language. A new status or severity needs its word here. */
export type Terms = {
  readonly incidentStatuses: Readonly<Record<IncidentStatus, string>>;
  readonly threatStatuses: Readonly<Record<ThreatStatus, string>>;
  /** Of a threat whose severity no one stated. */
  readonly noSeverity: string;
  /** Of incidents and threats. */
  readonly severities: Readonly<Record<ThreatSeverity, string>>;
  /** Of events, as they are within a sentence. */
  readonly eventSeverities: Readonly<Record<Severity, string>>;
  readonly verdicts: Readonly<Record<Verdict, string>>;
  /** Of tasks. */
  readonly priorities: Readonly<Record<Priority, string>>;
  readonly roles: Readonly<Record<Role, string>>;
  readonly accountStatuses: Readonly<Record<AccountStatus, string>>;
  readonly entityTypes: Readonly<Record<EntityType, string>>;
  readonly risks: Readonly<Record<Risk, string>>;
  /** Of connections. */
  readonly strengths: Readonly<Record<Strength, string>>;
  readonly connectionTypes: Readonly<Record<ConnectionType, string>>;
};

/** Returns the word of a code; an unknown code is returned unchanged. */
export const wordOf = (words: Readonly<Record<string, string>>, code: string | null | undefined): string =>
  words[code ?? ''] ?? code ?? '';
