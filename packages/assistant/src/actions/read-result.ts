import type { ActionName } from '@halyard/contracts/work/assistant-actions.ts';
import type { RecordRef } from '../reader/record-ref.ts';
import type { ActionRequest } from './decide-action.ts';

/** The result of a request to do something. */
export type ReadAction =
  | { readonly is: 'action'; readonly request: ActionRequest }
  /** An action is requested, but its object is missing or ambiguous. */
  | { readonly is: 'unclear'; readonly candidates: readonly RecordRef[]; readonly action?: ActionName | undefined }
  /** The person answers a proposal. */
  | { readonly is: 'settled'; readonly as: 'confirmed' | 'declined' | 'undone' }
  | {
      readonly is: 'changed';
      readonly values: Readonly<Record<string, string>>;
      readonly labels: Readonly<Record<string, string>>;
    };
