import { setTimeout as wait } from 'node:timers/promises';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { isDatabaseAway, isSilent } from '../database-away.ts';
import { listAddresses } from './postgres-addresses.ts';

const int8 = 20;
const againAfterMs = 250;
const fullPool = 'timeout exceeded when trying to connect';

/** PostgreSQL sends 64-bit integers as text; ours are milliseconds and counters, exact as numbers. */
function readInt8AsNumber(oid: number, format?: 'text' | 'binary') {
  return oid === int8 && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format);
}

export type PoolOptions = {
  /** Keeps several workspaces (tests, above all) apart on one server. */
  readonly schemaName?: string | undefined;
  /** Is called for a connection that broke while idle; the pool replaces it. */
  readonly onLost?: (cause: Error) => void;
  /** Connections at most; 10 without it. */
  readonly size?: number | undefined;
  /** No statement is too slow: for migrations. */
  readonly isPatient?: boolean;
};

type Connected = ((cause: Error) => void) | ((cause: null, client: pg.Client) => void);

/** A client that uses the last known writable host; the next one is tried if it does not respond. */
function clientsOf(addresses: readonly string[]) {
  let preferred = 0;
  const moveOn = (from: number) => {
    if (preferred === from) preferred = (from + 1) % addresses.length;
  };
  class Client extends pg.Client {
    readonly place: number;
    constructor(config: pg.ClientConfig) {
      const place = preferred;
      super({ ...config, connectionString: addresses[place] });
      this.place = place;
      this.on('error', () => moveOn(place));
    }
    override connect(): Promise<pg.Client>;
    override connect(callback: Connected): void;
    override connect(callback?: Connected): Promise<pg.Client> | undefined {
      if (!callback) return super.connect();
      super.connect((cause: Error) => {
        if (cause) moveOn(this.place);
        (callback as (cause: Error) => void)(cause);
      });
      return undefined;
    }
  }
  /** Rejects a server that only reads (libpq's `target_session_attrs=read-write`). */
  function requireWriter(client: pg.Client, done: (cause?: Error) => void): void {
    client.query('show transaction_read_only').then(({ rows }) => {
      if (rows[0]?.transaction_read_only !== 'on') return done();
      moveOn((client as Client).place);
      done(new Error('The server is read-only: it is no primary.'));
    }, done);
  }
  return { Client, requireWriter };
}

const wantsWriter = (addresses: readonly string[]) =>
  addresses.length > 1 || /[?&]target_session_attrs=(read-write|primary)/.test(addresses[0] ?? '');

function openPool(addresses: readonly string[], options: PoolOptions): pg.Pool {
  const { Client, requireWriter } = clientsOf(addresses);
  // The last one is ours: over a network that drops everything, the server's timeout never arrives.
  const limits = { statement_timeout: 5_000, idle_in_transaction_session_timeout: 30_000, query_timeout: 7_000 };
  const pool = new pg.Pool({
    Client: Client as never,
    max: options.size ?? 10,
    connectionTimeoutMillis: 2_000,
    types: { getTypeParser: readInt8AsNumber as typeof pg.types.getTypeParser },
    ...(!options.isPatient && limits),
    ...(wantsWriter(addresses) && { verify: requireWriter }),
    ...(options.schemaName && { options: `-c search_path=${options.schemaName}` }),
  });
  pool.on('error', (cause) => options.onLost?.(cause));
  return pool;
}

/**
 * Connections to the first host of `url` that responds and accepts writes. If none does, a connection is requested once
 * more; so is the first statement on one that turns out to be dead, if nothing preceded it.
 */
export function createPostgresPool(url: string, options: PoolOptions) {
  const addresses = listAddresses(url);
  const pool = openPool(addresses, options);

  async function connect(left = addresses.length * 2): Promise<pg.PoolClient> {
    try {
      return await pool.connect();
    } catch (cause) {
      // A full pool is not the server's fault.
      if (left === 1 || !isDatabaseAway(cause) || (cause as Error).message === fullPool) throw cause;
      if (left === addresses.length + 1) await wait(againAfterMs);
      return connect(left - 1);
    }
  }

  function lend(first: pg.PoolClient): PostgresPoolClient {
    let client: pg.PoolClient | undefined = first;
    let isFirst = true;
    let broken: Error | undefined;
    async function ask(sql: string, parameters: readonly unknown[]) {
      const isAlone = isFirst;
      isFirst = false;
      try {
        if (!client || broken) throw broken;
        return await client.query(sql, parameters as unknown[]);
      } catch (cause) {
        if (!isDatabaseAway(cause)) throw cause;
        broken = cause as Error;
        if (!isAlone || !client || isSilent(cause)) throw cause;
        client.release(broken);
        client = undefined;
        client = await connect();
        broken = undefined;
        return client.query(sql, parameters as unknown[]);
      }
    }
    return {
      query: ask as unknown as PostgresPoolClient['query'],
      release: () => client?.release(broken),
    };
  }

  return {
    options: pool.options,
    connect: async () => lend(await connect()),
    end: () => pool.end(),
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      open: pool.totalCount,
      most: pool.options.max ?? pool.totalCount,
    }),
  } satisfies PostgresPool & { connections: unknown };
}
