import { isFields, removeUnsafe } from './fields.ts';
import type { Gathering } from './gathering.ts';
import { nest } from './nest.ts';
import { depthMax, type Problem, parseJson } from './parse-json.ts';
import { endOfString, type Span, scanValue } from './scan-value.ts';

/** Text that may be scanned in vain, as a multiple of its length, before each line is read separately. */
const patience = 8;

const nameOf = (value: unknown) =>
  value === null
    ? 'null'
    : Array.isArray(value)
      ? 'a list'
      : typeof value === 'string'
        ? 'a string'
        : `a ${typeof value}`;

/** What may be between two values: space, a comma, and the record separator of JSON text sequences (RFC 7464). */
const isBetween = (sign: string) => sign === ',' || sign === '\u001e' || /\s/.test(sign);

const isOpening = (sign: string | undefined) => sign === '{' || sign === '[';

/** Reads JSON values that follow each other in whatever way: alone, one a line, or glued together. */
export function readJson(text: string, gathering: Gathering): void {
  if (text.trim() === '') gathering.reject('The delivery is empty.');
  else new Walk(text, gathering).over(0, text.length, false);
}

class Walk {
  readonly #text: string;
  readonly #gathering: Gathering;
  #patience: number;
  /** The current line of the scan. It only moves forward, so that searching for line ends stays linear. */
  #line = 1;
  #lineStart = 0;
  #lineStop: number;

  constructor(text: string, gathering: Gathering) {
    this.#text = text;
    this.#gathering = gathering;
    this.#patience = text.length * patience;
    this.#lineStop = this.#nextLineFeed(0);
  }

  #nextLineFeed(from: number): number {
    const at = this.#text.indexOf('\n', from);
    return at < 0 ? this.#text.length : at;
  }

  #goTo(position: number): void {
    while (this.#lineStop < position) {
      this.#line++;
      this.#lineStart = this.#lineStop + 1;
      this.#lineStop = this.#nextLineFeed(this.#lineStart);
    }
  }

  /** `from` to `to` is the whole text, or what is between the brackets of a list that is not JSON as a whole. */
  over(from: number, to: number, isInList: boolean): void {
    let at = from;
    for (;;) {
      while (at < to && isBetween(this.#text.charAt(at))) at++;
      if (at >= to) return;
      this.#goTo(at);
      at = isOpening(this.#text[at]) ? this.#readOpened(at, to, isInList) : this.#readPlain(at, to, isInList);
    }
  }

  /** An object or list; returns where to continue. */
  #readOpened(from: number, to: number, isInList: boolean): number {
    const end = this.#patience > 0 ? to : Math.min(this.#lineStop, to);
    const span = scanValue(this.#text, from, end);
    if (this.#gathering.isFull() && span.isClosed) {
      this.#gathering.reject('');
      return span.end;
    }
    const isDeep = span.depth > depthMax;
    const parsed = span.isClosed && !isDeep ? parseJson(this.#text.slice(from, span.end)) : null;
    if (parsed && 'value' in parsed) {
      this.#take(parsed.value, isInList);
      return span.end;
    }
    // A list that fails as a whole is read item by item, so that one item stops no other.
    if (this.#text[from] === '[' && !isInList) {
      const inner = span.isClosed ? span.end - 1 : end;
      this.over(from + 1, inner, true);
      return span.isClosed ? span.end : end;
    }
    const next = span.isClosed && isDeep ? span.end : this.#nextStart(to, span);
    const tooDeep = `is nested more than ${depthMax} levels deep`;
    if (parsed) this.#rejectText(from, parsed);
    else if (span.isClosed) this.#gathering.reject(`The value that starts at ${this.#place(from)} ${tooDeep}.`);
    else
      this.#gathering.reject(
        `The value that starts at ${this.#place(from)} does not end${isDeep ? ` and ${tooDeep}` : ''}.`,
      );
    this.#patience -= span.end - Math.min(next, span.end);
    return next;
  }

  /** Anything else: a text, a number, or no JSON at all. */
  #readPlain(from: number, to: number, isInList: boolean): number {
    const lineEnd = Math.min(this.#lineStop, to);
    let end = lineEnd;
    if (isInList) {
      end = this.#text[from] === '"' ? Math.max(endOfString(this.#text, from, lineEnd), from) : from;
      while (end < lineEnd && this.#text[end] !== ',') end++;
    }
    const parsed = this.#gathering.isFull() ? { value: null } : parseJson(this.#text.slice(from, end));
    if ('value' in parsed) this.#rejectPlain(parsed.value, `Line ${this.#line}`);
    else this.#rejectText(from, parsed);
    return end;
  }

  // The engine does not always say where it stopped.
  #rejectText(from: number, { position }: Problem): void {
    if (position === null) this.#gathering.reject(`Line ${this.#lineOf(from)} is not valid JSON.`);
    else this.#gathering.reject(`Not valid JSON at ${this.#place(from + position)}.`);
  }

  #rejectPlain(value: unknown, where: string): void {
    this.#gathering.reject(`${where} is ${nameOf(value)}, not an object.`);
  }

  #take(value: unknown, isInList: boolean): void {
    if (removeUnsafe(value)) this.#gathering.note('Fields named __proto__ or constructor were left out.');
    if (isFields(value)) this.#gathering.add(nest(value));
    else if (!Array.isArray(value) || isInList) this.#rejectPlain(value, `Line ${this.#line}`);
    else if (value.length === 0) this.#gathering.note('A list is empty.');
    else
      for (const item of value)
        if (isFields(item)) this.#gathering.add(nest(item));
        else this.#rejectPlain(item, 'An item of the list');
  }

  /**
   * Where the next value may start after one that cannot be read: after it if it ends on its line, else at the next
   * line that opens one without being further indented.
   */
  #nextStart(to: number, span: Span): number {
    if (span.isClosed && this.#lineStop >= span.end) return span.end;
    const indentOf = (start: number) => {
      let at = start;
      while (at < to && (this.#text[at] === ' ' || this.#text[at] === '\t')) at++;
      return at;
    };
    const indent = indentOf(this.#lineStart) - this.#lineStart;
    const stop = span.isClosed ? span.end : to;
    for (let start = this.#lineStop + 1; start < stop; start = this.#nextLineFeed(start) + 1) {
      const first = indentOf(start);
      if (isOpening(this.#text[first]) && first - start <= indent) return first;
    }
    return stop;
  }

  #lineOf(position: number): number {
    return this.#at(position).line;
  }

  /** `line 3, character 14` */
  #place(position: number): string {
    const { line, character } = this.#at(position);
    return `line ${line}, character ${character}`;
  }

  /** A position on the current line of the scan or below. */
  #at(position: number) {
    let line = this.#line;
    let start = this.#lineStart;
    for (let stop = this.#lineStop; stop < position; stop = this.#nextLineFeed(start)) {
      line++;
      start = stop + 1;
    }
    return { line, character: position - start + 1 };
  }
}
