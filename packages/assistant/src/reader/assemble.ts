import type { Field } from '@halyard/contracts/query/field.ts';
import {
  type Bucket,
  type Condition,
  fieldOf,
  me,
  type Operator,
  type QuerySpec,
  type SubjectName,
  subjectNames,
  subjectOf,
} from '@halyard/contracts/query/query-spec.ts';
import type { Span } from '../understand/span.ts';
import type { Code } from '../vocabulary/vocabulary.ts';
import { isLeftOver, type Piece } from './pieces.ts';

/** What a question asks for one subject, before it is a specification: its parts, and the pieces that fit nowhere. */
export type Parts = {
  readonly subject: SubjectName;
  readonly isNamed: boolean;
  readonly conditions: readonly PlacedCondition[];
  readonly spans: readonly { readonly span: Span; readonly field: string | null }[];
  /** Fields that are asked for, and those after "by". */
  readonly fields: readonly string[];
  /** Those of them that are said before the subject. */
  readonly fieldsBefore: readonly string[];
  readonly groups: readonly string[];
  readonly times: readonly string[];
  readonly ops: ReadonlySet<string>;
  /** Before the subject: how many are wanted. */
  readonly numbers: readonly number[];
  /** After it: which one. */
  readonly names: readonly number[];
  readonly bucket: Bucket | null;
  /** Where the word for the subject stands, by piece; -1 where it is not said. */
  readonly subjectAt: number;
  /** "The newest threat" is one. */
  readonly isSingular: boolean;
  /** "Has not signed in since": the times are those at which it did not happen. */
  readonly isNotThen: boolean;
  /** A word of the vocabulary says how the records are: a status, a flag. */
  readonly hasOwnValue: boolean;
  readonly unused: readonly Piece[];
};

/** What words can mean depends on: the word for one record, and what "it" may be. */
export type Context = { readonly singular: string | null; readonly hasBefore: boolean; readonly isOnRecord: boolean };

type PlacedCondition = { readonly condition: Condition; readonly at: number };

const meaningOf = (code: Code) => code.slice(code.indexOf(':') + 1);
const has = (piece: Piece | undefined, code: Code) => piece?.codes?.includes(code) === true;
const ofKind = ({ codes = [] }: Piece, kind: string) =>
  codes.filter((code) => code.startsWith(`${kind}:`)).map(meaningOf);

/** The field of a subject that says whose a record is; undefined where it has none, or all of it is one's own. */
export const personField = (subject: SubjectName): string | undefined =>
  Object.entries(subjectOf(subject).fields).find(([, { kind }]) => kind === 'person')?.[0];

/** Whether no other subject has a field: what is asked of "time to resolve" is asked of incidents. */
const isOwn = (subject: SubjectName, field: string) =>
  field !== 'text' && subjectNames.every((one) => one === subject || fieldOf(one, field) === undefined);

/** Subjects whose person is who did it. Who resolved an incident is not who it is assigned to. */
const doneBy: readonly SubjectName[] = ['imports', 'audit'];

const ownSubjects: readonly SubjectName[] = ['tasks', 'notifications'];

/** Words that change what stands beside them; whatever is left of them at the end was not understood. */
const silent: ReadonlySet<string> = new Set(
  'from follow it they all list exists count within ago by or earlier working'.split(' '),
);

/** Words that only mean something with what stands beside them, or that ask for something to be done. */
const unusable: ReadonlySet<string> = new Set('not unknown me nobody about do this unit other busiest'.split(' '));

class Assembly {
  readonly conditions: PlacedCondition[] = [];
  readonly spans: { span: Span; field: string | null }[] = [];
  readonly fields: string[] = [];
  readonly fieldsBefore: string[] = [];
  readonly groups: string[] = [];
  readonly times: string[] = [];
  readonly ops = new Set<string>();
  readonly numbers: number[] = [];
  readonly names: number[] = [];
  readonly unused: Piece[] = [];
  bucket: Bucket | null = null;
  subjectAt = -1;
  isSingular = false;
  isNotThen = false;
  private readonly done = new Set<number>();

  readonly subject: SubjectName;
  private readonly pieces: readonly Piece[];

