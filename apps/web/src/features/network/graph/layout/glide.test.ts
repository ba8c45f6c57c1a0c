import { expect, onTestFinished, test, vi } from 'vitest';
import { glide } from './glide.ts';

const [from, to] = [Float32Array.of(0, 0), Float32Array.of(10, -10)];

test('nodes are led to their places and end exactly there', () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const seen: number[] = [];

  glide(from, to, (at) => seen.push(at[0] ?? 0));
  vi.advanceTimersByTime(300);

  expect(seen.length).toBeGreaterThan(5);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(seen.at(-1)).toBe(10);
});

test('who asked for no motion sees them at their places at once', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }));
  const seen: Float32Array[] = [];

  glide(from, to, (at) => seen.push(at));

  expect(seen).toEqual([to]);
});
