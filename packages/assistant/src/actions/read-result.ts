import type { ActionName } from '@halyard/contracts/work/assistant-actions.ts';
import type { RecordRef } from '../reader/record-ref.ts';
import type { ActionRequest } from './decide-action.ts';

/** What a request to do something comes to. */
export type ReadAction =
  | { readonly is: 'action'; readonly request: ActionRequest }
  /** Something is asked to be done, but to what is not said, or to several. */
  | { readonly is: 'unclear'; readonly candidates: readonly RecordRef[]; readonly action?: ActionName | undefined }
  /** The person answers a proposal. */
  | { readonly is: 'settled'; readonly as: 'confirmed' | 'declined' | 'undone' }
  | {
      readonly is: 'changed';
      readonly values: Readonly<Record<string, string>>;
      readonly labels: Readonly<Record<string, string>>;
    };
