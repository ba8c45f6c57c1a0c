import type { Field } from '@halyard/contracts/query/field.ts';
import {
  type Bucket,
  type Condition,
  fieldOf,
  type Operator,
  type SubjectName,
  subjectNames,
  subjectOf,
} from '@halyard/contracts/query/query-spec.ts';
import type { Span } from '../../times/span.ts';
import type { Code } from '../../vocabulary/vocabulary.ts';
import type { Piece } from '../pieces.ts';
import type { RecordRef } from '../record-ref.ts';

export type PlacedCondition = { readonly condition: Condition; readonly at: number };

/** Context for the meaning of words: the word for one record, and what "they" and "it" may be. */
export type Context = {
  readonly singular: string | null;
  /** A list was shown, which "they" and "only" continue from. */
  readonly hasBefore: boolean;
  /** Verbs and what negates are behind what they are said of: Japanese. */
  readonly isVerbLast?: boolean;
};

const meaningOf = (code: Code): string => code.slice(code.indexOf(':') + 1);
export const has = (piece: Piece | undefined, code: Code): boolean => piece?.codes?.includes(code) === true;
export const ofKind = ({ codes = [] }: Piece, kind: string): string[] =>
  codes.filter((code) => code.startsWith(`${kind}:`)).map(meaningOf);

/** The field of a subject that says whose a record is; undefined where it has none. */
export const personField = (subject: SubjectName): string | undefined =>
  Object.entries(subjectOf(subject).fields).find(([, { kind }]) => kind === 'person')?.[0];

/** Whether no other subject has a field: what is asked of "time to resolve" is asked of incidents. */
export const isOwn = (subject: SubjectName, field: string): boolean =>
  field !== 'text' && subjectNames.every((one) => one === subject || fieldOf(one, field) === undefined);

/**
 * A question while it is read as one about a subject: the pieces, their readings so far, and those that fit nowhere.
 * `take` functions look at the piece at an index and say whether it found a place.
 */
export class Parts {
  readonly conditions: PlacedCondition[] = [];
  readonly spans: Span[] = [];
  /** Requested fields, and those of them named before the subject. */
  readonly fields: string[] = [];
  readonly fieldsBefore: string[] = [];
  /** Fields after "by". */
  readonly groups: string[] = [];
  readonly times: string[] = [];
  readonly ops = new Set<string>();
  /** Before the subject: how many are wanted. After it: which one. */
  readonly numbers: number[] = [];
  readonly names: number[] = [];
  readonly records: RecordRef[] = [];
  readonly unused: Piece[] = [];
  readonly done = new Set<number>();
  readonly valuesAt: { readonly index: number; readonly field: string }[] = [];
  bucket: Bucket | null = null;
  /** The position of the word for the subject, by piece; -1 if it is not named. */
  subjectAt = -1;
  /** "The newest threat" is one. */
  isSingular = false;
  /** "Has not signed in since": the times are those at which it did not happen. */
  isNotThen = false;
  /** A word says what only records of this subject have: a status, a flag. */
  hasOwnValue = false;

  readonly subject: SubjectName;
  readonly pieces: readonly Piece[];
  readonly context: Context;

  constructor(subject: SubjectName, pieces: readonly Piece[], context: Context) {
    this.subject = subject;
    this.pieces = pieces;
    this.context = context;
  }

  get isNamed(): boolean {
    return this.subjectAt !== -1;
  }

  field(name: string): Field | undefined {
    return fieldOf(this.subject, name);
  }

  /** Adds a condition; values of the same field are alternatives. */
  add(field: string, op: Operator, values: readonly string[], at: number): void {
    const last = this.conditions.at(-1);
    const joins = last?.condition.field === field && last.condition.op === op && values.length > 0 && op !== 'contains';
    if (!joins || !last) {
      this.conditions.push({ condition: { field, op, values: [...values] }, at });
      return;
    }
    const all = [...new Set([...last.condition.values, ...values])];
    this.conditions[this.conditions.length - 1] = { condition: { field, op, values: all }, at: last.at };
  }

  isPlainFiller(index: number): boolean {
    return this.pieces[index]?.codes?.every((code) => code === 'filler:') === true;
  }

  /** The next piece that says something, and the one before; filler is passed over. -1 where there is none. */
  next(from: number): number {
    for (let index = from + 1; index < this.pieces.length; index++) if (!this.isPlainFiller(index)) return index;
    return -1;
  }

  before(index: number): number {
    for (let at = index - 1; at >= 0; at--) if (!this.isPlainFiller(at)) return at;
    return -1;
  }

  hasSpan(): boolean {
    return this.pieces.some(({ span }) => span !== undefined);
  }

  valueOf(piece: Piece, near: string | undefined): { field: string; value: string } | undefined {
    const fitting = ofKind(piece, 'value').flatMap((meaning) => {
      const dot = meaning.indexOf('.');
      const [name, value] = [this.fieldOfValue(meaning.slice(0, dot)), meaning.slice(dot + 1)];
      const declared = this.field(name);
      const known =
        declared?.kind === 'choice' ? declared.values : declared?.kind === 'name' ? declared.usual : undefined;
      return known?.includes(value) === true ? [{ field: name, value }] : [];
    });
    return fitting.find(({ field }) => field === near) ?? fitting[0];
  }

  /** Events say what a status or a severity became. */
  private fieldOfValue(field: string): string {
    return this.subject === 'activity' && (field === 'status' || field === 'severity') ? 'to' : field;
  }

  flagOf(piece: Piece): { field: string; value: 'yes' | 'no' } | undefined {
    for (const meaning of ofKind(piece, 'flag')) {
      const [field = '', value] = meaning.split('.');
      if (this.field(field)?.kind === 'flag') return { field, value: value === 'no' ? 'no' : 'yes' };
    }
    return undefined;
  }

  timeOf(piece: Piece | undefined): string | undefined {
    if (!piece) return undefined;
    const fitting = ofKind(piece, 'time').filter((field) => {
      const kind = this.field(field)?.kind;
      return kind === 'instant' || kind === 'day' || kind === 'month';
    });
    // "Received" of alerts is their arrival, and of threats when they were seen.
    return fitting.find((field) => field === subjectOf(this.subject).time) ?? fitting[0];
  }

  fieldNamed(piece: Piece | undefined): string | undefined {
    return piece && ofKind(piece, 'field').find((field) => this.field(field) !== undefined);
  }

  namedOf(piece: Piece | undefined) {
    return piece?.named?.find(({ subject }) => subject === this.subject);
  }

  /** A field that says what the value beside it is of: "risk is high", "with high severity". */
  nearField(index: number): string | undefined {
    const after = this.fieldNamed(this.pieces[this.next(index)]);
    if (after) return after;
    const before = this.before(index);
    return before === -1 ? undefined : this.fieldNamed(this.pieces[before]);
  }
}
