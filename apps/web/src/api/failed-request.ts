let last: { readonly id: string; readonly at: number } | undefined;

/** Remembers the request that failed last, for whoever tells a person about it. */
export function noteFailedRequest(id: string): void {
  last = { id, at: performance.now() };
}

/** An error is shown as soon as its request has failed; what failed longer ago belongs to another one. */
const shownWithinMs = 2_000;

/** The id of the request whose failure is being told right now; undefined where no request failed. */
export function readFailedRequest(): string | undefined {
  return last && performance.now() - last.at <= shownWithinMs ? last.id : undefined;
}
