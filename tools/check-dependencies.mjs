import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What npm says in JSON; undefined where the registry cannot be reached. */
function askNpm(...words) {
  const { stdout } = spawnSync('npm', [...words, '--json'], { cwd: root, encoding: 'utf8', timeout: 120_000 });
  try {
    const answer = JSON.parse(stdout || '{}');
    return answer.error || answer.message ? undefined : answer;
  } catch {
    return undefined;
  }
}

const say = (line) => process.stdout.write(`${line}\n`);

/** Reports; it never fails, since what it finds depends on the day and not on the commit. */
function report() {
  const audit = askNpm('audit', '--omit=dev');
  const outdated = askNpm('outdated', '--all=false');
  if (!audit?.vulnerabilities || !outdated) return say('Not checked: the npm registry cannot be reached.');
  const known = Object.values(audit.vulnerabilities);
  say(`Known vulnerabilities in shipped packages: ${known.length}`);
  for (const { name, severity, range, fixAvailable } of known)
    say(`  ${severity}: ${name} ${range}, ${fixAvailable ? 'an update mends it' : 'no update yet'}`);
  const packages = Object.entries(outdated);
  say(`Packages with a later version: ${packages.length}`);
  for (const [name, found] of packages) {
    const { current = 'missing', latest } = Array.isArray(found) ? found[0] : found;
    say(`  ${name} ${current} -> ${latest}`);
  }
  say('SECURITY.md says by when they are updated.');
}

report();