  private readonly context: Context;
  hasOwnValue = false;
  private readonly valuesAt: { readonly index: number; readonly field: string }[] = [];

  constructor(subject: SubjectName, pieces: readonly Piece[], context: Context) {
    this.subject = subject;
    this.pieces = pieces;
    this.context = context;
  }

  private field(name: string): Field | undefined {
    return fieldOf(this.subject, name);
  }

  private add(field: string, op: Operator, values: readonly string[], at: number): void {
    const last = this.conditions.at(-1);
    const joins = last?.condition.field === field && last.condition.op === op && values.length > 0 && op !== 'contains';
    if (!joins || !last) {
      this.conditions.push({ condition: { field, op, values: [...values] }, at });
      return;
    }
    const all = [...new Set([...last.condition.values, ...values])];
    this.conditions[this.conditions.length - 1] = { condition: { field, op, values: all }, at: last.at };
  }

  /** The next piece that says something; filler is passed over. */
  private next(from: number): number {
    for (let index = from + 1; index < this.pieces.length; index++) if (!this.isPlainFiller(index)) return index;
    return -1;
  }

  private isPlainFiller(index: number): boolean {
    return this.pieces[index]?.codes?.every((code) => code === 'filler:') === true;
  }

  private valueOf(piece: Piece, near: string | undefined): { field: string; value: string } | undefined {
    const fitting = ofKind(piece, 'value').flatMap((meaning) => {
      const dot = meaning.indexOf('.');
      const [field, value] = [meaning.slice(0, dot), meaning.slice(dot + 1)];
      const declared = this.field(field);
      const known =
        declared?.kind === 'choice' ? declared.values : declared?.kind === 'name' ? declared.usual : undefined;
      const fits = known?.includes(value) === true;
      return fits ? [{ field, value }] : [];
    });
    return fitting.find(({ field }) => field === near) ?? fitting[0];
  }

  private flagOf(piece: Piece): { field: string; value: 'yes' | 'no' } | undefined {
    for (const meaning of ofKind(piece, 'flag')) {
      const [field = '', value] = meaning.split('.');
      if (this.field(field)?.kind === 'flag') return { field, value: value === 'no' ? 'no' : 'yes' };
    }
    return undefined;
  }

  private timeOf(piece: Piece | undefined): string | undefined {
    if (!piece) return undefined;
    return ofKind(piece, 'time').find((field) => {
      const kind = this.field(field)?.kind;
      return kind === 'instant' || kind === 'day';
    });
  }

  private fieldNamed(piece: Piece | undefined): string | undefined {
    return piece && ofKind(piece, 'field').find((field) => this.field(field) !== undefined);
  }

  private namedOf(piece: Piece | undefined) {
    return piece?.named?.find(({ subject }) => subject === this.subject);
  }

  /** A field that says what the value beside it is of: "risk is high", "with high severity". */
  private nearField(index: number): string | undefined {
    const after = this.fieldNamed(this.pieces[this.next(index)]);
    if (after) return after;
    for (let before = index - 1; before >= 0; before--)
      if (!this.isPlainFiller(before)) return this.fieldNamed(this.pieces[before]);
    return undefined;
  }

  /** A condition on the piece at `index`, turned round after "not"; false where it is none. */
  private takeValue(index: number, isNegated: boolean): boolean {
    const piece = this.pieces[index];
    if (!piece) return false;
    const near = this.nearField(index);
    const value = this.valueOf(piece, near);
    const flag = this.flagOf(piece);
    const named = this.namedOf(piece);
    const time = this.timeOf(piece);
    // "Low confidence" is no severity.
    if (value && near && near !== value.field && this.isRated(near)) return false;
    // "Resolved last week" is when, "resolved" is how it stands.
    if (time && this.hasSpan() && !isNegated && !(value && value.field === near)) return false;
    if (value && !(flag && near === undefined && value.field !== 'status' && value.field !== 'priority'))
      this.add(value.field, isNegated ? 'not' : 'is', [value.value], index);
    else if (flag) this.add(flag.field, 'is', [isNegated === (flag.value === 'yes') ? 'no' : 'yes'], index);
    else if (named) this.add(named.field, isNegated ? 'not' : 'is', [named.key], index);
    else return false;
    // What was done to an "analysis" is not what an analysis says.
    const isOfData = named !== undefined && this.field(named.field)?.kind === 'name' && named.field !== 'object';
    this.hasOwnValue ||= value !== undefined || flag !== undefined || isOfData;
    this.valuesAt.push({ index, field: (value ?? flag ?? named)?.field ?? '' });
    this.done.add(index);
    return true;
  }

