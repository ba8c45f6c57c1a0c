import { schemaMaxBytes } from '@halyard/contracts/work/schemas.ts';
import { useState } from 'react';
import { useValidate } from '../schema-queries.ts';

/** Why a document was not sent at all. */
export type DocumentFault = 'empty' | 'tooLarge';

type Draft = { readonly document: string; readonly setDocument: (document: string) => void };

const bytesOf = (text: string) => new Blob([text]).size;

function findFault(document: string): DocumentFault | undefined {
  if (document.trim() === '') return 'empty';
  return bytesOf(document) > schemaMaxBytes ? 'tooLarge' : undefined;
}

/** A document that is held against a schema, and the result of it. */
export function useValidation(schemaId: string, { document, setDocument }: Draft) {
  const validate = useValidate(schemaId);
  const [fault, setFault] = useState<DocumentFault>();
  const { data, error, variables, isPending } = validate;

  function check() {
    const found = findFault(document);
    setFault(found);
    if (!found) validate.mutate(document);
  }

  return {
    document,
    fault,
    bytes: () => bytesOf(document),
    result: data,
    error,
    isChecking: isPending,
    /** The document was changed after it was checked. */
    isStale: data !== undefined && variables !== document,
    write(next: string) {
      setFault(undefined);
      setDocument(next);
    },
    check,
    clear: validate.reset,
  };
}

export type Validation = ReturnType<typeof useValidation>;
