import type { Draft } from '../../draft/create-draft.ts';
import { inWords } from './incident-filter.ts';
import type { IncidentFilter } from './incident-query.ts';
import { askIncidents, newestFirst, tableOfIncidents } from './list-of-incidents.ts';
import { texts } from './texts.ts';

export function sayCount(draft: Draft, total: number, cite: number, filter: IncidentFilter): void {
  draft.say(texts[draft.language].count(total, draft.figure(total, cite), inWords(filter)), cite);
}

/** How many there are of each of several statuses, and together. */
async function answerEither(draft: Draft, filter: IncidentFilter): Promise<void> {
  const text = texts[draft.language];
  const found = [];
  for (const { query, word } of filter.either ?? []) {
    const part = { query: { ...filter.query, ...query }, words: [word, ...filter.words] };
    found.push({ word, ...(await askIncidents(draft, part)) });
  }
  const total = found.reduce((sum, { reply }) => sum + reply.total, 0);
  const parts = found.map(({ word, reply, cite }) => `${word} ${draft.figure(reply.total, cite)}`);
  const cites = found.map(({ cite }) => cite);
  draft.say(text.together(draft.show.list(parts), draft.show.number(total), inWords(filter)), ...cites);
  const incidents = found.flatMap(({ reply }) => reply.incidents).sort(newestFirst);
  tableOfIncidents(draft, { incidents, total }, null);
}

/** How many incidents, and the newest of them. */
export async function answerList(draft: Draft, filter: IncidentFilter): Promise<boolean> {
  if (filter.either) {
    await answerEither(draft, filter);
    return true;
  }
  const { reply, cite } = await askIncidents(draft, filter);
  sayCount(draft, reply.total, cite, filter);
  tableOfIncidents(draft, reply, cite);
  return true;
}

/** Which part of all incidents a filter holds for. */
export async function answerShare(draft: Draft, filter: IncidentFilter): Promise<boolean> {
  const text = texts[draft.language];
  const part = await askIncidents(draft, filter);
  const whole = await askIncidents(draft, { query: {}, words: [] });
  sayCount(draft, part.reply.total, part.cite, filter);
  if (whole.reply.total === 0) return true;
  const share = part.reply.total / whole.reply.total;
  draft.say(
    text.share(
      draft.figure(share, part.cite, draft.show.share(share)),
      draft.figure(part.reply.total, part.cite),
      draft.figure(whole.reply.total, whole.cite),
    ),
  );
  return true;
}