  /** "From Germany or phishing" asks for records that are either: no condition says that. */
  private rejectMixedAlternatives(): void {
    for (const [index, piece] of this.pieces.entries()) {
      if (!has(piece, 'op:or')) continue;
      const before = this.valuesAt.findLast((one) => one.index < index);
      const after = this.valuesAt.find((one) => one.index > index);
      if (before && after && before.field !== after.field) this.unused.push(piece);
    }
  }

  private isRated(field: string): boolean {
    const kind = this.field(field)?.kind;
    return kind === 'number' || kind === 'choice';
  }

  private hasSpan(): boolean {
    return this.pieces.some(({ span }) => span !== undefined);
  }

  private takeNegation(index: number): boolean {
    const piece = this.pieces[index];
    const isNot = has(piece, 'op:not');
    const isUnknown = has(piece, 'op:unknown');
    if (!isNot && !isUnknown) return false;
    const next = this.next(index);
    const following = this.pieces[next];
    // "Without a status" asks for the unknown ones, "no second factor" for those who have none.
    const isNegating = isNot || (following !== undefined && this.flagOf(following) !== undefined);
    if (isNegating && next !== -1 && this.takeValue(next, true)) {
      this.negateFollowing(next);
      return true;
    }
    const time = this.timeOf(this.pieces[next]);
    if (isNot && time && this.hasSpan()) {
      this.times.push(time);
      this.hasOwnValue ||= isOwn(this.subject, time);
      this.isNotThen = true;
      this.done.add(next);
      return true;
    }
    const field = this.fieldNamed(this.pieces[next]) ?? time;
    const afterField = this.next(next);
    if (field && afterField !== -1 && this.isValueOf(afterField, field)) {
      this.done.add(next);
      return this.takeValue(afterField, true);
    }
    if (field && this.field(field)?.kind !== 'flag') {
      this.add(field, 'unknown', [], index);
      this.done.add(next);
      return true;
    }
    // In Japanese "not" stands behind its verb.
    const last = this.timeOf(this.pieces[this.before(index)]);
    if (!isNot || last === undefined || last !== this.times.at(-1)) return false;
    if (this.hasSpan()) this.isNotThen = true;
    else this.add(this.times.pop() ?? last, 'unknown', [], index);
    return true;
  }

  /** "Not critical or high": what is joined to a negated value is negated as well. */
  private negateFollowing(from: number): void {
    const field = this.conditions.at(-1)?.condition.field;
    for (let index = this.next(from); index !== -1; index = this.next(index)) {
      const piece = this.pieces[index];
      const value = piece && (this.valueOf(piece, field) ?? this.namedOf(piece));
      if (!value || value.field !== field) return;
      this.takeValue(index, true);
    }
  }

  private isValueOf(index: number, field: string): boolean {
    const piece = this.pieces[index];
    return piece !== undefined && (this.valueOf(piece, field)?.field ?? this.namedOf(piece)?.field) === field;
  }

  private takeComparison(index: number): boolean {
    const piece = this.pieces[index];
    const op = has(piece, 'op:more') ? 'more' : has(piece, 'op:less') ? 'less' : undefined;
    const next = this.next(index);
    const number = this.pieces[next]?.number;
    if (!op || number === undefined) return false;
    const beside = [this.next(next), index - 1, index - 2].map((at) => this.fieldNamed(this.pieces[at]));
    const field = beside.find((name) => name !== undefined && this.field(name)?.kind === 'number');
    if (field === undefined) return false;
    this.add(field, op, [String(number)], index);
    for (const at of [next, this.next(next), index - 1, index - 2])
      if (at === next || this.fieldNamed(this.pieces[at]) === field) this.done.add(at);
    return true;
  }

