import { existsSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { readConfig } from '../config.ts';
import { verifyAudit } from '../event-log/audit.ts';
import { readAuditBase } from '../event-log/audit-base.ts';
import { writeAuditExport } from '../event-log/audit-export.ts';
import { CommandError } from '../start/run-command-line.ts';
import { withAudit } from './audit-command.ts';

/**
 * Exports the audit log, signed, from the start of its chain. Returns exit code 0, or 1 if the chain is broken: then
 * nothing is written.
 */
export async function exportAuditFromCommandLine(given: string, environment: NodeJS.ProcessEnv): Promise<number> {
  const path = resolve(environment.INIT_CWD ?? '.', given);
  if (existsSync(path)) throw new CommandError(`${path} is there already. Name a new file.`);
  return withAudit(readConfig(environment), async (audit) => {
    const verdict = await verifyAudit(audit);
    if (!verdict.intact)
      throw new CommandError(`The audit chain is broken at entry ${verdict.brokenAt}; see audit verify.`);
    const base = await readAuditBase(audit.read, audit.key);
    const after = base === null || base === 'damaged' ? 0 : base.seq;
    const draft = `${path}.unfinished`;
    try {
      rmSync(draft, { force: true });
      const { entries } = await writeAuditExport(draft, audit, { after, upTo: Number.MAX_SAFE_INTEGER });
      renameSync(draft, path);
      process.stdout.write(`${path}: ${entries} entries, signed.\n`);
      return 0;
    } finally {
      rmSync(draft, { force: true });
    }
  });
}
