import type { CrimeFileProblem } from '@halyard/contracts/crime/crime-imports.ts';
import importItem from '../../../importing/import-item.module.css';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeImportsWords } from '../../../text/loaders/crime.ts';

type Props = { readonly problem: CrimeFileProblem; readonly detail: string };

/** The error of a file or an import, and the remedy. */
export function ProblemLine({ problem, detail }: Props) {
  const text = useMessages(crimeImportsWords);
  return (
    <p className={importItem.problem}>
      {text.problem(problem)}
      {detail && (
        <span className={importItem.where}>
          {text.problemAt}: <code>{detail}</code>
        </span>
      )}
    </p>
  );
}
