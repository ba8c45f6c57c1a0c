/**
 * Why a model gave no answer. `unreachable`: no connection. `refused`: it returned an error. `garbage`: the response is
 * not its protocol, or not JSON. `paused`: it failed too often and is not called for a while.
 */
export type ModelFailure = 'timeout' | 'unreachable' | 'refused' | 'garbage' | 'too_long' | 'paused';

/** Thrown where a model gave no answer that can be used; the built-in engine answers then. */
export class ModelError extends Error {
  readonly reason: ModelFailure;

  constructor(reason: ModelFailure, options?: ErrorOptions) {
    super(`The model gave no answer: ${reason}.`, options);
    this.name = 'ModelError';
    this.reason = reason;
  }
}
