import { cycles } from './cycles.ts';
import { names } from './names.ts';
import { networkCallRules } from './network-calls.ts';
import { oneOfEachRules } from './one-of-each.ts';
import { oneRunnerRules } from './one-runner.ts';
import { packageDirection } from './package-direction.ts';
import { passedIn } from './passed-in.ts';
import { percentages } from './percentages.ts';
import { recentSignInRules } from './recent-sign-ins.ts';
import { records } from './records.ts';
import type { Rule } from './rule.ts';
import { sentences } from './sentences.ts';
import { serverDirection } from './server-direction.ts';
import { serverStart } from './server-start.ts';
import { shippedCode } from './shipped-code.ts';
import { traceableImports } from './traceable-imports.ts';
import { webDirection } from './web-direction.ts';
import { wholeRuns } from './whole-runs.ts';

/** The picture of `docs/architecture.md`, as far as a machine can check it. */
export const allRules: readonly Rule[] = [
  ...packageDirection,
  ...serverDirection,
  ...serverStart,
  ...webDirection,
  ...shippedCode,
  ...cycles,
  ...traceableImports,
  ...passedIn,
  ...networkCallRules,
  ...oneOfEachRules,
  ...oneRunnerRules,
  ...sentences,
  ...names,
  ...percentages,
  ...recentSignInRules,
  ...records,
  ...wholeRuns,
];
