import { type Command, readGiven } from './command.ts';

const notUnderstood = 64;

function describeAll(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length)) + 3;
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(width)}${summary}`);
  return ['Usage: halyard COMMAND', '', ...lines, '', 'halyard COMMAND --help describes one of them.'].join('\n');
}

/** Runs the named command; returns its exit code: 64 for invalid arguments. */
export async function runCommands(
  commands: readonly Command[],
  words: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<number> {
  const [first, ...rest] = words;
  const asksForHelp = first === 'help' || first === '--help' || rest.includes('--help');
  const command = commands.find(({ name }) => name === (first === 'help' ? rest[0] : first));
  const help = command ? `Usage:\n${command.help.replace(/^halyard /gm, '  halyard ')}` : describeAll(commands);
  if (asksForHelp) {
    process.stdout.write(`${help}\n`);
    return 0;
  }
  const given = command && readGiven(rest, command.options ?? {});
  const code = given && (await command.run(given, environment));
  const unknown = command || first === undefined ? '' : `Unknown command ${first}.\n\n`;
  if (code === undefined) process.stderr.write(`${unknown}${help}\n`);
  return code ?? notUnderstood;
}
