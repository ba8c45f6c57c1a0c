import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { allow } from '@halyard/contracts/policy.ts';
import { getSchema, type SchemaOrigin, type SchemaSummary } from '@halyard/contracts/work/schemas.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { fold } from '../../understand/fold.ts';
import { saysAny } from '../says-any.ts';
import { type Question, says, type Topic, type TopicText, valuesOf } from '../topic.ts';
import { askSchemas, type FoundSchema, findSchema, hrefOfSchema } from './find-schema.ts';
import { aspects, sayField, sayFields, saySummary } from './say-schema.ts';
import { texts } from './texts.ts';
import { answerWhichHave } from './which-have.ts';

function tableOfSchemas(draft: Draft, schemas: readonly SchemaSummary[], cite: number): void {
  const { caption, columns, origins } = texts[draft.language];
  draft.table({
    caption,
    cite,
    columns: [
      { label: columns.title, kind: 'text' },
      { label: columns.origin, kind: 'text' },
      { label: columns.version, kind: 'number' },
      { label: columns.created, kind: 'instant' },
    ],
    rows: schemas.map(({ id, title, origin, version, createdAt }) => ({
      href: hrefOfSchema(id),
      cells: [plain(title), origins[origin], version, createdAt],
    })),
  });
}

async function answerList(question: Question, draft: Draft): Promise<boolean> {
  const text = texts[draft.language];
  const origins = valuesOf(question, 'from') as SchemaOrigin[];
  const { reply, cite } = await askSchemas(draft);
  const schemas = reply.filter(({ origin }) => origins.length === 0 || origins.includes(origin));
  const figure = draft.figure(schemas.length, cite);
  const named = draft.show.list(origins.map((origin) => text.origins[origin]));
  if (schemas.length === 0) draft.say(named === '' ? text.none : text.noneFrom(named), cite);
  else draft.say(named === '' ? text.count(schemas.length, figure) : text.countFrom(named, figure));
  tableOfSchemas(draft, schemas, cite);
  return true;
}

// The list has the newest first.
async function answerEnd(draft: Draft, isOldest: boolean): Promise<boolean> {
  const text = texts[draft.language];
  const { reply, cite } = await askSchemas(draft);
  const found = isOldest ? reply.at(-1) : reply[0];
  if (!found) draft.say(text.none, cite);
  else {
    const name = draft.name(found.title, hrefOfSchema(found.id));
    draft.say((isOldest ? text.oldest : text.newest)(name, draft.show.instant(found.createdAt)), cite);
  }
  tableOfSchemas(draft, reply, cite);
  return true;
}

type Aspect = keyof typeof aspects;

const aspectsOf = (question: Question) => (Object.keys(aspects) as Aspect[]).filter((one) => says(question, one));

async function answerOne(question: Question, draft: Draft, found: FoundSchema): Promise<boolean> {
  const text = texts[draft.language];
  const { id } = found;
  const { reply: schema, cite } = await draft.ask(
    getSchema,
    { params: { id } },
    { label: text.label, href: hrefOfSchema(id) },
  );
  const read = { schema, cite, name: draft.name(schema.title, hrefOfSchema(schema.id)) };
  const isOfField = saysAny(
    question,
    'schema:field',
    'schema:type',
    'schema:required',
    'schema:optional',
    'schema:values',
  );
  const [named = ''] = isOfField && !says(question, 'schema:fields') ? valuesOf(question, 'named') : [];
  const rest = found.rest === '' ? named : found.rest;
  if (rest !== '' && (isOfField || says(question, 'schema:description')))
    sayField(draft, read, rest, says(question, 'schema:values'));
  else if (rest !== '') return false;
  else if (says(question, 'schema:values')) return false;
  else if (says(question, 'schema:required')) sayFields(draft, read, 'required');
  else if (says(question, 'schema:optional')) sayFields(draft, read, 'optional');
  else if (aspectsOf(question).length > 0) for (const one of aspectsOf(question)) aspects[one](draft, read);
  else if (asksFields(question)) sayFields(draft, read);
  else saySummary(draft, read);
  return true;
}

