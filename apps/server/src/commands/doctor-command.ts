import type { Finding } from '../platform/doctor/finding.ts';
import { runChecks } from '../platform/doctor/run-checks.ts';

const marks = { ok: 'ok     ', warning: 'WARNING', error: 'ERROR  ' } as const;

function describe({ check, level, says, advice }: Finding): string {
  return `${marks[level]}  ${check.padEnd(12)}${says}${advice === undefined ? '' : `\n${' '.repeat(21)}${advice}`}`;
}

/** Prints what all checks have found; returns exit code 1 where one found an error. */
export async function examineFromCommandLine(asJson: boolean, environment: NodeJS.ProcessEnv): Promise<number> {
  const findings = await runChecks(environment);
  const text = asJson ? JSON.stringify({ findings }, null, 2) : findings.map(describe).join('\n');
  process.stdout.write(`${text}\n`);
  return findings.some(({ level }) => level === 'error') ? 1 : 0;
}
