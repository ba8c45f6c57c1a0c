import type { HistoryEntry, IncidentLink } from '@halyard/contracts/intelligence/intelligence.ts';
import type { Threat } from '@halyard/contracts/intelligence/threats.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { countryName } from './countries.ts';
import { tellHistory } from './history-of-record.ts';
import { texts } from './texts.ts';

type Shared = Pick<Threat, 'type' | 'source' | 'tlp' | 'country' | 'labels' | 'description' | 'confidence'>;

/** A threat or an entity that an answer is about: what is known of it, its source, and its name as a link. */
export type Told = {
  readonly record: Shared;
  readonly incidents: readonly IncidentLink[];
  readonly history: readonly HistoryEntry[];
  readonly cite: number;
  readonly name: string;
};

const namedAtMost = 5;
const lettersAtMost = 500;

/** The screen of a record of the network, or of a threat. */
export const hrefOfRecord = ({ id, family }: { readonly id: string; readonly family: string }): string =>
  family === 'threat' ? `/threats?threat=${encodeURIComponent(id)}` : `/network?entity=${encodeURIComponent(id)}`;

/** In which incidents it is, by name as far as there is room. */
export function tellIncidents(draft: Draft, { incidents, cite, name }: Told): void {
  const { one } = texts[draft.language];
  if (incidents.length === 0) {
    draft.say(one.noIncidents(name), cite);
    return;
  }
  const links = incidents
    .slice(0, namedAtMost)
    .map(({ id, title }) => draft.name(title, `/security?incident=${encodeURIComponent(id)}`));
  draft.say(one.incidents(name, incidents.length, draft.figure(incidents.length, cite), draft.show.list(links)));
}

function sentenceOf(draft: Draft, { record, cite, name }: Told): Readonly<Record<string, () => string>> {
  const { one } = texts[draft.language];
  const { confidence, tlp, country, labels } = record;
  const words = plain(record.description).trim();
  const shown = words.length > lettersAtMost ? `${words.slice(0, lettersAtMost).toWellFormed()}…` : words;
  return {
    'aspect:type': () => one.type(name, plain(record.type)),
    'aspect:source': () => one.source(name, plain(record.source)),
    'aspect:confidence': () =>
      confidence === null ? one.noConfidence(name) : one.confidence(name, draft.figure(confidence, cite)),
    'aspect:tlp': () => (tlp === null ? one.noTlp(name) : one.tlp(name, tlp)),
    'aspect:country': () =>
      country === null ? one.noCountry(name) : one.country(name, countryName(country, draft.language)),
    'aspect:labels': () =>
      labels.length === 0 ? one.noLabels(name) : one.labels(name, draft.show.list(labels.map(plain))),
    'aspect:description': () => (shown === '' ? one.noDescription(name) : one.description(name, shown)),
  };
}

export const sharedAspects = [
  ...(['aspect:type', 'aspect:source', 'aspect:confidence', 'aspect:tlp', 'aspect:country'] as const),
  ...(['aspect:labels', 'aspect:description', 'topic:incident', 'aspect:incidents', 'aspect:history'] as const),
];

const isIncidents = (aspect: string) => aspect === 'topic:incident' || aspect === 'aspect:incidents';

/** Two concepts may ask for the same. */
export const withoutTwins = (aspects: readonly string[]): readonly string[] => {
  const [first] = aspects.filter(isIncidents);
  return aspects.filter((aspect) => aspect === first || !isIncidents(aspect));
};

/** Says what is known of one aspect that threats and entities share; what no one stated is said to be so. */
export function tellAspect(draft: Draft, told: Told, aspect: string): void {
  if (isIncidents(aspect)) {
    tellIncidents(draft, told);
    return;
  }
  if (aspect === 'aspect:history') {
    tellHistory(draft, told.history, told.name, told.cite);
    return;
  }
  const sentence = sentenceOf(draft, told)[aspect];
  if (sentence) draft.say(sentence(), told.cite);
}
