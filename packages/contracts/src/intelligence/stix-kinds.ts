import { type StixVocabulary, stixVocabularies } from './stix-vocabularies.ts';

/** Whether STIX requires a value: required, with a default, or optional. */
type Need = 'required' | 'optional';
export type FieldShape = 'text' | 'long' | 'words' | 'instant' | 'flag' | 'number' | 'records';

/** Cyber-observables, those and relationships between objects, or files and artifacts. */
export type Referred = 'observables' | 'observed' | 'samples';

/** A property of a STIX type in addition to those of every record; `name` is the STIX name. */
export type StixField = {
  readonly name: string;
  readonly shape: FieldShape;
  readonly need: Need;
  readonly vocabulary?: StixVocabulary;
  /** Of records: which objects STIX lets it refer to; any where it does not say. */
  readonly refersTo?: Referred;
  /** A time that must not be before that of this other field. */
  readonly notBefore?: string;
};

const field =
  (shape: FieldShape, need: Need = 'optional') =>
  (name: string, vocabulary?: StixVocabulary): StixField => ({ name, shape, need, ...(vocabulary && { vocabulary }) });
const text = field('text');
const long = field('long');
const words = field('words');
const instant = field('instant');
const number = field('number');
const records = field('records');
const required = (one: StixField): StixField => ({ ...one, need: 'required' });
const to = (refersTo: Referred, one: StixField): StixField => ({ ...one, refersTo });
const after = (name: string, notBefore: string): StixField => ({ ...instant(name), notBefore });

const aliases = words('aliases');
const seen = [instant('first_seen'), after('last_seen', 'first_seen')];
const means = [
  words('goals'),
  text('resource_level', 'resourceLevel'),
  text('primary_motivation', 'motivation'),
  words('secondary_motivations', 'motivation'),
];
const objects = required(records('object_refs'));

type StixKindFacts = {
  readonly fields: readonly StixField[];
  /** `none`: STIX gives it no name, and what it says of itself is in its place. */
  readonly naming: 'required' | 'optional' | 'none';
  readonly hasPhases: boolean;
};

const kind = (...fields: readonly StixField[]): StixKindFacts => ({ fields, naming: 'required', hasPhases: false });
const inChain = (facts: StixKindFacts): StixKindFacts => ({ ...facts, hasPhases: true });
const named = (naming: StixKindFacts['naming'], facts: StixKindFacts): StixKindFacts => ({ ...facts, naming });

/** The domain objects of STIX 2.1 (section 4) with their properties; a form and its checks are generated from this. */
export const stixKinds = {
  'attack-pattern': inChain(kind(aliases)),
  campaign: kind(aliases, ...seen, long('objective')),
  'course-of-action': kind(),
  grouping: named('optional', kind(required(text('context', 'groupingContext')), objects)),
  identity: kind(
    text('identity_class', 'identityClass'),
    words('roles'),
    words('sectors', 'sector'),
    long('contact_information'),
  ),
  incident: kind(),
  indicator: named(
    'optional',
    inChain(
      kind(
        required(long('pattern')),
        required(text('pattern_type', 'patternType')),
        text('pattern_version'),
        required(instant('valid_from')),
        after('valid_until', 'valid_from'),
        words('indicator_types', 'indicatorType'),
      ),
    ),
  ),
  infrastructure: inChain(kind(words('infrastructure_types', 'infrastructureType'), aliases, ...seen)),
  'intrusion-set': kind(aliases, ...seen, ...means),
  location: named(
    'optional',
    kind(
      text('region', 'region'),
      text('administrative_area'),
      text('city'),
      text('street_address'),
      text('postal_code'),
      number('latitude'),
      number('longitude'),
      number('precision'),
    ),
  ),
  malware: named(
    'optional',
    inChain(
      kind(
        required(field('flag')('is_family')),
        words('malware_types', 'malwareType'),
        aliases,
        ...seen,
        words('capabilities', 'malwareCapability'),
        words('architecture_execution_envs', 'architecture'),
        words('implementation_languages', 'implementationLanguage'),
        to('samples', records('sample_refs')),
      ),
    ),
  ),
  'malware-analysis': named(
    'none',
    kind(
      required(text('product')),
      text('version'),
      text('configuration_version'),
      text('analysis_engine_version'),
      text('analysis_definition_version'),
      words('modules'),
      instant('submitted'),
      instant('analysis_started'),
      after('analysis_ended', 'analysis_started'),
      text('result', 'malwareResult'),
      text('result_name'),
      to('observables', records('analysis_sco_refs')),
    ),
  ),
  note: named('none', kind(text('abstract'), required(long('content')), words('authors'), objects)),
  'observed-data': named(
    'none',
    kind(
      required(instant('first_observed')),
      required(after('last_observed', 'first_observed')),
      required(number('number_observed')),
      to('observed', objects),
    ),
  ),
  opinion: named('none', kind(required(text('opinion', 'opinion')), long('explanation'), words('authors'), objects)),
  report: kind(required(instant('published')), words('report_types', 'reportType'), objects),
  'threat-actor': kind(
    words('threat_actor_types', 'actorType'),
    aliases,
    words('roles', 'actorRole'),
    ...seen,
    text('sophistication', 'sophistication'),
    ...means,
    words('personal_motivations', 'motivation'),
  ),
  tool: inChain(kind(words('tool_types', 'toolType'), aliases, text('tool_version'))),
  vulnerability: kind(),
} as const satisfies Record<string, StixKindFacts>;
export type StixKind = keyof typeof stixKinds;

