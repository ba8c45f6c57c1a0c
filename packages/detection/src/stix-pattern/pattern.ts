/** A literal of a pattern. Hexadecimal and Base64 literals are both `binary`, their value hexadecimal in lower case. */
export type Literal =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'string' | 'timestamp' | 'binary'; readonly value: string };

export type Step =
  | { readonly kind: 'key'; readonly name: string }
  | { readonly kind: 'index'; readonly index: number | '*' };

export type ObjectPath = {
  /** The type of the object: `file`, `network-traffic`. */
  readonly object: string;
  readonly steps: readonly Step[];
  /** The path with no more quotes than it needs, so that equal paths are equal texts: `file:hashes.'SHA-256'`. */
  readonly text: string;
};

export type Operator = '=' | '<' | '<=' | '>' | '>=' | 'IN' | 'LIKE' | 'MATCHES' | 'ISSUBSET' | 'ISSUPERSET' | 'EXISTS';

/** One question about one property; `!=` is the negation of `=`. */
export type Test = {
  readonly kind: 'test';
  readonly path: ObjectPath;
  readonly operator: Operator;
  readonly isNegated: boolean;
  /** One; any number with IN; none with EXISTS. */
  readonly values: readonly Literal[];
};

export type Comparison = Test | { readonly kind: 'and' | 'or'; readonly parts: readonly Comparison[] };

/** Instants are RFC 3339 in UTC. */
export type Qualifier =
  | { readonly kind: 'within'; readonly seconds: number }
  | { readonly kind: 'repeats'; readonly times: number }
  | { readonly kind: 'start_stop'; readonly start: string; readonly stop: string };

/** An observation expression of STIX 2.1 (section 9): what an indicator describes. */
export type Pattern =
  | { readonly kind: 'observed'; readonly comparison: Comparison }
  | { readonly kind: 'and' | 'or' | 'followed_by'; readonly parts: readonly Pattern[] }
  | { readonly kind: 'qualified'; readonly pattern: Pattern; readonly qualifier: Qualifier };

/** Why a text is not a pattern. */
export class PatternError extends Error {
  override readonly name = 'PatternError';
  /** The position, in UTF-16 code units from 0. */
  readonly position: number;
  /** What was expected there, or null for another error. */
  readonly expected: string | null;

  constructor(message: string, position: number, expected: string | null = null) {
    super(message);
    this.position = position;
    this.expected = expected;
  }
}
