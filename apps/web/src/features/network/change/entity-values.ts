import { isDay } from '@halyard/contracts/format/calendar.ts';
import {
  type Entity,
  type EntityType,
  entityTypes,
  type Risk,
  risks,
} from '@halyard/contracts/intelligence/entities.ts';
import {
  descriptionMax,
  labelMax,
  nameMax,
  sourceMax,
  type Tlp,
  tlpLevels,
} from '@halyard/contracts/intelligence/intelligence.ts';
import { oneOf } from '../../../records/address/read-value.ts';
import type { EntityBody } from '../network-queries.ts';
import { type DayChoice, instantOf } from './day-choice.ts';

/** The fields of the form of an entity, all of them as text; an empty one is nothing said. */
export type EntityValues = {
  readonly name: string;
  readonly type: string;
  readonly risk: string;
  /** `YYYY-MM-DD`. */
  readonly lastActivity: string;
  readonly source: string;
  readonly confidence: string;
  readonly tlp: string;
  readonly labels: string;
  readonly country: string;
  readonly description: string;
};

export const emptyEntity: EntityValues = {
  name: '',
  type: 'Person',
  risk: '',
  lastActivity: '',
  source: '',
  confidence: '',
  tlp: '',
  labels: '',
  country: '',
  description: '',
};

/** What a person may write into an entity, as it is now. */
export const entityValuesOf = (entity: Entity, dayOf: (instant: string) => string): EntityValues => ({
  name: entity.name,
  type: entity.type,
  risk: entity.risk ?? '',
  lastActivity: entity.lastActivity === null ? '' : dayOf(entity.lastActivity),
  source: entity.source,
  confidence: entity.confidence === null ? '' : String(entity.confidence),
  tlp: entity.tlp ?? '',
  labels: entity.labels.join(', '),
  country: entity.country ?? '',
  description: entity.description,
});

/** Whether the form can write this record: others come from imports or belong to Threat Analysis. */
export const isEditable = ({ family, type }: Pick<Entity, 'family' | 'type'>): boolean =>
  family === 'entity' && entityTypes.some((known) => known === type);

export type FieldProblem = 'required' | 'tooLong' | 'control' | 'confidence' | 'country' | 'labels' | 'day' | 'other';
export type EntityProblems = Partial<Record<keyof EntityValues, FieldProblem>>;

const labelsMax = 50;
// Tab and line feed are the only control characters a person types on purpose.
const control = /[\p{Cc}--[\t\n]]/v;

/** Why a text cannot be stored. */
export function checkText(value: string, max: number, isRequired: boolean): FieldProblem | undefined {
  if (control.test(value)) return 'control';
  if (isRequired && value.trim() === '') return 'required';
  return [...value.trim()].length > max ? 'tooLong' : undefined;
}

const readLabels = (labels: string) =>
  labels
    .split(',')
    .map((label) => label.trim())
    .filter((label) => label !== '');

function checkLabels(labels: string): FieldProblem | undefined {
  const all = readLabels(labels);
  if (all.length > labelsMax || all.some((label) => [...label].length > labelMax)) return 'labels';
  return control.test(labels) ? 'control' : undefined;
}

/** What is wrong with the fields; an empty object when the entity can be sent. */
export function checkEntity(values: EntityValues): EntityProblems {
  const found: Record<string, FieldProblem | undefined> = {
    name: checkText(values.name, nameMax, true),
    lastActivity: values.lastActivity === '' || isDay(values.lastActivity) ? undefined : 'day',
    source: checkText(values.source, sourceMax, true),
    confidence: /^(|\d|[1-9]\d|100)$/.test(values.confidence.trim()) ? undefined : 'confidence',
    labels: checkLabels(values.labels),
    country: /^(|[A-Za-z]{2})$/.test(values.country.trim()) ? undefined : 'country',
    description: checkText(values.description, descriptionMax, false),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}

/** What is sent for values that were checked. */
export function toEntityBody(values: EntityValues, day: DayChoice): EntityBody {
  const confidence = values.confidence.trim();
  return {
    name: values.name.trim(),
    type: oneOf<EntityType>(entityTypes, values.type) ?? 'Person',
    risk: oneOf<Risk>(risks, values.risk) ?? null,
    lastActivity: instantOf(values.lastActivity, day),
    description: values.description.trim(),
    source: values.source.trim(),
    confidence: confidence === '' ? null : Number(confidence),
    tlp: oneOf<Tlp>(tlpLevels, values.tlp) ?? null,
    labels: readLabels(values.labels),
    country: values.country.trim().toUpperCase() || null,
  };
}
