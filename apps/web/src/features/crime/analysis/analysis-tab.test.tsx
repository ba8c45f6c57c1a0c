import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { detailsOf, findingOf, processing, resultOf } from './testing/analysis-records.ts';
import { openAnalysis, reject } from './testing/open-analysis.tsx';

const done = '/crime-analysis?analysis=a1&year=2026&month=03';
const march = { tab: 'records', from: '2026-03', to: '2026-03', analysis: 'a1', year: '2026', month: '03' };
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const hrefOf = (link: HTMLElement) =>
  Object.fromEntries(new URL(link.getAttribute('href') ?? '', 'https://x').searchParams);

test('five years and twelve months are offered, both at the present', async () => {
  openAnalysis();
  const year = await screen.findByLabelText<HTMLSelectElement>('Year');
  const month = screen.getByLabelText<HTMLSelectElement>('Month');

  expect([...year.options].map(({ value }) => value)).toEqual(['2026', '2025', '2024', '2023', '2022']);
  expect([...month.options].map(({ value }) => value).join()).toBe('01,02,03,04,05,06,07,08,09,10,11,12');
  expect([...month.options].map(({ text }) => text).filter((_, currentPath) => currentPath % 11 === 0)).toEqual([
    ...['January', 'December'],
  ]);
  expect([year.value, month.value]).toEqual(['2026', '11']);
});

test('before there is a result, nothing of one is in sight', async () => {
  openAnalysis();
  await screen.findByText('No analysis yet');

  for (const name of ['Analysis ID', 'Timestamp', 'Key Insights', 'City Crime Summaries', 'Data Summary']) {
    expect(screen.queryByText(name)).toBeNull();
  }
  expect(screen.queryByRole('button', { name: 'Export Report' })).toBeNull();
});

test('Load Mock Data shows an invented result without a request, and says that it is one', async () => {
  const { user, sentTo } = openAnalysis();

  await user.click(await screen.findByRole('button', { name: 'Load Mock Data' }));

  expect(await screen.findByText('Fallback analysis results')).toBeTruthy();
  expect(screen.getByText('Sample data')).toBeTruthy();
  for (const name of ['Analysis ID', 'Timestamp', 'Key Insights', 'City Crime Summaries', 'Data Summary']) {
    expect(screen.getByText(name)).toBeTruthy();
  }
  expect(screen.getByRole('button', { name: 'Export Report' })).toBeTruthy();
  expect(sentTo('POST /analysis')).toEqual([]);
  expect(document.querySelector('a [data-figure]')).toBeNull();
});

