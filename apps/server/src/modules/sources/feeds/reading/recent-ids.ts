const generation = 50_000;

/** Recently received ids: at least the last 50,000, and never more than twice as many. */
export class RecentIds {
  #now = new Set<string>();
  #before = new Set<string>();

  /** Adds an id; false if it was received recently. */
  add(id: string): boolean {
    if (this.#now.has(id) || this.#before.has(id)) return false;
    this.#now.add(id);
    if (this.#now.size >= generation) {
      this.#before = this.#now;
      this.#now = new Set();
    }
    return true;
  }
}
