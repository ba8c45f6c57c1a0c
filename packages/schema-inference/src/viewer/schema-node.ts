/** The content of a node; a resolved reference takes the kind of its target. */
export type SchemaNodeKind = 'object' | 'array' | 'leaf' | 'choice' | 'condition' | 'reference' | 'boolean';

/**
 * Why a node cannot be shown as it was meant. `unresolved_ref`: the document has no such place. `remote_ref`: it names
 * another document, which is never loaded. `ref_loop`: references lead only to each other. `ignored_beside_ref`: drafts
 * before 2019-09 ignore what is beside `$ref`. `not_a_schema`: neither an object nor a boolean.
 */
export type SchemaNodeProblem = 'unresolved_ref' | 'remote_ref' | 'ref_loop' | 'ignored_beside_ref' | 'not_a_schema';

export interface SchemaConstraint {
  readonly keyword: string;
  readonly value: unknown;
}

/** The constraints of a schema, and of its reference targets, at one location. */
export interface SchemaFacts {
  readonly types: readonly string[];
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly format: string | undefined;
  readonly enum: readonly unknown[] | undefined;
  /** `undefined` is "not stated": JSON knows no such value. */
  readonly const: unknown;
  readonly default: unknown;
  readonly deprecated: boolean;
  readonly readOnly: boolean;
  /** Other constraints of the values: `minLength`, `pattern`, `additionalProperties: false` and so on. */
  readonly constraints: readonly SchemaConstraint[];
}

export interface SchemaNode extends SchemaFacts {
  /** The way from the root by keywords, `#/properties/customer/$ref/properties/name`; stays the same on every opening. */
  readonly id: string;
  /** The id of the node above; null for the root. */
  readonly parent: string | null;
  /** The root is 0. */
  readonly level: number;
  /** The keyword this node is under, `properties` or `allOf`; empty for the root. */
  readonly keyword: string;
  /** The property's name, or how the keyword is written: `items`, `allOf[0]`, `$defs/x`; empty for the root. */
  readonly name: string;
  /** JSON Pointer (RFC 6901) of the subschema, where it is written in the document. */
  readonly pointer: string;
  /** The target of its references; the pointer itself for a node without one. */
  readonly target: string;
  /** True for a property that the object around it requires. */
  readonly required: boolean;
  readonly kind: SchemaNodeKind;
  readonly isExpandable: boolean;
  /** The id of the ancestor this node repeats: the tree ends here and links there. */
  readonly circular: string | undefined;
  readonly problem: SchemaNodeProblem | undefined;
  /** The text of the reference it came through. */
  readonly via: string | undefined;
}
