import type { Asked, Model, ModelReader, Outcome } from '@halyard/assistant';
import type { Language, Preferences } from '@halyard/contracts/accounts/preferences.ts';
import type { Role } from '@halyard/contracts/accounts/roles.ts';
import type { IncidentSummaryText } from '@halyard/contracts/work/assistant.ts';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/tables/schema.ts';
import type { Ask } from '../../platform/mount/ask.ts';

export type AssistantPorts = {
  readonly database: Database;
  readonly clock: Clock;
  /** The only access to data: the API's own handlers, with the permissions of the current user. */
  readonly ask: Ask;
  /** The built-in engine; it calls the model if it is not sure. */
  readonly answer: (asked: Asked, model?: ModelReader) => Promise<Outcome>;
  /** Undefined: nothing leaves this server. On any error, the built-in engine answers without it. */
  readonly model: Model | undefined;
  /** Maximum questions of one user to the model per hour, over all nodes together. */
  readonly modelPerHour: number;
  readonly suggest: (screen: string, role: Role, language: Language) => readonly string[] | Promise<readonly string[]>;
  readonly summarise: (asked: Asked, incidentId: string) => Promise<Omit<IncidentSummaryText, 'madeAt'>>;
  readonly readSettings: (db: Kysely<Schema>, personId: string) => Promise<{ readonly preferences: Preferences }>;
  readonly readName: (db: Kysely<Schema>, personId: string) => Promise<string>;
  readonly newId: () => string;
  readonly productName: string;
  /** Hears why a model did not answer, and of what broke a stream that had begun. */
  readonly onFailure: (cause: unknown) => void;
};