  /** "Open for more than 3 days" */
  private takeAge({ codes = [], number }: Piece, index: number): boolean {
    const unit = codes.includes('op:age.days') ? 24 : codes.includes('op:age.hours') ? 1 : undefined;
    if (unit === undefined || number === undefined || !this.field('age')) return false;
    this.add('age', 'more', [String(number * unit)], index);
    return true;
  }

  /** The words after "about" are a record's own, whatever they mean elsewhere. */
  private takeText(index: number): boolean {
    const first = this.next(index);
    const begin = this.pieces[first];
    if (!has(this.pieces[index], 'op:about') || !begin) return false;
    if (begin.quoted !== undefined) {
      this.add('text', 'contains', [begin.quoted], index);
      this.done.add(first);
      return true;
    }
    const isOfOthers = begin.codes?.every((code) => code.startsWith('value:')) && !this.valueOf(begin, undefined);
    const isWord =
      isLeftOver(begin) ||
      begin.isGuess ||
      isOfOthers ||
      begin.codes?.includes('op:other') ||
      begin.named !== undefined;
    if (begin.span || begin.number !== undefined || !isWord) return false;
    const words = [begin];
    this.done.add(first);
    for (let at = first + 1; at < this.pieces.length; at++) {
      const piece = this.pieces[at];
      if (!piece || !(isLeftOver(piece) || piece.isGuess || piece.named)) break;
      words.push(piece);
      this.done.add(at);
    }
    const text = words
      .map((piece) => piece.text)
      .join(' ')
      .trim();
    if (text) this.add('text', 'contains', [text], index);
    return text !== '';
  }

  private takePerson(index: number): boolean {
    const piece = this.pieces[index];
    const field = personField(this.subject);
    const isMe = has(piece, 'op:me');
    const isNobody = has(piece, 'op:nobody');
    if (isMe && ownSubjects.includes(this.subject)) return true;
    // One's own account is not one of the users.
    if (this.subject === 'people') return false;
    if (!field || (!isMe && !isNobody)) return false;
    if (isMe) this.add(field, 'is', [me], index);
    else this.add(field, 'unknown', [], index);
    return true;
  }

  private takeGroup(index: number): boolean {
    if (!has(this.pieces[index], 'op:by')) return false;
    const next = this.next(index);
    const piece = this.pieces[next];
    const field = this.fieldNamed(piece);
    if (has(this.pieces[index], 'op:each')) this.ops.add('each');
    // In Japanese "by" stands behind its field.
    const before = this.fieldNamed(this.pieces[this.before(index)]);
    if (this.ops.has('each') && !field && before !== undefined && this.fields.at(-1) === before) {
      this.fields.pop();
      this.groups.push(before);
      return true;
    }
    if (field && piece) {
      this.groups.push(field);
      this.done.add(next);
      return true;
    }
    const who = personField(this.subject);
    if (who && piece && this.namedOf(piece)?.field === who && !doneBy.includes(this.subject)) {
      this.unused.push(piece);
      this.done.add(next);
      return true;
    }
    if (who && piece && (has(piece, 'op:who') || has(piece, 'subject:people') || has(piece, 'value:role.analyst'))) {
      this.groups.push(who);
      this.done.add(next);
      return true;
    }
    return false;
  }

  private takeField(index: number): boolean {
    const field = this.fieldNamed(this.pieces[index]);
    if (field === undefined) return false;
    const next = this.pieces[this.next(index)];
    const isPerson = this.field(field)?.kind === 'person' && (has(next, 'op:nobody') || has(next, 'op:me'));
    const isItsValue =
      isPerson ||
      (next !== undefined &&
        (this.valueOf(next, field)?.field ?? this.namedOf(next)?.field ?? this.fieldNamed(next)) === field);
    const isOfLast =
      this.conditions.at(-1)?.condition.field === field && this.conditions.at(-1)?.at === this.before(index);
    if (!isItsValue && !isOfLast) {
      this.fields.push(field);
      if (this.subjectAt === -1) this.fieldsBefore.push(field);
    }
    this.hasOwnValue ||= isOwn(this.subject, field);
    return true;
  }

