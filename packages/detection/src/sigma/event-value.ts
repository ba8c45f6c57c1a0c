export type Leaf = string | number | boolean | null;

/** Longer values of an event are compared by their beginning. */
const comparedMax = 100_000;

/** One value of an event, converted to text once for all rules. */
export class EventValue {
  readonly leaf: Leaf;
  #text: string | undefined;
  #lower: string | undefined;

  constructor(leaf: Leaf) {
    this.leaf = leaf;
  }

  get text(): string {
    this.#text ??= String(this.leaf).slice(0, comparedMax);
    return this.#text;
  }

  get lower(): string {
    this.#lower ??= this.text.toLowerCase();
    return this.#lower;
  }
}
