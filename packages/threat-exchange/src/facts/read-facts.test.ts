import { expect, test } from 'vitest';
import { uuid } from '../testing/stix-objects.ts';
import { citeDescription } from './cite.ts';
import { readStixFacts } from './read-facts.ts';

const at = '2026-01-02T03:04:05.000Z';
const object = (type: string, more: object) => ({
  type,
  spec_version: '2.1',
  id: `${type}--${uuid(1)}`,
  created: at,
  modified: at,
  name: 'Quay',
  ...more,
});
const factsOf = (type: string, more: object = {}) => readStixFacts(JSON.stringify(object(type, more)));
const refs = [`malware--${uuid(2)}`, `note--${uuid(3)}`];
const instant = { kind: 'instant', at };
const text = (words: string) => ({ kind: 'text', text: words });
const words = (...list: string[]) => ({ kind: 'words', words: list });
const records = (...ids: string[]) => ({ kind: 'records', ids });

// One object of each domain type of STIX 2.1, section 4, with its own properties and what becomes of them.
test.each<[type: string, given: object, facts: object]>([
  ['attack-pattern', { aliases: ['Gaff'] }, { aliases: words('Gaff') }],
  ['campaign', { first_seen: at, objective: 'Cargo' }, { first_seen: instant, objective: text('Cargo') }],
  ['course-of-action', { lang: 'en' }, { lang: text('en') }],
  [
    'grouping',
    { context: 'suspicious-activity', object_refs: refs },
    { context: text('suspicious-activity'), object_refs: records(...refs) },
  ],
  [
    'identity',
    { identity_class: 'group', roles: ['pilot'], sectors: ['transport'] },
    { identity_class: text('group'), roles: words('pilot'), sectors: words('transport') },
  ],
  [
    'indicator',
    { indicator_types: ['malicious-activity'], pattern: "[a:b = 'c']", pattern_type: 'stix' },
    { indicator_types: words('malicious-activity') },
  ],
  [
    'infrastructure',
    { infrastructure_types: ['command-and-control'], last_seen: at },
    { infrastructure_types: words('command-and-control'), last_seen: instant },
  ],
  [
    'intrusion-set',
    { goals: ['Freight'], resource_level: 'team', primary_motivation: 'revenge' },
    { goals: words('Freight'), resource_level: text('team'), primary_motivation: text('revenge') },
  ],
  [
    'location',
    { region: 'northern-europe', latitude: 53.5, longitude: 10 },
    {
      region: text('northern-europe'),
      latitude: { kind: 'number', number: 53.5 },
      longitude: { kind: 'number', number: 10 },
    },
  ],
  [
    'malware',
    { is_family: false, malware_types: ['worm'], sample_refs: [`file--${uuid(4)}`] },
    {
      is_family: { kind: 'flag', holds: false },
      malware_types: words('worm'),
      sample_refs: records(`file--${uuid(4)}`),
    },
  ],
  [
    'malware-analysis',
    { product: 'Sandbox', result: 'malicious', analysis_ended: at, sample_ref: `file--${uuid(4)}` },
    {
      product: text('Sandbox'),
      result: text('malicious'),
      analysis_ended: instant,
      sample_ref: records(`file--${uuid(4)}`),
    },
  ],
  [
    'note',
    { abstract: 'Short', content: 'Long', authors: ['Ada'], object_refs: refs },
    { abstract: text('Short'), content: text('Long'), authors: words('Ada'), object_refs: records(...refs) },
  ],
  [
    'observed-data',
    { first_observed: at, last_observed: at, number_observed: 3 },
    { first_observed: instant, number_observed: { kind: 'number', number: 3 } },
  ],
  [
    'opinion',
    { opinion: 'disagree', explanation: 'Seen otherwise' },
    { opinion: text('disagree'), explanation: text('Seen otherwise') },
  ],
  [
    'report',
    { report_types: ['campaign'], published: at, object_refs: refs },
    { report_types: words('campaign'), published: instant, object_refs: records(...refs) },
  ],
  [
    'threat-actor',
    { sophistication: 'expert', personal_motivations: ['ideology'], threat_actor_types: ['spy'] },
    { sophistication: text('expert'), personal_motivations: words('ideology'), threat_actor_types: words('spy') },
  ],
  [
    'tool',
    { tool_types: ['remote-access'], tool_version: '2.1' },
    { tool_types: words('remote-access'), tool_version: text('2.1') },
  ],
  ['vulnerability', {}, {}],
  ['incident', {}, { created: instant }],
])('everything that a %s states is among its facts, and once', (type, given, expected) => {
  const { fields, custom } = factsOf(type, given);

  expect(Object.fromEntries(fields.map(({ field, value }) => [field, value]))).toMatchObject(expected);
  expect(custom).toEqual([]);
});

