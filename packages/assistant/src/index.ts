// The server loads this at its start: the engine behind it waits for the first question.
export type { Asked, Manner, Outcome, Read, ReadInput } from './asked.ts';
export { createModel, type Model, type ModelSettings, type Sendable } from './model/create-model.ts';
export type { DraftLine, ModelReader, ModelReading, Unread } from './model/model-reader.ts';
export { answerQuestion, suggestQuestions, summariseIncident } from './when-asked.ts';
