import type { Asked } from './asked.ts';
import type { ModelReader } from './model/model-reader.ts';

// The words of five languages are a seventh of what the server would weigh, so they wait for a question.

type Suggest = typeof import('./suggest-questions.ts').suggestQuestions;

/** As `answer-question.ts` says, which is loaded with the first question. */
export async function answerQuestion(asked: Asked, model?: ModelReader) {
  const { prepareVocabularies } = await import('./vocabulary/index.ts');
  await prepareVocabularies();
  const engine = await import('./answer-question.ts');
  return engine.answerQuestion(asked, model);
}

/** As `suggest-questions.ts` says, which is loaded when someone first opens the assistant. */
export async function suggestQuestions(...about: Parameters<Suggest>) {
  const suggestions = await import('./suggest-questions.ts');
  return suggestions.suggestQuestions(...about);
}

/** As `summarise-incident.ts` says, which is loaded with the first summary. */
export async function summariseIncident(asked: Asked, id: string) {
  const summaries = await import('./summarise-incident.ts');
  return summaries.summariseIncident(asked, id);
}
