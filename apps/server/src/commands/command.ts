import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/** Arguments of `halyard <command>`: words, and options with their values. */
export type Given = {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
};

/** One command of `halyard`. Its code is loaded when it is called. */
export type Command = {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** Printed by `halyard <command> --help`. */
  readonly help: string;
  readonly options?: ParseArgsOptionsConfig;
  /** Runs it; returns the exit code, undefined if the arguments are not understood. */
  run(given: Given, environment: NodeJS.ProcessEnv): Promise<number | undefined>;
};

/** The words and options of a command line; undefined if there is an unknown option. */
export function readGiven(words: readonly string[], options: ParseArgsOptionsConfig): Given | undefined {
  try {
    const { positionals, values } = parseArgs({ args: [...words], allowPositionals: true, options });
    return { words: positionals, options: values as Given['options'] };
  } catch {
    return undefined;
  }
}

/** The text of an option; undefined where it was not given. */
export function textOption({ options }: Given, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}
