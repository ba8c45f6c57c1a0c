import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { AssistantUseTable } from '../../database/tables/assistant-schema.ts';
import type { Schema } from '../../database/tables/schema.ts';

type Options = {
  readonly database: Database;
  readonly budget: AssistantUseTable['budget'];
  readonly most: number;
  readonly everyMs: number;
  readonly clock: Clock;
};

async function countUse(db: Kysely<Schema>, { budget, everyMs }: Options, personId: string, now: number) {
  const isOver = sql`assistant_use.since <= ${now - everyMs}`;
  const { rows } = await sql<{ count: number }>`
    insert into assistant_use (person_id, budget, since, count) values (${personId}, ${budget}, ${now}, 1)
    on conflict (person_id, budget) do update set
      count = case when ${isOver} then 1 else assistant_use.count + 1 end,
      since = case when ${isOver} then ${now} else assistant_use.since end
    returning count`.execute(db);
  return Number(rows[0]?.count ?? 1);
}

/**
 * A limit per user, until `everyMs` have passed since the first use. Counted in the database in one statement, so that
 * all nodes count together.
 */
function createRateLimiter(options: Options) {
  const { database, budget, most, everyMs, clock } = options;
  return {
    /** Takes one of the remaining uses; false if there is none. */
    take: async (personId: string): Promise<boolean> =>
      (await database.write((tx) => countUse(tx, options, personId, clock()))) <= most,
    /** Whether the limit is used up; consumes nothing. */
    async isUsedUp(personId: string): Promise<boolean> {
      const used = await database.read
        .selectFrom('assistant_use')
        .select('count')
        .where('person_id', '=', personId)
        .where('budget', '=', budget)
        .where('since', '>', clock() - everyMs)
        .executeTakeFirst();
      return used !== undefined && used.count >= most;
    },
  };
}

const minuteMs = 60_000;

/** Questions of a person in a minute. */
export const limitQuestions = ({ database, clock }: Pick<Options, 'database' | 'clock'>) =>
  createRateLimiter({ database, clock, budget: 'questions', most: 60, everyMs: minuteMs });

type ModelBudget = Pick<Options, 'database' | 'clock'> & { readonly modelPerHour: number };

/** Maximum questions of a user to the model per hour. */
export const limitModelQuestions = ({ database, clock, modelPerHour }: ModelBudget) =>
  createRateLimiter({ database, clock, budget: 'model', most: modelPerHour, everyMs: 60 * minuteMs });
