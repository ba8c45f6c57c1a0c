import { entityTypes, risks, strengths } from '@halyard/contracts/intelligence/entities.ts';
import { threatSeverities, threatStatuses } from '@halyard/contracts/intelligence/threats.ts';
import { expect, test } from 'vitest';
import { type CsvTable, csvTables, writeTemplate } from './csv-templates.ts';

const rowsOf = (table: CsvTable) => {
  const [heading = [], ...rows] = writeTemplate(table)
    .text.trim()
    .split('\r\n')
    .map((line) => line.split(','));
  return rows.map((row) => Object.fromEntries(heading.map((name, index) => [name, row[index] ?? ''])));
};

test.each(csvTables)('every row of the template of %s has as many cells as the heading', (table) => {
  const lines = writeTemplate(table).text.trim().split('\r\n');

  expect(new Set(lines.map((line) => line.split(',').length)).size).toBe(1);
});

test('the examples use words that the server knows', () => {
  for (const { severity, status } of rowsOf('threats')) {
    expect(threatSeverities).toContain(severity);
    expect(threatStatuses).toContain(status);
  }
  for (const { type, risk } of rowsOf('entities')) {
    expect(entityTypes).toContain(type);
    expect(risks).toContain(risk);
  }
  for (const { strength } of rowsOf('connections')) expect(strengths).toContain(strength);
});

test('the connections of the template lead to the entities of the other', () => {
  const names = rowsOf('entities').map(({ name }) => name);

  for (const { source, target } of rowsOf('connections')) {
    expect(names).toContain(source);
    expect(names).toContain(target);
  }
});
