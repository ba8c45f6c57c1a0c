import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Answers } from '../../../testing/fake-call.ts';
import { processing, resultOf } from './testing/analysis-records.ts';
import { openAnalysis, reject } from './testing/open-analysis.tsx';

const wait = (ms: number) => act(async () => await vi.advanceTimersByTimeAsync(ms));

/** Starts an analysis under a clock of the test's own; returns how often it was asked for since. */
async function startAnalysis(answer: NonNullable<Answers['GET /analysis/:id']>) {
  vi.useFakeTimers();
  const opened = openAnalysis({
    path: '/crime-analysis?year=2026&month=03',
    answers: { 'GET /analysis/:id': answer },
    advance: (ms) => void vi.advanceTimersByTime(ms),
  });
  // The screen and its words arrive as files of their own.
  await vi.waitFor(async () => {
    await wait(10);
    screen.getByRole('button', { name: 'Analyze Data' });
  });
  await act(async () => screen.getByRole('button', { name: 'Analyze Data' }).click());
  await wait(20);
  return { ...opened, requests: () => opened.sentTo('GET /analysis/:id').length };
}

test('the result is asked for after five seconds and again after ten, until it is there', async () => {
  let isDone = false;
  const { requests } = await startAnalysis(() => (isDone ? resultOf() : processing));

  expect(requests()).toBe(0);
  await wait(4_900);
  expect(requests()).toBe(0);
  await wait(200);
  expect(requests()).toBe(1);
  isDone = true;
  await wait(5_000);
  expect(requests()).toBe(2);
  expect(screen.getByText('Analysis completed successfully')).toBeTruthy();
  await wait(30_000);
  expect(requests()).toBe(2);
});

test('a failure ends the asking, is told, and can be tried again', async () => {
  let isDown = true;
  const { requests } = await startAnalysis(() => (isDown ? reject(500)() : resultOf()));

  await wait(5_100);
  expect(screen.getByRole('alert').textContent).toContain('Failed to fetch analysis results. Please try again.');
  await wait(30_000);
  expect(requests()).toBe(1);
  isDown = false;
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  await wait(50);
  expect(requests()).toBe(2);
  expect(screen.queryByText('Failed to fetch analysis results. Please try again.')).toBeNull();
  expect(screen.getByText('Analysis completed successfully')).toBeTruthy();
});
