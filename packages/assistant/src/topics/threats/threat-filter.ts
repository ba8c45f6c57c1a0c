import type { Given } from '@halyard/contracts/endpoint.ts';
import {
  type listThreats,
  type ThreatSeverity,
  type ThreatStatus,
  threatStatuses,
} from '@halyard/contracts/intelligence/threats.ts';
import type { Draft } from '../../draft/create-draft.ts';
import type { Concept } from '../../lexicon/lexicon.ts';
import { type Question, says, valuesOf } from '../topic.ts';
import { countryName } from './countries.ts';
import { isEither } from './either-or.ts';
import { type Named, type NamedBy, resolveNames } from './resolve-names.ts';
import { texts } from './texts.ts';
import { type ThreatPeriod, toThreatPeriod } from './threat-period.ts';

export type ThreatQuery = NonNullable<Given<(typeof listThreats)['query']>>;

/** Which threats a question is about, as the query asks for them and as a person reads it. */
export type ThreatFilter = {
  readonly query: ThreatQuery;
  readonly words: readonly string[];
  readonly period: ThreatPeriod;
  /** Values of one condition that the query takes one at a time: "from Germany or France". No threat has two. */
  readonly anyOf: readonly Part[];
};

type Part = { readonly query: ThreatQuery; readonly words: readonly string[] };

const nothing: Part = { query: {}, words: [] };
const statusNamed = (state: string) => threatStatuses.find((status) => status.toLowerCase() === state);

/** `Active` is a status, "active threats" are what the tab of that name holds; so it is with the other tab. */
function statusPart(question: Question, draft: Draft): Part {
  const text = texts[draft.language];
  const statuses = valuesOf(question, 'state').flatMap((state): ThreatStatus[] => {
    const status = statusNamed(state);
    return status ? [status] : [];
  });
  const [only, ...others] = statuses;
  const isGroup = others.length === 0 && !says(question, 'aspect:status');
  const named = only === undefined ? valuesOf(question, 'group')[0] : only.toLowerCase();
  if (isGroup && (named === 'active' || named === 'mitigated'))
    return { query: { group: named }, words: [text.groups[named]] };
  if (only === undefined) return nothing;
  return { query: { status: statuses.join(',') }, words: statuses.map((status) => text.statuses[status]) };
}

function severityPart(question: Question, draft: Draft): Part {
  const levels = valuesOf(question, 'level') as ThreatSeverity[];
  if (levels.length === 0) return nothing;
  return {
    query: { severity: levels.join(',') },
    words: levels.map((level) => texts[draft.language].severities[level]),
  };
}

function flagPart(question: Question, draft: Draft): Part | undefined {
  const text = texts[draft.language];
  const isAcknowledged = says(question, 'state:acknowledged');
  const isUnacknowledged = says(question, 'state:unacknowledged');
  const [placed, ...otherPlaces] = valuesOf(question, 'place') as ('yes' | 'no')[];
  if ((isAcknowledged && isUnacknowledged) || otherPlaces.length > 0) return undefined;
  const acknowledged = isUnacknowledged ? 'no' : isAcknowledged ? 'yes' : undefined;
  return {
    query: { ...(acknowledged && { acknowledged }), ...(placed && { placed }) },
    words: [...(acknowledged ? [text.acknowledged[acknowledged]] : []), ...(placed ? [text.placed[placed]] : [])],
  };
}

function wordsPart(question: Question, draft: Draft): Part | undefined {
  const text = texts[draft.language];
  const sought = [question.tail ?? [], question.quotes].flat();
  const tlp = valuesOf(question, 'tlp');
  if (sought.length > 1) return undefined;
  const [search] = sought;
  return {
    query: { ...(tlp.length > 0 && { tlp: tlp.join(',') }), ...(search !== undefined && { search }) },
    words: [...tlp, ...(search === undefined ? [] : [text.containing(search)])],
  };
}

/** What names ask for: one value each, and at most one of which there are several. */
type NamesPart = Part & { readonly anyOf: readonly Part[]; readonly values: readonly number[] };

const namedBys: readonly NamedBy[] = ['type', 'source', 'country'];

async function namesPart(question: Question, draft: Draft): Promise<NamesPart | undefined> {
  const text = texts[draft.language];
  const found = await resolveNames(question, draft);
  if (!found) return undefined;
  const wordOf = ({ by, value }: Named) => (by === 'country' ? countryName(value, draft.language) : text[by](value));
  const partOf = (named: Named): Part => ({ query: { [named.by]: named.value }, words: [wordOf(named)] });
  const groups = namedBys.map((by) => found.filter((named) => named.by === by));
  const several = groups.filter(({ length }) => length > 1);
  if (several.length > 1) return undefined;
  const single = groups.flatMap((group) => (group.length === 1 ? group.map(partOf) : []));
  return {
    query: Object.assign({}, ...single.map(({ query }) => query)),
    words: single.flatMap(({ words }) => words),
    anyOf: several.flat().map(partOf),
    values: groups.map(({ length }) => length),
  };
}

const outcomes: readonly Concept[] = ['state:mitigated', 'state:contained', 'state:acknowledged'];

// "What was mitigated last week" asks when it became so, which the list cannot be asked; "seen" says that the time is another.
const asksWhenChanged = (question: Question) =>
  question.spans.length > 0 && !says(question, 'aspect:seen') && outcomes.some((concept) => says(question, concept));

const conditionKinds = [['level'], ['state', 'group'], ['place'], ['tlp']] as const;

/** How many values each condition has. */
function conditions(question: Question, ofNames: readonly number[]): number[] {
  const { quotes, tail } = question;
  const ofKinds = conditionKinds.map((kinds) => kinds.flatMap((kind) => valuesOf(question, kind)).length);
  return [...ofKinds, ...ofNames, quotes.length + (tail === null ? 0 : 1)];
}

/** The filter that a question states; undefined where some part of it cannot be asked of the list. */
export async function readThreatFilter(question: Question, draft: Draft): Promise<ThreatFilter | undefined> {
  if (question.spans.length > 1 || asksWhenChanged(question)) return undefined;
  const named = await namesPart(question, draft);
  if (!named || isEither(question, conditions(question, named.values))) return undefined;
  const parts = [
    severityPart(question, draft),
    statusPart(question, draft),
    flagPart(question, draft),
    wordsPart(question, draft),
    named,
  ];
  const period = toThreatPeriod(question.spans[0], draft);
  const known = parts.filter((part) => part !== undefined);
  if (known.length < parts.length) return undefined;
  const query: ThreatQuery = Object.assign({}, period.query, ...known.map((part) => part.query));
  return { query, words: known.flatMap((part) => part.words), period, anyOf: named.anyOf };
}

/** Whether the filter has a condition of this kind: one value, or any of several. */
export const hasCondition = ({ query, anyOf }: ThreatFilter, name: keyof ThreatQuery): boolean =>
  query[name] !== undefined || anyOf.some((part) => part.query[name] !== undefined);
