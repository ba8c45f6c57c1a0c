import { type PreviewChange, previewChanges } from '@halyard/contracts/intelligence/import-preview.ts';
import { oneOf, textOf } from '../../../records/address/read-value.ts';
import { useAddress } from '../../../records/address/use-address.ts';

export const previewSteps = ['types', 'objects', 'decide'] as const;
export type PreviewStep = (typeof previewSteps)[number];

export type PreviewSearch = {
  readonly type: string | undefined;
  readonly change: PreviewChange | undefined;
  readonly q: string;
  readonly expired: boolean;
  /** Which part is in sight where there is no room for all. */
  readonly step: PreviewStep;
};

function readPreviewSearch(given: Readonly<Record<string, unknown>>): PreviewSearch {
  const type = textOf(given.type);
  return {
    type: /^[a-z0-9-]{1,64}$/.test(type) ? type : undefined,
    change: oneOf(previewChanges, given.change),
    q: textOf(given.q),
    expired: given.expired === 'true',
    step: oneOf(previewSteps, given.step) ?? 'types',
  };
}

/** The state of this screen in the address bar, and how to change it. */
export const usePreviewSearch = () => useAddress(readPreviewSearch);

/** Everything in the file. */
export const nothingFiltered = { type: undefined, change: undefined, q: undefined, expired: undefined } as const;