test('a month is sent to be analysed, its id stands in the address, and the form is busy meanwhile', async () => {
  const { user, sentTo, address } = openAnalysis({ answers: { 'GET /analysis/:id': () => processing } });
  await user.selectOptions(await screen.findByLabelText('Month'), 'March');

  await user.click(screen.getByRole('button', { name: 'Analyze Data' }));

  expect(await screen.findByText('Analysis in progress')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Analyzing...' })).toBeTruthy();
  expect(sentTo('POST /analysis')[0]?.body).toEqual({ year: 2026, month: '03' });
  expect(address()).toEqual({ year: '2026', month: '03', analysis: 'a1' });
});

test('a request that fails says so, shows an invented result, and can be tried again', async () => {
  let isDown = true;
  const answer = () => (isDown ? reject(500)() : resultOf());
  const { user, sentTo } = openAnalysis({ answers: { 'POST /analysis': answer } });

  await user.click(await screen.findByRole('button', { name: 'Analyze Data' }));

  expect((await screen.findByRole('alert')).textContent).toContain('Failed to request analysis. Please try again.');
  expect(screen.getByText('Sample data')).toBeTruthy();
  expect(screen.getByText('Fallback analysis results')).toBeTruthy();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Analysis completed successfully')).toBeTruthy();
  expect(screen.queryByText('Failed to request analysis. Please try again.')).toBeNull();
  expect(screen.queryByText('Sample data')).toBeNull();
  expect(sentTo('POST /analysis').length).toBe(2);
});

test('a result names its month and every figure opens exactly its rows', async () => {
  openAnalysis({ path: done });

  expect(await screen.findByText('Crime data of March 2026 was analyzed.')).toBeTruthy();
  const cities = await part('City Crime Summaries');
  const link = (name: string | RegExp) => hrefOf(cities.getByRole('link', { name }));
  expect(link('5,823: london, open the rows')).toEqual({ ...march, city: 'london' });
  expect(link('412 (7.1%): Drugs, open the rows')).toEqual({ ...march, city: 'london', category: 'Drugs' });
  expect(link(/^1,023/)).toEqual({ ...march, city: 'london', antisocial: 'only' });
  const summary = await part('Data Summary');
  expect(hrefOf(summary.getByRole('link', { name: /^4,800/ }))).toEqual({ ...march, antisocial: 'no' });
  expect(hrefOf(summary.getByRole('link', { name: /^5,500/ })).from).toBe('2026-02');
});

test('a city without published data says so and shows no nought', async () => {
  openAnalysis({ path: done });
  const cities = await part('City Crime Summaries');
  const manchester = within(cities.getByRole('listitem', { name: 'manchester' }));

  expect(manchester.getByText(/No data published by this force/)).toBeTruthy();
  expect(manchester.queryByText('0')).toBeNull();
});

test('insights are sentences with their ratio, and the confidence is taken apart', async () => {
  openAnalysis({ path: done });
  const insights = await part('Key Insights');

  expect(insights.getByText('49%')).toBeTruthy();
  expect(insights.getByText('How confidence is calculated')).toBeTruthy();
  expect(insights.getByText('98%')).toBeTruthy();
  expect(insights.getByText('Drugs rose against February 2026')).toBeTruthy();
  expect(insights.getByText('Rate ratio 1.37 (95% CI 1.2 to 1.57)')).toBeTruthy();
  expect(hrefOf(insights.getByRole('link', { name: /^300/ })).to).toBe('2026-02');
});

test('small numbers are remarked on', async () => {
  const details = detailsOf({ findings: [findingOf({ smallNumbers: true })] });
  openAnalysis({ path: done, answers: { 'GET /analysis/:id': () => resultOf({ details }) } });

  expect(await screen.findByText(/^Small sample: fewer than 30 rows/)).toBeTruthy();
});

test('parts that a result has not say so', async () => {
  const only = { insights: { sentiment: 'steady', confidence: '0.5', topics: [] } };
  const { citySummaries: _c, metadata: _m, details: _d, sampledFiles: _s, totalFiles: _t, ...rest } = resultOf(only);
  const { estimatedTotalRecords: _e, ...bare } = rest;
  openAnalysis({ path: done, answers: { 'GET /analysis/:id': () => bare } });

  expect(await screen.findByText('This analysis has no summaries of cities.')).toBeTruthy();
  expect(screen.getByText('This analysis has no data summary.')).toBeTruthy();
  expect(screen.getByText('No topics')).toBeTruthy();
});

test('warnings are listed', async () => {
  const metadata = {
    validated: true,
    warnings: ['One file is missing.'],
    dataFound: true,
    analysisType: 'lightweight',
  };
  openAnalysis({ path: done, answers: { 'GET /analysis/:id': () => resultOf({ metadata }) } });

  expect(await screen.findByText('Analysis completed with warnings')).toBeTruthy();
  expect(screen.getByText('One file is missing.')).toBeTruthy();
});

test('a failed analysis gives its error, or a sentence where it gave none', async () => {
  const failed = { ...processing, status: 'failed' as const };
  openAnalysis({ path: done, answers: { 'GET /analysis/:id': () => failed } });

  expect((await screen.findByRole('alert')).textContent).toBe(
    'Analysis failedAn unexpected error occurred during analysis.',
  );
});

test('an analysis under way can be cancelled', async () => {
  const failed = { ...processing, status: 'failed' as const, error: 'Cancelled by Ada King.' };
  const answers = { 'GET /analysis/:id': () => processing, 'DELETE /analysis/:id': () => failed };
  const { user } = openAnalysis({ path: done, answers });

  await user.click(await screen.findByRole('button', { name: 'Cancel analysis' }));

  expect((await screen.findByRole('alert')).textContent).toContain('Cancelled by Ada King.');
});

test('other cities are found, ticked and sent', async () => {
  const { user, sentTo, address } = openAnalysis();
  await user.click(await screen.findByText('Cities: london, manchester'));
  await user.type(await screen.findByRole('searchbox', { name: 'Search areas' }), 'lee{Enter}');

  await user.click(await screen.findByRole('checkbox', { name: 'leeds' }));
  await waitFor(() => expect(address().cities).toBe('london|manchester|leeds'));
  await user.click(screen.getByRole('button', { name: 'Analyze Data' }));

  await waitFor(() => expect(sentTo('POST /analysis').length).toBe(1));
  expect(sentTo('POST /analysis')[0]?.body).toMatchObject({ cities: ['london', 'manchester', 'leeds'] });
});

test('earlier analyses lead back to their results', async () => {
  const earlier = {
    analysisId: 'a9',
    status: 'analyzed' as const,
    timestamp: '2026-11-20T08:00:00.000Z',
    by: 'Ada King',
  };
  const { user, sentTo } = openAnalysis({
    answers: { 'GET /analyses': () => ({ analyses: [{ ...earlier, year: 2026, month: '03' }], next: null }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Load Mock Data' }));

  await user.click(screen.getByRole('link', { name: 'March 2026' }));

  expect(await screen.findByText('Analysis completed successfully')).toBeTruthy();
  expect(sentTo('GET /analysis/:id')[0]?.params).toEqual({ id: 'a9' });
  expect(screen.queryByText('Sample data')).toBeNull();
});

test('analyses that are older still are added below', async () => {
  const analysis = (analysisId: string, month: string) => ({
    analysisId,
    status: 'analyzed' as const,
    timestamp: '2026-11-20T08:00:00.000Z',
    by: 'Ada King',
    year: 2026,
    month,
  });
  const { user } = openAnalysis({
    answers: {
      'GET /analyses': ({ query }) =>
        (query as { after?: string }).after
          ? { analyses: [analysis('a1', '02')], next: null }
          : { analyses: [analysis('a9', '03')], next: '7~a9' },
    },
  });

  await user.click(await screen.findByRole('button', { name: 'Show older' }));

  expect(await screen.findByRole('link', { name: 'February 2026' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'March 2026' })).toBeTruthy();
});

test('a viewer reads results, starts none, and is told why', async () => {
  openAnalysis({ path: done, as: 'user' });

  expect(await screen.findByText('Analysis completed successfully')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Analyze Data' })).toHaveProperty('disabled', true);
  expect(screen.getByText('You have read-only access. Analysts and administrators can run analyses.')).toBeTruthy();
});

test('generated data is marked, in the result too', async () => {
  const details = detailsOf({ generated: true });
  openAnalysis({ path: done, answers: { 'GET /analysis/:id': () => resultOf({ details }) } });

  expect(await screen.findByText('Generated data')).toBeTruthy();
});

test('a link to an analysis that is gone says so and leads back, without another try', async () => {
  const { user, address } = openAnalysis({
    path: '/crime-analysis?analysis=a9',
    answers: { 'GET /analysis/:id': reject(404) },
  });

  expect(await screen.findByText('This analysis no longer exists.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Select another' }));

  expect(address().analysis).toBeUndefined();
});
