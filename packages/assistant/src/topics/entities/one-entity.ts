import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { allow } from '@halyard/contracts/policy.ts';
import type { Draft } from '../../draft/create-draft.ts';
import type { Concept } from '../../lexicon/lexicon.ts';
import { type Question, says, type Topic, type TopicText, valuesOf } from '../topic.ts';
import { askEntity, entityNamed } from './entity-meant.ts';
import { aspectsOfEntity, summariseEntity, tellEntity } from './tell-entity.ts';
import { texts } from './texts.ts';

const aspects = aspectsOfEntity as readonly Concept[];
const counted: readonly Concept[] = ['topic:incident', 'aspect:incidents', 'topic:connection'];
const asEntity: readonly Concept[] = ['entityType:Person', 'entityType:Organization', 'entityType:Location'];

const ratings: readonly Concept[] = ['level:High', 'level:Medium', 'level:Low', 'risk:none'];

async function tell(question: Question, draft: Draft, id: string): Promise<boolean> {
  const isRated = valuesOf(question, 'level').length > 0 || says(question, 'risk:none');
  // "High-risk connections of …" asks for something of them, and not of it.
  if (isRated && aspects.some((aspect) => aspect !== 'aspect:risk' && says(question, aspect))) return false;
  const told = await askEntity(draft, id);
  const said = aspects.filter((aspect) => says(question, aspect));
  const isWhen = says(question, 'op:when') || says(question, 'aspect:seen') || says(question, 'op:recentlyActive');
  const asked = isRated ? ['aspect:risk'] : said.length === 0 && isWhen ? ['aspect:activity'] : said;
  if (asked.length === 0) summariseEntity(draft, told);
  else tellEntity(draft, told, asked);
  draft.suggest(...texts[draft.language].ofOne);
  return true;
}

const accepts: readonly string[] = [
  ...aspects,
  ...[
    'op:summary',
    'op:list',
    'op:when',
    'op:who',
    'op:exists',
    'op:count',
    'one:entity',
    'aspect:links',
    'aspect:seen',
  ],
  ...['op:recentlyActive', 'aspect:rated', 'rel:named', 'state:active', 'level:*', 'risk:none', 'whole:network'],
];

const isCount = (question: Question) =>
  says(question, 'op:count') && !counted.some((concept) => says(question, concept));

/** "Entities in London" are several, whatever a place is called; "in the network" says nothing of how many. */
const isOfSeveral = (question: Question) =>
  (says(question, 'topic:entity') || asEntity.some((concept) => says(question, concept))) &&
  !(['one:entity', 'this:record', 'whole:network'] as const).some((concept) => says(question, concept));

const permission = allow('intelligence', 'read');
const noExamples: TopicText = { phrases: {}, examples: [] };
const ofOne = (language: Language): TopicText => ({ phrases: {}, examples: texts[language].ofOne });

/** The record that is open on the screen of the network. */
export const openEntity: Topic = {
  name: 'open-entity',
  mentions: ['topic:entity', 'this:record', ...aspects, ...asEntity],
  accepts,
  takes: [],
  async answer(question, draft) {
    const { subject } = question;
    const saysThis = says(question, 'this:record');
    const saysTopic = says(question, 'topic:entity') || asEntity.some((concept) => says(question, concept));
    if (subject?.kind === 'entity' && !isCount(question) && (saysThis || !saysTopic))
      return tell(question, draft, subject.id);
    if (subject || !saysThis || !says(question, 'topic:entity')) return false;
    draft.refuse('not_found', texts[draft.language].one.whichOne);
    return true;
  },
  texts: { en: ofOne('en'), es: ofOne('es'), fr: ofOne('fr'), de: ofOne('de'), ja: ofOne('ja') },
  permission,
  screens: ['/network?entity'],
};

/** An entity that the question names. */
export const namedEntity: Topic = {
  name: 'named-entity',
  mentions: ['topic:entity', 'op:summary', 'op:when', 'this:record', ...ratings, ...aspects, ...asEntity],
  accepts,
  takes: ['names', 'quotes'],
  async answer(question, draft) {
    if (isCount(question) || isOfSeveral(question)) return false;
    const id = await entityNamed(question, draft);
    if (id === undefined || id === 'several') return id === 'several';
    return tell(question, draft, id);
  },
  texts: { en: noExamples, es: noExamples, fr: noExamples, de: noExamples, ja: noExamples },
  permission,
  screens: [],
};
