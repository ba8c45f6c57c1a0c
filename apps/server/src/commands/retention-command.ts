import type { KeptData } from '@halyard/contracts/server/kept-data.ts';
import { type RetentionKind, retentionKinds } from '@halyard/contracts/server/retention.ts';
import { askServer } from './ask-server.ts';
import { isServerRunning } from './import-command.ts';
import { withHalyard } from './with-halyard.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

function describeSize(bytes: number | null): string {
  if (bytes === null) return 'not known yet';
  if (bytes < 1024 ** 2) return 'under 1 MB a year';
  return bytes < 1024 ** 3
    ? `${(bytes / 1024 ** 2).toFixed(0)} MB a year`
    : `${(bytes / 1024 ** 3).toFixed(1)} GB a year`;
}

function describe({ kind, days, rows, oldestAt, bytesPerYear }: KeptData): string {
  const oldest = oldestAt === null ? 'none' : oldestAt.slice(0, 10);
  return [kind, days === null ? 'for good' : `${days} days`, rows, oldest, describeSize(bytesPerYear)].join('\t');
}

/** Prints how long each kind is kept, how many rows there are and how they grow. */
export async function showRetentionFromCommandLine(environment: NodeJS.ProcessEnv): Promise<number> {
  const shown = isServerRunning(environment)
    ? await askServer<KeptData[]>('/operator/retention', undefined, environment)
    : await withHalyard(environment, ({ retention }) => retention.show());
  say(['kind', 'kept', 'rows', 'oldest', 'at this rate'].join('\t'));
  for (const one of shown) say(describe(one));
  return 0;
}

/** Keeps a kind for that many days. Returns undefined where the kind or the number is not understood. */
export async function setRetentionFromCommandLine(given: string, text: string, environment: NodeJS.ProcessEnv) {
  const kind = retentionKinds.find((one): one is RetentionKind => one === given);
  if (!kind || !/^(\d{1,6}|forever)$/.test(text)) return undefined;
  const days = text === 'forever' ? null : Number(text);
  if (isServerRunning(environment)) await askServer('/operator/retention', { kind, days }, environment);
  else await withHalyard(environment, ({ retention }) => retention.set(operator, kind, days));
  say(`${kind} are kept ${days === null ? 'for good' : `for ${days} days`} from now on.`);
  return 0;
}

const operator = { id: 'operator', address: null, requestId: null };