  private before(index: number): number {
    for (let at = index - 1; at >= 0; at--) if (!this.isPlainFiller(at)) return at;
    return -1;
  }

  /** "The busiest analyst" has the most unresolved incidents. */
  private takeBusiest(piece: Piece): boolean {
    if (!has(piece, 'op:busiest') || this.subject !== 'incidents') return false;
    for (const op of ['most', 'working', 'who']) this.ops.add(op);
    this.groups.push('assignee');
    this.hasOwnValue = true;
    return true;
  }

  private takeOps(index: number): boolean {
    const piece = this.pieces[index];
    const ops = piece ? ofKind(piece, 'op') : [];
    const bucket = ops.find((op) => op.startsWith('bucket.'));
    if (bucket) this.bucket = bucket.slice('bucket.'.length) as Bucket;
    const { hasBefore, isOnRecord } = this.context;
    // "How many …, and how many …" are two questions.
    if (ops.includes('count') && this.ops.has('count')) return false;
    const usable = ops.filter(
      (op) => !unusable.has(op) && (op !== 'it' || (hasBefore && !isOnRecord)) && (op !== 'they' || hasBefore),
    );
    for (const op of usable) this.ops.add(op);
    if (this.subject === 'incidents' && this.ops.has('working')) this.hasOwnValue = true;
    return usable.length > 0;
  }

  private take(index: number): boolean {
    const piece = this.pieces[index];
    if (!piece) return true;
    if (has(piece, `subject:${this.subject}`)) {
      this.subjectAt = index;
      this.isSingular = piece.text.toLowerCase() === this.context.singular;
      return true;
    }
    if (piece.span) {
      this.spans.push({ span: piece.span, field: null });
      return true;
    }
    if (piece.quoted !== undefined) {
      this.add('text', 'contains', [piece.quoted], index);
      return true;
    }
    if (piece.number !== undefined && !piece.codes) {
      (this.subjectAt === -1 ? this.numbers : this.names).push(piece.number);
      return true;
    }
    const isTaken =
      this.takeBusiest(piece) ||
      this.takeAge(piece, index) ||
      this.takeNegation(index) ||
      this.takeComparison(index) ||
      this.takeText(index) ||
      this.takePerson(index) ||
      this.takeGroup(index) ||
      this.takeValue(index, false) ||
      this.takeField(index);
    if (isTaken) return true;
    const time = this.timeOf(piece);
    // "Close incident 7" asks for something to be done.
    if (time && (this.hasSpan() || !has(piece, 'op:do'))) {
      this.times.push(time);
      this.hasOwnValue ||= isOwn(this.subject, time);
      return true;
    }
    return this.takeOps(index) || has(piece, 'filler:');
  }

  run(): Parts {
    for (const [index, piece] of this.pieces.entries()) {
      if (this.done.has(index)) continue;
      if (!this.take(index)) this.unused.push(piece);
    }
    const { subject, conditions, spans, fields, fieldsBefore, groups, times, ops, numbers, bucket, subjectAt, unused } =
      this;
    this.rejectMixedAlternatives();
    const { names, isSingular, isNotThen, hasOwnValue } = this;
    const isNamed = subjectAt !== -1;
    const said = { conditions, spans, fields, fieldsBefore, groups, times, ops, numbers, names, bucket };
    return Object.assign(said, { subject, isNamed, subjectAt, isSingular, isNotThen, hasOwnValue, unused });
  }
}

/** Reads the pieces of a question as one about a subject. */
export const assemble = (subject: SubjectName, pieces: readonly Piece[], context: Context): Parts =>
  new Assembly(subject, pieces, context).run();

/** Whether the parts leave out a word that turns what they say into its opposite. */
export const leavesOutNegation = ({ unused }: Parts): boolean =>
  unused.some((piece) => has(piece, 'op:not') || has(piece, 'op:unknown') || has(piece, 'op:nobody'));

/** Operations that are said but change nothing by themselves. */
export const isSilent = (op: string): boolean => silent.has(op);

/** A specification while it is made. */
export type SpecDraft = { -readonly [Key in keyof QuerySpec]: QuerySpec[Key] };