const asksFields = (question: Question) =>
  saysAny(question, 'schema:fields', 'schema:type', 'schema:field', 'schema:values');

const asksOne = (question: Question) =>
  asksFields(question) ||
  aspectsOf(question).length > 0 ||
  saysAny(question, 'schema:required', 'schema:optional', 'op:summary', 'this:record') ||
  question.names.length + question.quotes.length + valuesOf(question, 'title').length > 0;

/** "Which schemas have a field email?": the field, where no schema is named. */
function fieldOfAny(question: Question): string | undefined {
  const isAny = says(question, 'schema:which') && saysAny(question, 'schema:field', 'schema:fields');
  const [field, ...others] = [...question.names, ...question.quotes, ...valuesOf(question, 'named')];
  const isOther = others.length > 0 || valuesOf(question, 'title').length > 0 || says(question, 'op:newest');
  const narrows = saysAny(question, 'schema:required', 'schema:optional', 'schema:type', 'schema:values');
  return isAny && !isOther && !narrows ? field : undefined;
}

async function answerSchemas(question: Question, draft: Draft): Promise<boolean> {
  if (valuesOf(question, 'from').length > 0) return asksFields(question) ? false : answerList(question, draft);
  if (says(question, 'this:record') && question.subject?.kind !== 'schema') return false;
  // Who owns or uses it, and when something else happened to it, no one wrote down.
  if (says(question, 'op:who') && !says(question, 'schema:by')) return false;
  if (says(question, 'op:when') && !says(question, 'schema:created')) return false;
  if (!asksOne(question)) {
    if (says(question, 'op:newest') || says(question, 'op:oldest'))
      return answerEnd(draft, says(question, 'op:oldest'));
    return answerList(question, draft);
  }
  if (says(question, 'op:oldest')) return false;
  const field = fieldOfAny(question);
  if (field !== undefined) return answerWhichHave(draft, field);
  const found = await findSchema(question, draft);
  return found === 'refused' ? true : answerOne(question, draft, found);
}

const accepts = [
  ...['op:count', 'op:list', 'op:exists', 'op:newest', 'op:oldest', 'op:summary', 'op:who', 'op:when', 'op:define'],
  ...['schema:*', 'rel:named', 'from:*', 'title:*', 'named:*', 'this:record'],
];

/** Schemas: how many, which, and what one says. */
export const schemas: Topic = {
  name: 'schemas',
  mentions: ['topic:schema'],
  accepts,
  takes: ['names', 'quotes'],
  answer: answerSchemas,
  texts,
  permission: allow('schemas', 'read'),
  screens: ['/schemas'],
};

// A field of something named so is asked for, though no one says "schema". Whoever says the whole title means it.
function isTitled(question: Question): boolean {
  const said = fold(question.text);
  const isWhole = valuesOf(question, 'title').some((title) => said.includes(fold(title)));
  return isWhole
    ? asksOne(question)
    : valuesOf(question, 'title').length > 0 && saysAny(question, 'schema:fields', 'schema:field', 'schema:required');
}

const ofOne = (language: Language): TopicText => ({ phrases: {}, examples: texts[language].ofOne });

/** The schema on screen, also where a question does not say the word. */
export const openSchema: Topic = {
  name: 'open-schema',
  mentions: [
    ...(['schema:fields', 'schema:field', 'schema:required', 'schema:optional', 'schema:versions'] as const),
    ...([
      'schema:type',
      'schema:values',
      'schema:description',
      'schema:origin',
      'schema:created',
      'schema:by',
    ] as const),
    ...(['this:record', 'title:Customer data', 'title:Product inventory', 'title:Order transactions'] as const),
  ],
  accepts: [...accepts, 'topic:schema'],
  takes: ['names', 'quotes'],
  async answer(question, draft) {
    const isMeant = question.subject?.kind === 'schema' || isTitled(question);
    return isMeant && asksOne(question) ? answerSchemas(question, draft) : false;
  },
  texts: { en: ofOne('en'), es: ofOne('es'), fr: ofOne('fr'), de: ofOne('de'), ja: ofOne('ja') },
  permission: allow('schemas', 'read'),
  screens: ['/schemas?schema'],
};
