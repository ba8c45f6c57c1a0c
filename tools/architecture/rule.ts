import { lineAt, type SourceFile } from './source-file.ts';

/** Files by path, with their text. */
export type Example = Readonly<Record<string, string>>;

/** A sentence about the tree. Its examples are tried at every run: a rule that notices nothing fails the test. */
export type Rule = {
  readonly says: string;
  /** One line per breach, starting with the file and the line. */
  readonly breaches: (files: readonly SourceFile[]) => string[];
  readonly forbidden: readonly Example[];
  readonly allowed: readonly Example[];
};

/** The breaches of a rule about who imports whom, both as paths. */
export const importing =
  (isForbidden: (from: string, to: string) => boolean): Rule['breaches'] =>
  (files) =>
    files.flatMap(({ path, imports }) =>
      imports.flatMap(({ target, line }) =>
        target !== undefined && isForbidden(path, target) ? [`${path}:${line} imports ${target}`] : [],
      ),
    );

/** A location in a file, and the error there. */
export type Remark = { readonly start: number; readonly what: string };

/** The breaches of a rule about what a file says, in the files it concerns. */
export const saying =
  (concerns: (path: string) => boolean, remarksOn: (file: SourceFile) => Remark[]): Rule['breaches'] =>
  (files) =>
    files
      .filter(({ path }) => concerns(path))
      .flatMap((file) => remarksOn(file).map(({ start, what }) => `${file.path}:${lineAt(file.text, start)} ${what}`));
