import { sql } from 'kysely';
import pg from 'pg';
import type { Channel, Hearer } from '../database.ts';
import { listAddresses } from './postgres-addresses.ts';

const againAfterMs = 1_000;
const checkEveryMs = 15_000;

/** A separate connection for notifications; when it breaks, a new one is opened every second until one succeeds. */
function listen(url: string, name: string, hearer: Hearer): () => Promise<void> {
  const addresses = listAddresses(url);
  let place = 0;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  function wait(ms: number, then: () => void) {
    clearTimeout(timer);
    timer = setTimeout(then, ms);
    timer.unref();
  }

  function lose(lost: pg.Client) {
    if (client !== lost || isStopped) return;
    client = undefined;
    // The next host may be the writable one now: the others have no messages.
    place = (place + 1) % addresses.length;
    lost.end().catch(() => {});
    hearer.onLost();
    wait(againAfterMs, connect);
  }

  function check(current: pg.Client) {
    wait(checkEveryMs, () => {
      current.query('select 1').then(
        () => check(current),
        () => lose(current),
      );
    });
  }

  function connect() {
    const opened = new pg.Client({
      connectionString: addresses[place],
      connectionTimeoutMillis: 2_000,
      query_timeout: 5_000,
      keepAlive: true,
    });
    client = opened;
    opened.on('error', () => lose(opened));
    opened.on('end', () => lose(opened));
    opened.on('notification', ({ payload = '' }) => hearer.onMessage(payload));
    opened
      .connect()
      .then(() => opened.query(`listen ${opened.escapeIdentifier(name)}`))
      .then(() => {
        if (client !== opened || isStopped) return;
        hearer.onListening();
        check(opened);
      })
      .catch(() => lose(opened));
  }

  connect();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await client?.end().catch(() => {});
  };
}

/** Messages between the nodes on one PostgreSQL schema, by LISTEN and NOTIFY. */
export const createPostgresChannel = (url: string, schemaName = 'public'): Channel => ({
  async send(tx, message) {
    await sql`select pg_notify(${`halyard_${schemaName}`}, ${message})`.execute(tx);
  },
  listen: (hearer) => listen(url, `halyard_${schemaName}`, hearer),
});