test('a pattern comes with its kind and its validity', () => {
  const pattern = "[url:value = 'https://quay.example/']";

  expect(factsOf('indicator', { pattern, pattern_type: 'stix', valid_from: at, valid_until: at }).pattern).toEqual({
    text: pattern,
    type: 'stix',
    version: null,
    validFrom: at,
    validUntil: at,
  });
  expect(
    factsOf('indicator', { pattern: 'rule x {}', pattern_type: 'yara', pattern_version: '4' }).pattern,
  ).toMatchObject({
    type: 'yara',
    version: '4',
    validUntil: null,
  });
});

test('numbers of ATT&CK, tactics and references; an address that is none of the web is no link', () => {
  const facts = factsOf('attack-pattern', {
    kill_chain_phases: [{ kill_chain_name: 'mitre-attack', phase_name: 'execution' }],
    external_references: [
      { source_name: 'mitre-attack', external_id: 'T1059.001', url: 'https://attack.mitre.org/techniques/T1059/001' },
      { source_name: 'Quay 2024', description: 'A report', url: 'javascript:alert(1)' },
      'no reference',
    ],
    description: 'Runs scripts.(Citation: Quay 2024) Often.(Citation: Nobody)',
  });

  expect(facts.attack).toEqual(['T1059.001']);
  expect(facts.killChain).toEqual([{ chain: 'mitre-attack', phase: 'execution' }]);
  expect(facts.references).toEqual([
    expect.objectContaining({ number: 1, url: 'https://attack.mitre.org/techniques/T1059/001' }),
    { number: 2, source: 'Quay 2024', description: 'A report', externalId: null, url: null },
  ]);
  expect(facts.description).toEqual([
    ...[{ text: 'Runs scripts.' }, { cites: 2 }, { text: ' Often.(Citation: Nobody)' }],
  ]);
});

test('markings have their names, granular ones their selectors, and what STIX does not define is kept by name', () => {
  const amber = 'marking-definition--f88d31f6-486f-44da-b317-01333bde0b82';
  const own = `marking-definition--${uuid(7)}`;
  const facts = factsOf('vulnerability', {
    revoked: true,
    created_by_ref: `identity--${uuid(8)}`,
    object_marking_refs: [amber, own],
    granular_markings: [
      { marking_ref: amber, selectors: ['name'] },
      { lang: 'fr', selectors: ['description'] },
    ],
    x_quay_berth: { number: 7 },
    x_halyard_severity: 'High',
    x_cvss_base_score: 9.8,
    extensions: {
      [`extension-definition--${uuid(9)}`]: { extension_type: 'property-extension', cvss_vector: 'AV:N', rank: 1 },
    },
  });

  expect(facts).toMatchObject({
    revoked: true,
    createdBy: `identity--${uuid(8)}`,
    markings: [
      { id: amber, name: 'TLP:AMBER' },
      { id: own, name: null },
    ],
    granularMarkings: [
      { name: 'TLP:AMBER', selectors: ['name'] },
      { name: 'fr', selectors: ['description'] },
    ],
    custom: [
      { name: 'x_quay_berth', value: '{"number":7}' },
      { name: `extension-definition--${uuid(9)}.rank`, value: '1' },
    ],
    cvss: [
      { name: 'x_cvss_base_score', value: '9.8' },
      { name: `extension-definition--${uuid(9)}.cvss_vector`, value: 'AV:N' },
    ],
  });
});

test('what is of another kind than STIX says is left out, and nothing of it stops the rest', () => {
  const facts = factsOf('malware', {
    aliases: 'none',
    is_family: 'yes',
    first_seen: 'yesterday',
    object_marking_refs: 7,
    external_references: {},
    kill_chain_phases: [null, 'x'],
    object_refs: ['nonsense'],
    extensions: [],
    malware_types: ['worm'],
  });

  expect(facts.fields.map(({ field }) => field)).toEqual(['malware_types', 'created', 'modified']);
  expect(readStixFacts('[]')).toMatchObject({ fields: [], references: [] });
});

test('a citation with brackets in its name is found', () => {
  expect(citeDescription('A (Citation: Quay (2nd) 2024)', [{ number: 4, source: 'Quay (2nd) 2024' }])).toEqual([
    { text: 'A ' },
    { cites: 4 },
  ]);
});
