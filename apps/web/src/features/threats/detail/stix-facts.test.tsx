import type { StixFacts as Facts } from '@halyard/contracts/intelligence/stix-facts.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openThreats } from '../testing/open-threats.tsx';
import { detailOf, someThreat } from '../testing/some-threat.ts';

const nothing: Facts = {
  addedAt: '2026-11-20T09:00:00.000Z',
  revoked: false,
  createdBy: null,
  pattern: null,
  attack: [],
  killChain: [],
  fields: [],
  cvss: [],
  description: [],
  references: [],
  markings: [],
  granularMarkings: [],
  custom: [],
};
const acme = {
  id: 'identity--1',
  name: 'Acme',
  type: 'Organization',
  family: 'entity',
  severity: null,
  risk: null,
} as const;
const note = { ...acme, id: 'note--1', name: 'Aside', type: 'Note', family: 'reference' } as const;

/** Opens a threat that was imported with these facts. */
async function openFacts(facts: Partial<Facts>) {
  const threat = someThreat('Beacon', {
    importId: 'i1',
    description: 'Runs.(Citation: Quay)',
    createdAt: '2017-01-02T00:00:00.000Z',
  });
  openThreats([threat], {
    path: `/threats?threat=${threat.id}`,
    answers: { 'GET /threats/:id': () => detailOf(threat, { facts: { ...nothing, ...facts } }) },
  });
  return within(await screen.findByRole('region', { name: 'STIX facts' }));
}

test('a pattern stands as it is, with its language and how long it holds', async () => {
  const facts = await openFacts({
    pattern: {
      text: "[url:value = 'https://quay.example/']",
      type: 'stix',
      version: '2.1',
      validFrom: '2026-11-01T00:00:00.000Z',
      validUntil: '2026-11-20T00:00:00.000Z',
    },
  });

  expect(facts.getByText("[url:value = 'https://quay.example/']").tagName).toBe('CODE');
  expect(facts.getByText('stix 2.1')).toBeTruthy();
  expect(facts.getByText(/Valid: 11\/01\/2026 00:00 to 11\/20\/2026 00:00/)).toBeTruthy();
  expect(facts.getByText('Expired')).toBeTruthy();
});

test('every kind of fact is written as what it is, and records lead on', async () => {
  const facts = await openFacts({
    revoked: true,
    createdBy: acme,
    attack: ['T1059.001', 'G0007'],
    killChain: [{ chain: 'mitre-attack', phase: 'execution' }],
    fields: [
      { field: 'aliases', value: { kind: 'words', words: ['Gaff'] } },
      { field: 'is_family', value: { kind: 'flag', holds: false } },
      { field: 'number_observed', value: { kind: 'number', number: 1200 } },
      { field: 'first_seen', value: { kind: 'instant', at: '2026-01-02T03:04:05.000Z' } },
      { field: 'object_refs', value: { kind: 'records', records: [note], total: 3 } },
    ],
    cvss: [{ name: 'x_cvss_score', value: '9.8' }],
    markings: [{ id: 'marking-definition--1', name: null }],
    granularMarkings: [{ name: 'TLP:AMBER', selectors: ['name', 'labels.[0]'] }],
    custom: [{ name: 'x_quay_berth', value: '7' }],
  });

  expect(facts.getByText('Revoked by its author')).toBeTruthy();
  expect(facts.getByRole('link', { name: 'Acme' }).getAttribute('href')).toBe('/network?entity=identity--1');
  expect(facts.getByRole('link', { name: 'Aside' }).getAttribute('href')).toBe('/network?show=all&entity=note--1');
  expect(facts.getByText('1 of 3 are in this workspace')).toBeTruthy();
  expect(facts.getByRole('link', { name: 'T1059.001' }).getAttribute('href')).toBe('/attack?technique=T1059.001');
  expect(facts.queryByRole('link', { name: 'G0007' })).toBeNull();
  for (const said of ['execution (mitre-attack)', 'Gaff', 'Malware family', '1,200', '01/02/2026 03:04 UTC', '9.8'])
    expect(facts.getByText(said), said).toBeTruthy();
  for (const said of ['Unknown marking', 'TLP:AMBER: name, labels.[0]', 'x_quay_berth'])
    expect(facts.getByText(said), said).toBeTruthy();
});

test('citations are numbers that lead to the references, which open apart and know nothing of the console', async () => {
  const facts = await openFacts({
    description: [{ text: 'Runs.' }, { cites: 1 }],
    references: [
      { number: 1, source: 'Quay', description: 'A report', externalId: null, url: 'https://quay.example/report' },
      { number: 2, source: 'Desk', description: '', externalId: 'D-7', url: null },
    ],
  });

  expect(screen.getByRole('link', { name: 'Reference 1' }).textContent).toBe('[1]');
  expect(screen.queryByText(/Citation:/)).toBeNull();
  const link = facts.getByRole('link', { name: 'Quay' });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
    'https://quay.example/report',
    'noopener noreferrer',
  ]);
  expect(facts.getByText('Desk D-7')).toBeTruthy();
  expect(facts.getByText('A report')).toBeTruthy();
});

test('added means added here, not when the author made it', async () => {
  await openFacts({});

  const added = screen.getByText('Added').nextElementSibling;
  expect(added?.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-20T09:00:00.000Z');
});
