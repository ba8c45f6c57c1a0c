import type { SampleFormat } from '@halyard/contracts/work/schemas.ts';
import { inferSample } from '../infer-sample.ts';

/** A sample that arrives in pieces of `size` bytes. */
async function* arriving(sample: string | Uint8Array, size = 7): AsyncGenerator<Uint8Array> {
  const bytes = typeof sample === 'string' ? new TextEncoder().encode(sample) : sample;
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

export async function* each(rows: readonly unknown[]): AsyncGenerator<unknown> {
  yield* rows;
}

export const name = { title: 'Orders', source: 'orders.csv' } as const;

export const inferText = (format: SampleFormat, text: string | Uint8Array, size?: number) =>
  inferSample({ ...name, format, chunks: arriving(text, size) });

type Property = Readonly<Record<string, unknown>>;

/** The schema of one property of the row. */
export function property(schema: Readonly<Record<string, unknown>>, called: string): Property {
  const properties = schema.properties as Readonly<Record<string, Property>> | undefined;
  const found = properties?.[called];
  if (!found) throw new Error(`The schema has no property ${called}`);
  return found;
}

/** Numbers from 0 up to 1 that are the same in every run. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
