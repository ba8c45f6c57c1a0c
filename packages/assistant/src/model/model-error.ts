/**
 * Why a model gave no answer. `unreachable`: no connection. `refused`: it answered with an error. `garbage`: what came
 * is not its protocol, or not JSON. `paused`: it failed too often and is left alone for a while.
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
