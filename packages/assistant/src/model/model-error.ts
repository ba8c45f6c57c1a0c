/**
 * Why a model gave no answer. `unreachable`: no connection. `rejected`: it answered with an error. `garbage`: what came
 * is not its protocol, or holds no text. `paused`: it failed too often and is left alone for a while.
 */
export type ModelFailure = 'timeout' | 'unreachable' | 'refused' | 'garbage' | 'too_long' | 'too_many_calls' | 'paused';

/** Thrown where a model gave no answer that can be shown; the built-in engine answers then. */
export class ModelError extends Error {
  readonly reason: ModelFailure;

  constructor(reason: ModelFailure, options?: ErrorOptions) {
    super(`The model gave no answer: ${reason}.`, options);
    this.name = 'ModelError';
    this.reason = reason;
  }
}
