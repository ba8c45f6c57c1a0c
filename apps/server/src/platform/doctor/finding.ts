import type { Config } from '../../config.ts';
import { describeCauses } from '../../start/start-error.ts';

/** The result of a check, in a sentence, and the remedy for a problem. */
export type Finding = {
  readonly check: string;
  readonly level: 'ok' | 'warning' | 'error';
  readonly says: string;
  readonly advice?: string;
};

export type Examined = { readonly config: Config; readonly environment: NodeJS.ProcessEnv };

/** One check. Changes nothing. */
export type Check = { readonly name: string; run(examined: Examined): Promise<Finding[]> };

/** Findings of one check. */
export const findingsOf = (check: string) => ({
  ok: (says: string): Finding => ({ check, level: 'ok', says }),
  warning: (says: string, advice: string): Finding => ({ check, level: 'warning', says, advice }),
  error: (says: string, advice: string): Finding => ({ check, level: 'error', says, advice }),
});

export const reasonOf = (cause: unknown) => describeCauses(cause).replace(/\.$/, '');
