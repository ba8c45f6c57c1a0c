import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

// The work grows with the square of the length; a longer password is not a common one.
const lookedAt = 32;

const estimator = new ZxcvbnFactory({
  dictionary: { 'passwords-common': dictionary['passwords-common'] },
  graphs: adjacencyGraphs,
});

/**
 * How many guesses a patient attacker needs who tries common passwords and `known` words first, with digits, marks, capitals
 * and look-alikes.
 * The word list takes some 30 MB: import this file when it is needed, and not before.
 */
export const estimateGuesses = (password: string, known: readonly string[]): number =>
  estimator.check(password.slice(0, lookedAt), [...known]).guesses;
