import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { finished } from 'node:stream/promises';
import { readConfig } from '../config.ts';
import { verifyAudit } from '../event-log/audit.ts';
import { CommandError } from '../start/run-command-line.ts';
import { withAudit } from './audit-command.ts';

const pageSize = 1_000;

type Written = { readonly entries: number; readonly signature: string };

/**
 * Writes the whole audit log to a file: one JSON object a line, in the order of the chain, and a last line with the
 * number of entries and the HMAC-SHA-256 of everything before it, by the key of the chain.
 */
async function writeEntries(path: string, { read, key }: Parameters<typeof verifyAudit>[0]): Promise<Written> {
  const file = createWriteStream(path, { mode: 0o600 });
  const hmac = createHmac('sha256', key);
  let [entries, last] = [0, 0];
  for (;;) {
    const page = await read
      .selectFrom('audit')
      .selectAll()
      .where('seq', '>', last)
      .orderBy('seq')
      .limit(pageSize)
      .execute();
    const text = page.map((row) => `${JSON.stringify(row)}\n`).join('');
    hmac.update(text);
    if (!file.write(text)) await once(file, 'drain');
    entries += page.length;
    last = page.at(-1)?.seq ?? last;
    if (page.length < pageSize) break;
  }
  const signature = hmac.digest('hex');
  file.end(`${JSON.stringify({ entries, signature })}\n`);
  await finished(file);
  return { entries, signature };
}

/** Exports the audit log, signed. Returns exit code 0, or 1 where the chain is broken: then nothing is written. */
export async function exportAuditFromCommandLine(given: string, environment: NodeJS.ProcessEnv): Promise<number> {
  const path = resolve(environment.INIT_CWD ?? '.', given);
  if (existsSync(path)) throw new CommandError(`${path} is there already. Name a new file.`);
  return withAudit(readConfig(environment), async (audit) => {
    const verdict = await verifyAudit(audit);
    if (!verdict.intact)
      throw new CommandError(`The audit chain is broken at entry ${verdict.brokenAt}; see audit verify.`);
    const draft = `${path}.unfinished`;
    try {
      const { entries } = await writeEntries(draft, audit);
      renameSync(draft, path);
      process.stdout.write(`${path}: ${entries} entries, signed.\n`);
      return 0;
    } finally {
      rmSync(draft, { force: true });
    }
  });
}
