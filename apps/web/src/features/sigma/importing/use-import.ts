import type { SigmaState } from '@halyard/contracts/inflow/sigma.ts';
import { useState } from 'react';
import { useActionFailure } from '../../../api/errors/use-action-failure.ts';
import { useSigmaChanges } from '../sigma-queries.ts';
import { addOutcome, groupFiles, noOutcome, type Outcome, type RuleFile } from './send-files.ts';

type Progress = { readonly done: number; readonly all: number };

/** Sends rules in as many requests as needed, sequentially. Those stored before a failure are kept. */
export function useImport() {
  const { send, readAgain } = useSigmaChanges();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [failure, setFailure] = useActionFailure<unknown>();

  async function run(files: readonly RuleFile[], state: SigmaState): Promise<void> {
    const groups = groupFiles(files);
    const all = groups.flat().length;
    let sum = noOutcome;
    let done = 0;
    setFailure(null);
    try {
      for (const group of groups) {
        setProgress({ done, all });
        sum = addOutcome(sum, await send({ files: [...group], state }));
        done += group.length;
      }
      setOutcome(sum);
    } catch (error) {
      setFailure(error);
      if (done > 0) setOutcome(sum);
    } finally {
      setProgress(null);
      readAgain();
    }
  }

  return {
    run,
    progress,
    outcome,
    failure,
    again() {
      setOutcome(null);
      setFailure(null);
    },
  };
}
