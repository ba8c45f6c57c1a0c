import type { Answer } from '@halyard/contracts/work/assistant.ts';
import { sql } from 'kysely';
import type { Database } from '../../../../database/database.ts';

/** Everything the sentences of an answer say, without their links. */
export const saidIn = ({ sentences }: Answer): string =>
  sentences.map(({ parts }) => parts.map(({ text }) => text).join('')).join(' ');

/** The figures of the sentences in their order, as numbers. Answers in English only: other languages part thousands otherwise. */
export const figuresOf = ({ sentences }: Answer): number[] =>
  sentences.flatMap(({ parts }) =>
    parts.flatMap(({ cite, text }) => (cite === null ? [] : [Number(text.replaceAll(/[,%]/g, ''))])),
  );

/** How many records an answer says there are: its first figure, or the rows of its table where one record is told. */
export const countedIn = (answer: Answer): number => figuresOf(answer)[0] ?? answer.tables[0]?.total ?? 0;

/** One number, asked of the database itself in SQL that shares nothing with the product's own. */
export async function numberFrom(database: Database, query: string, ...values: readonly number[]): Promise<number> {
  const parts = query.split('?');
  const written = parts.map((part, index) => (index < values.length ? `${part}${values[index]}` : part)).join('');
  const { rows } = await sql<{ n: number }>`${sql.raw(written)}`.execute(database.read);
  return Number(rows[0]?.n);
}
