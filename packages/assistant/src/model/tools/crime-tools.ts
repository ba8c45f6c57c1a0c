import { listAnalyses } from '@halyard/contracts/crime/analysis.ts';
import { getCoverage, getCrimeChoices, getCrimeFigures, listCrimes } from '@halyard/contracts/crime/crime.ts';
import { toolRowsMax } from '@halyard/contracts/work/assistant.ts';
import type { Pen } from '../context.ts';
import { defineReadTool, type Input, screenWith } from '../read-tool.ts';

const filter = {
  from: 'first month, such as 2026-01',
  to: 'last month, such as 2026-03; both are included',
  city: 'london, manchester, or the name of an area in small letters',
  force: 'a police force such as city-of-london; several with |',
  area: 'a local authority such as Camden; several with |',
  category: 'such as Burglary; several with |',
  outcome: 'as the publisher spells it; several with |',
  antisocial: 'no leaves anti-social behaviour out, only leaves the rest out',
} as const;
const free = ['city', 'force', 'area', 'category', 'outcome'];

/** Names of places and outcomes are the publisher's, or those of whoever wrote the file. */
const quoteOf = (pen: Pen, field: string, text: string | null) =>
  text === null ? null : pen.quote(pen.record('crime', '', ''), field, text);

const rowsScreen = ({ by: _by, split: _split, ...input }: Input) =>
  screenWith('/crime-analysis', { tab: 'records', ...input });

const choicesTool = defineReadTool({
  name: 'getCrimeChoices',
  subject: 'crimeChoices',
  endpoint: getCrimeChoices,
  description: 'Which months and police forces of crime data are here. Ask this before crime figures.',
  takes: {},
  show: ({ months, forces, areas, outcomes }, pen) => ({
    records: null,
    data: {
      firstMonth: months[0] ?? null,
      lastMonth: months.at(-1) ?? null,
      months: months.length,
      forces: forces.slice(0, toolRowsMax).map(({ force }) => force),
      areas: areas.length,
      outcomes: outcomes.slice(0, toolRowsMax).map((outcome) => quoteOf(pen, 'outcome', outcome)),
    },
  }),
  screen: () => '/crime-analysis?tab=coverage',
});

const figuresTool = defineReadTool({
  name: 'getCrimeFigures',
  subject: 'crimeFigures',
  endpoint: getCrimeFigures,
  description: 'Counts of street-level crime by one or two breakdowns. `absent` are months without data: not zero.',
  takes: { ...filter, by: '', split: '' },
  free,
  show: ({ total, antisocial, groups, others, absent }, pen) => ({
    records: total,
    data: {
      total,
      antisocial,
      others,
      absent: absent.slice(0, toolRowsMax),
      groups: groups.slice(0, toolRowsMax).map(({ key, split, ...counts }) => ({
        key: quoteOf(pen, 'group', key),
        split: quoteOf(pen, 'group', split),
        ...counts,
      })),
    },
  }),
  screen: rowsScreen,
});

const rowsTool = defineReadTool({
  name: 'listCrimes',
  subject: 'crimeRows',
  endpoint: listCrimes,
  description: 'Single street-level crimes that match, with how many there are.',
  takes: { ...filter, sort: '', direction: '' },
  free,
  show: ({ rows, total }, pen) => ({
    records: total,
    data: {
      total,
      shown: rows.length,
      rows: rows.map((row) => {
        const of = pen.record('crime', `${row.fileId}:${row.line}`, row.location ?? row.category);
        return {
          month: row.month,
          category: pen.quote(of, 'category', row.category),
          force: row.force,
          area: pen.quote(of, 'area', row.area ?? ''),
          location: pen.quote(of, 'location', row.location ?? ''),
          outcome: pen.quote(of, 'outcome', row.outcome ?? ''),
        };
      }),
    },
  }),
  screen: rowsScreen,
});

const coverageTool = defineReadTool({
  name: 'getCoverage',
  subject: 'coverage',
  endpoint: getCoverage,
  description: 'Per police force and month whether there is a file, and how many rows it has.',
  takes: { from: filter.from, to: filter.to, kind: '', force: filter.force },
  free: ['force'],
  show: ({ forces, months, cells }) => {
    const count = (state: string) => cells.filter((cell) => cell.state === state).length;
    return {
      records: cells.length,
      data: {
        forces: forces.slice(0, toolRowsMax).map(({ force }) => force),
        months: months.length,
        filesPresent: count('present'),
        notImported: count('notImported'),
        notPublished: count('notPublished'),
        future: count('future'),
        cells: cells.slice(0, toolRowsMax).map(({ force, month, state, rows, withoutLocation, notice, sample }) => ({
          force,
          month,
          state,
          rows,
          withoutLocation,
          notice,
          generated: sample,
        })),
      },
    };
  },
  screen: ({ from, to, kind }) => screenWith('/crime-analysis', { tab: 'coverage', kind, from, to }),
});

const analysesTool = defineReadTool({
  name: 'listAnalyses',
  subject: 'analyses',
  endpoint: listAnalyses,
  description: 'The last analyses of crime data, newest first.',
  takes: {},
  show: ({ analyses }, pen) => ({
    records: analyses.length,
    data: analyses.slice(0, toolRowsMax).map(({ analysisId, status, timestamp, year, month, by }) => ({
      id: analysisId,
      status,
      at: pen.at(timestamp),
      month: `${year}-${month}`,
      by: pen.person(by),
    })),
  }),
  screen: () => '/crime-analysis',
});

export const crimeTools = [choicesTool, figuresTool, rowsTool, coverageTool, analysesTool];