export const stixKindNames = Object.keys(stixKinds) as [StixKind, ...StixKind[]];
export const isStixKind = (value: string): value is StixKind => Object.hasOwn(stixKinds, value);
export const factsOfKind = (of: StixKind): StixKindFacts => stixKinds[of];

export type StixValue = string | number | boolean | string[];
export type FieldFault = 'required' | 'unknown' | 'wrong' | 'order' | 'place' | 'result' | 'phases';
export type StixFault = { readonly field: string; readonly fault: FieldFault };

const isId = (value: unknown) => /^[a-z0-9-]{3,30}--[0-9a-f-]{36}$/.test(String(value));
// STIX 2.1, section 6; section 11.2 adds objects of one's own.
const observableKinds =
  /^(artifact|autonomous-system|directory|domain-name|email-addr|email-message|file|ipv4-addr|ipv6-addr|mac-addr|mutex|network-traffic|process|software|url|user-account|windows-registry-key|x509-certificate|x-[a-z0-9-]+)--/;
const referred: Readonly<Record<Referred, RegExp>> = {
  observables: observableKinds,
  observed: new RegExp(`${observableKinds.source}|^(relationship|sighting)--`),
  samples: /^(artifact|file)--/,
};

/** Whether STIX lets a property refer to the object of that id. */
export const mayReferTo = ({ refersTo }: Pick<StixField, 'refersTo'>, id: string): boolean =>
  refersTo === undefined || referred[refersTo].test(id);

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string' && one.trim() !== '');
const isWhole = (value: unknown, least: number, most: number) =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

const rangeOf: Readonly<Record<string, number>> = { latitude: 90, longitude: 180 };

function isNumber(name: string, value: unknown): boolean {
  const most = rangeOf[name];
  if (most !== undefined) return typeof value === 'number' && Math.abs(value) <= most;
  // STIX 2.1, section 4.14.
  if (name === 'number_observed') return isWhole(value, 1, 999_999_999);
  return typeof value === 'number' && value >= 0;
}

function isOfShape(field: StixField, value: unknown): boolean {
  const { name, shape, vocabulary } = field;
  if (shape === 'flag') return typeof value === 'boolean';
  if (shape === 'number') return isNumber(name, value);
  if (shape === 'words') return isTexts(value);
  if (shape === 'records') return isTexts(value) && value.every((id) => isId(id) && mayReferTo(field, id));
  if (shape === 'instant') return typeof value === 'string' && !Number.isNaN(Date.parse(value));
  return typeof value === 'string' && (vocabulary !== 'opinion' || stixVocabularies.opinion.includes(value));
}

type Properties = Readonly<Record<string, StixValue>>;
type Checked = {
  readonly kind: StixKind;
  readonly name: string;
  readonly country: string | null;
  readonly properties: Properties;
  readonly phases: number;
};

function faultOf(one: StixField, properties: Properties): FieldFault | null {
  const value = properties[one.name];
  if (value === undefined) return one.need === 'required' ? 'required' : null;
  if (!isOfShape(one, value)) return 'wrong';
  const start = one.notBefore && properties[one.notBefore];
  return start && Date.parse(String(value)) < Date.parse(String(start)) ? 'order' : null;
}

/** STIX requirements over several fields of a type. */
function overall({ kind: of, country, properties, phases }: Checked): StixFault[] {
  const has = (name: string) => properties[name] !== undefined;
  const isHalfPlaced = has('latitude') !== has('longitude');
  if (of === 'location' && (isHalfPlaced || !(country !== null || has('region') || has('latitude'))))
    return [{ field: isHalfPlaced ? 'latitude' : 'region', fault: 'place' }];
  if (of === 'malware-analysis' && !has('result') && !has('analysis_sco_refs'))
    return [{ field: 'result', fault: 'result' }];
  return phases > 0 && !factsOfKind(of).hasPhases ? [{ field: 'killChain', fault: 'phases' }] : [];
}

/** Violations of STIX 2.1 in user input; empty for a valid object of its type. */
export function findStixFaults(draft: Checked): StixFault[] {
  const { fields, naming } = factsOfKind(draft.kind);
  const known = new Set(fields.map(({ name }) => name));
  return [
    ...(naming === 'required' && draft.name === '' ? [{ field: 'name', fault: 'required' } as const] : []),
    ...Object.keys(draft.properties).flatMap((name) =>
      known.has(name) ? [] : [{ field: name, fault: 'unknown' } as const],
    ),
    ...fields.flatMap((one) => {
      const fault = faultOf(one, draft.properties);
      return fault === null ? [] : [{ field: one.name, fault }];
    }),
    ...overall(draft),
  ];
}
