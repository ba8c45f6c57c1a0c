import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Schema } from '../tables/schema.ts';

/**
 * For frequent queries: the text is compiled once for each database, later calls only bind the one value. `build` gets
 * a placeholder for the value and must use it as a parameter.
 */
export function compileOnce<Row>(build: (db: Kysely<Schema>, standIn: string) => Compilable<Row>) {
  const standIn = '\u0000value';
  const compiled = new WeakMap<Kysely<Schema>, CompiledQuery<Row>>();

  function compile(db: Kysely<Schema>): CompiledQuery<Row> {
    const query = build(db, standIn).compile();
    compiled.set(db, query);
    return query;
  }

  return async (db: Kysely<Schema>, value: string): Promise<Row[]> => {
    const query = compiled.get(db) ?? compile(db);
    const parameters = query.parameters.map((parameter) => (parameter === standIn ? value : parameter));
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
}
