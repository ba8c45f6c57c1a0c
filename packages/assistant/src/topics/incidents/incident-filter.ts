import { type IncidentSeverity, incidentSeverities } from '@halyard/contracts/operations/incidents.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import type { Concept } from '../../lexicon/lexicon.ts';
import { kindOf } from '../../understand/reading.ts';
import { type Question, valuesOf } from '../topic.ts';
import type { IncidentFilter } from './incident-query.ts';
import { readPersonFilter } from './person-filter.ts';
import { readStateFilter } from './state-filter.ts';
import { texts } from './texts.ts';

/** The filter as it is said: `Open, Critical`. */
export const inWords = ({ words }: Pick<IncidentFilter, 'words'>): string => words.join(', ');

function readSought({ quotes, tail }: Question): string | undefined {
  const [quote, ...others] = quotes;
  if (others.length > 0) return undefined;
  return tail === null ? (quote ?? '') : quote === undefined ? tail : undefined;
}

const isOf = (kind: string) => (concept: Concept) => kindOf(concept) === kind;

/** The severities that are named, or with "not" in front of them all the others; undefined for any other "not". */
function readLevels(question: Question): IncidentSeverity[] | undefined {
  const { phrases } = question;
  const levels = valuesOf(question, 'level') as IncidentSeverity[];
  const nots = phrases.flatMap((phrase, index) => (phrase.includes('not:not') ? [index] : []));
  const [at, ...others] = nots;
  if (at === undefined) return levels;
  const isBeforeLevels = phrases.every((phrase, index) => !phrase.some(isOf('level')) || index > at);
  if (others.length > 0 || levels.length === 0 || !isBeforeLevels || !phrases[at + 1]?.some(isOf('level')))
    return undefined;
  return incidentSeverities.filter((level) => !levels.includes(level));
}

const soughtMax = 200;

/** The filter a question states; undefined where some part of it cannot be asked of the list. */
export async function readIncidentFilter(question: Question, draft: Draft): Promise<IncidentFilter | undefined> {
  const text = texts[draft.language];
  const sought = readSought(question);
  if (sought === undefined || sought.length > soughtMax || question.spans.length > 1) return undefined;
  const state = readStateFilter(question, draft);
  const person = state && (await readPersonFilter(question, draft));
  if (!state || !person) return undefined;
  const levels = readLevels(question);
  if (!levels) return undefined;
  return {
    query: {
      ...state.query,
      ...person.query,
      ...(levels.length > 0 && { severity: levels.join(',') as never }),
      ...(sought !== '' && { search: sought }),
    },
    words: [
      ...state.words,
      ...levels.map((level) => text.severities[level]),
      ...person.words,
      ...(sought === '' ? [] : [text.containing(plain(sought))]),
    ],
    ...(state.either && { either: state.either }),
  };
}
