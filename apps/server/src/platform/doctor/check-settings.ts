import { settingNames } from '../../config.ts';
import { type Check, type Examined, type Finding, findingsOf } from './finding.ts';

const { ok, warning } = findingsOf('settings');

/** Read by tools and tests, not by the server. */
const otherNames = /^HALYARD_(TEST|BENCH|POSTGRES|CHROMIUM|SENDERS|JOURNEY)(_|$)/;

/** How many letters have to be added, taken away or changed to make one name of the other (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [to, wanted] of [...other].entries())
      next.push(Math.min((next[to] ?? 0) + 1, (row[to + 1] ?? 0) + 1, (row[to] ?? 0) + (letter === wanted ? 0 : 1)));
    row = next;
  }
  return row[other.length] ?? 0;
}

function nearest(name: string): string | undefined {
  const near = settingNames.map((known) => ({ known, far: distance(name, known) })).sort((a, b) => a.far - b.far)[0];
  return near && near.far <= Math.max(3, name.length / 4) ? near.known : undefined;
}

function unknownSettings(environment: NodeJS.ProcessEnv): Finding[] {
  const unknown = Object.keys(environment).filter(
    (name) => name.startsWith('HALYARD_') && !settingNames.includes(name) && !otherNames.test(name),
  );
  return unknown.map((name) => {
    const near = nearest(name);
    return warning(
      `${name} is no setting of Halyard and has no effect.`,
      near ? `Did you mean ${near}?` : 'Remove it.',
    );
  });
}

function conflicts({ config, environment }: Examined): Finding[] {
  const found: Finding[] = [];
  const { admin, production, sampleWorkspace, hasPublicAddress, databaseUrl, secondFactor, cloudPool } = config;
  if (admin.password !== undefined && admin.email === undefined)
    found.push(warning('HALYARD_ADMIN_PASSWORD has no effect without an address.', 'Set HALYARD_ADMIN_EMAIL.'));
  if (sampleWorkspace && (production || hasPublicAddress))
    found.push(
      warning('Sample users exist in an installation that others reach.', 'Set HALYARD_SAMPLE_WORKSPACE=off.'),
    );
  if (hasPublicAddress && !production)
    found.push(warning('The installation is public and NODE_ENV is not production.', 'Set NODE_ENV=production.'));
  if (production && secondFactor === 'optional' && !cloudPool)
    found.push(
      warning('Administrators sign in with a password alone.', 'Set HALYARD_SECOND_FACTOR=administrators or everyone.'),
    );
  if (databaseUrl && !config.s3 && !environment.HALYARD_CRIME_DIR)
    found.push(
      warning(
        'Police data and uploads lie in the data folder of this node.',
        'With more than one node, set HALYARD_CRIME_DIR to a folder that all share, or HALYARD_STORAGE_BUCKET.',
      ),
    );
  return found;
}

export const checkSettings: Check = {
  name: 'settings',
  async run(examined) {
    const found = [...unknownSettings(examined.environment), ...conflicts(examined)];
    return found.length > 0 ? found : [ok('Every setting is known and valid.')];
  },
};
