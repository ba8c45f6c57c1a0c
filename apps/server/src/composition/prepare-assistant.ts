import { answerQuestion, createModel, suggestQuestions, summariseIncident } from '@halyard/assistant';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { readNames } from '../database/person-names.ts';
import { type Assistant, openAssistant } from '../modules/assistant/open-assistant.ts';
import type { Ask } from '../platform/mount/ask.ts';
import type { LogFailure } from './log-failure.ts';
import type { PersonSettings } from './person-settings.ts';

type Options = {
  readonly database: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'productName' | 'assistantModel' | 'assistantPerHour'>;
  readonly newId: () => string;
  readonly settings: PersonSettings;
  /** The only access to data: the API's own handlers, with the permissions of the current user. */
  readonly ask: Ask;
  readonly failed: LogFailure;
};

/** The assistant: the built-in engine, and the external model before it where the settings name one. */
export function prepareAssistant({ database, clock, config, newId, settings, ask, failed }: Options): Assistant {
  return openAssistant({
    database,
    clock,
    newId,
    ask,
    productName: config.productName,
    readSettings: settings.read,
    readName: async (db, personId) => (await readNames(db, [personId])).get(personId) ?? '',
    answer: answerQuestion,
    suggest: suggestQuestions,
    summarise: summariseIncident,
    model: config.assistantModel && createModel(config.assistantModel, { fetch, now: clock }),
    modelPerHour: config.assistantPerHour,
    onFailure: failed('the assistant failed'),
  });
}
