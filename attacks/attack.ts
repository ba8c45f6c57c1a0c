import { fail, ok } from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import type { Answer, Person, Target } from './target.ts';

/** Where attacks take place: the product, people of each role, and a service of the operator that no one may reach.
 * `hop` is the address of one that may be reached, and sends on to it.
 */
export type Field = {
  readonly target: Target;
  readonly admin: Person;
  readonly analyst: Person;
  /** A second analyst, whose rows are no one else's business. */
  readonly victim: Person;
  readonly viewer: Person;
  readonly inner: { readonly address: AddressInfo; readonly hits: () => readonly string[]; readonly hop: string };
  /** Says what could not be tried on this machine, and why. */
  readonly skip: (why: string) => void;
};

/** One attack. `of` names the bug classes of the threat model: "2.8" is SSRF, "3" the matrix of rights. */
export type Attack = {
  readonly of: readonly string[];
  readonly name: string;
  readonly run: (field: Field) => Promise<void>;
};

export const attack = (of: string, name: string, run: Attack['run']): Attack => ({ of: of.split(' '), name, run });

/** The separators of white space: payloads, many on one line. */
export const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Internals of the server: stacks, statements, paths, names of libraries. */
const internals =
  /\bat (?:async )?[\w.<>]+ \(|node_modules|node:internal|file:\/\/|\.ts:\d+|SQLITE_|SqliteError|syntax error at|near "|pg_catalog|\b(?:select|insert|update|delete) .{0,80}\b(?:from|into|set|where)\b.{0,40}[="?$]/i;

/** Checks for every response: no server fault, and an error that reveals no internals. */
export function mustBeDecent({ status, text, headers }: Answer, what: string): void {
  ok(
    status >= 200 && (status < 500 || text.includes('"archive_unavailable"')),
    `${what}: ${status} ${text.slice(0, 300)}`,
  );
  ok(headers['x-content-type-options'] === 'nosniff', `${what}: no nosniff`);
  const inside = status < 400 ? null : internals.exec(text);
  if (inside) fail(`${what}: the error shows "${inside[0]}"`);
}

export function mustBe(answer: Answer, statuses: readonly number[], what: string): void {
  mustBeDecent(answer, what);
  ok(
    statuses.includes(answer.status),
    `${what}: ${answer.status} instead of ${statuses}: ${answer.text.slice(0, 200)}`,
  );
}
