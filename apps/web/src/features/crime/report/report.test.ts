import { expect, test } from 'vitest';
import { createFormat } from '../../../preferences/format.ts';
import { crime } from '../../../text/en/crime/crime.ts';
import { crimeReport } from '../../../text/en/crime/crime-report.ts';
import { makeMockAnalysis } from '../analysis/mock-analysis.ts';
import { detailsOf, resultOf } from '../analysis/testing/analysis-records.ts';
import { makeReport, type Pen } from './make-report.ts';
import type { Report } from './report.ts';
import { nameReport, writeReport } from './write-report.ts';
import { writeReportCsv } from './write-report-csv.ts';
import { writeReportHtml } from './write-report-html.ts';
import { writeReportJson } from './write-report-json.ts';

const madeAt = Date.parse('2026-11-21T08:42:00.000Z');
const pen: Pen = {
  text: crimeReport,
  crime,
  language: 'en',
  format: createFormat({ timeZone: 'UTC', dateFormat: 'YYYY-MM-DD' }),
  findingWords: () => ({ what: 'Drugs', sentence: 'Drugs rose', before: 'February 2026', ratio: 'Ratio 1.37' }),
  cautions: ['Greater Manchester Police published no data for March 2026.'],
};

const askedFor = (result = resultOf()) => ({ result, month: '2026-03', madeAt });
const reportOf = (result = resultOf()) => makeReport(pen, askedFor(result));
const mock = (chance: number) => makeMockAnalysis(() => chance, madeAt, { year: 2026, month: '03' });
const fileNamed = (name: string) =>
  resultOf({ details: detailsOf({ files: [{ id: 'f', name, force: 'kent', sha256: 'c0ffee', rows: 1 }] }) });

const bare: Report = { title: 'T', language: 'en', markings: [], facts: [], sections: [], caveats: [] };
const htmlOf = (result = resultOf()) => writeReportHtml(reportOf(result));
const pageOf = (html: string) => new DOMParser().parseFromString(html, 'text/html');

test('the page holds insights, cities, summary, sources with hashes, caveats and the licence', () => {
  const page = pageOf(htmlOf());
  const words = page.body.textContent;

  expect(page.title).toBe('Crime Data Analysis: March 2026');
  expect([...page.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
    ...['Key Insights', 'Findings', 'City Crime Summaries', 'Top categories', 'Data Summary', 'Categories', 'Sources'],
    'What to know before using these figures',
  ]);
  expect(words).toContain('a'.repeat(64));
  expect(words).toContain('Greater Manchester Police published no data for March 2026.');
  expect(words).toContain('Contains public sector information licensed under the Open Government Licence v3.0.');
  expect(words).toContain('2026-11-21 08:42 UTC');
});

test('a city without a figure has none in the report either', () => {
  const page = pageOf(htmlOf());
  const row = [...page.querySelectorAll('tr')].find(({ textContent }) => textContent?.startsWith('manchester'));

  expect(row?.textContent).toContain('no figure');
  expect(row?.textContent).toContain('No data published by this force');
});

test('the page needs nothing beside itself and runs nothing', () => {
  const page = pageOf(htmlOf());

  expect(page.querySelectorAll('script, link, img, iframe, object').length).toBe(0);
  expect(page.querySelector('meta[http-equiv]')?.getAttribute('content')).toContain("default-src 'none'");
});

test.each(['<script>alert(1)</script>', `"><img src=x onerror='alert(1)'>`, '</style><b>&amp;'])(
  '%s stays text in the page',
  (name) => {
    const page = pageOf(htmlOf(fileNamed(name)));

    expect(page.querySelectorAll('script, img, b').length).toBe(0);
    expect([...page.querySelectorAll('tbody th')].some(({ textContent }) => textContent === name)).toBe(true);
  },
);

test.each(['=1+2', '+1', '-1+2', '@SUM(A1)', '＝1+2', ' =1+2', "'=1+2", '\tx', '\rx'])(
  'a spreadsheet takes %j for text',
  (name) => {
    const csv = writeReportCsv({ ...bare, facts: [[name, name]] });

    expect(csv.replaceAll('"', '')).toBe(`T,'${name},'${name}\r\n`);
  },
);

test('commas, quotes and line breaks stay within their cell', () => {
  expect(writeReportCsv({ ...bare, facts: [['a,b', 'say "no"\nnow']] })).toBe('T,"a,b","say ""no""\nnow"\r\n');
});

test('each line of the table names its section', () => {
  const lines = writeReportCsv(reportOf()).split('\r\n');

  expect(lines).toContain('Top categories,City,Category,Count,Share');
  expect(lines).toContain('Top categories,london,Drugs,412,7.1%');
  expect(lines).toContain('Sources,2026-03-metropolitan-street.csv,metropolitan,"5,823",'.concat('a'.repeat(64)));
});

test.each([0.2, 0.8])('an invented result is marked in every form (%s)', (chance) => {
  const result = mock(chance);
  const report = reportOf(result);

  expect(pageOf(writeReportHtml(report)).querySelector('.marking')?.textContent).toMatch(/^Sample data:/);
  expect(writeReportCsv(report)).toContain('Sample data:');
  const data = JSON.parse(writeReportJson(report, askedFor(result), crimeReport.licence));
  expect([data.sampleData, data.banner]).toEqual([true, 'fallback']);
  expect(nameReport('html', { month: '2026-03', day: '2026-11-21', isMock: true })).toContain('sample-data');
});

test('generated data is marked too', () => {
  expect(reportOf(resultOf({ details: detailsOf({ generated: true }) })).markings).toEqual([crimeReport.generatedLine]);
});

test('the data holds the result itself, sources, caveats and the licence', () => {
  const data = JSON.parse(writeReportJson(reportOf(), askedFor(), crimeReport.licence));

  expect(data.result).toEqual(resultOf());
  expect(data.sources[0].sha256).toBe('a'.repeat(64));
  expect(data.licence).toBe(crimeReport.licence);
  expect(data.caveats).not.toContain(crimeReport.licence);
});

test('a file is named after its month and the day it was made', () => {
  expect(nameReport('csv', { month: '2026-03', day: '2026-11-21', isMock: false })).toBe(
    'crime-report-2026-03-made-2026-11-21.csv',
  );
  expect(writeReport('csv', reportOf(), askedFor(), crimeReport.licence).text.startsWith('\uFEFF')).toBe(true);
});
