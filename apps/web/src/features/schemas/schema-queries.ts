import type { CrimeKind } from '@halyard/contracts/crime/crime.ts';
import { getCrimeChoices } from '@halyard/contracts/crime/crime.ts';
import {
  addSchema,
  deleteSchema,
  describeSchema,
  diffSchemas,
  exportSchema,
  getSchema,
  inferCrimeSchema,
  inferSchema,
  listSchemas,
  restoreSchema,
  type SampleFormat,
  type SchemaExportFormat,
  type SchemaSummary,
  validateDocument,
} from '@halyard/contracts/work/schemas.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { type Call, useApi } from '../../api/call.ts';
import { saveFile } from '../../api/files/save-file.ts';
import { createUploadFile } from '../../api/files/upload-file.ts';
import { useSessionStore } from '../../session/session-provider.tsx';

const schemasKey = ['schemas'] as const;
const oneKey = (id: string) => [...schemasKey, 'one', id] as const;

/** The newest version of every schema, newest first. */
export function useSchemaList() {
  const call = useApi();
  return useQuery({
    queryKey: [...schemasKey, 'list'],
    queryFn: ({ signal }) => call(listSchemas, { signal }),
  });
}

/** The newest schema of all by default. */
const latest = 'latest';

/** Asks for one schema with its document. */
export const readSchema = (call: Call, id: string = latest, signal?: AbortSignal) =>
  call(getSchema, { params: { id }, ...(signal && { signal }) });

/** One schema with its document; not requested until one is selected. */
export function useSchema(id: string | undefined) {
  const call = useApi();
  return useQuery({
    queryKey: oneKey(id ?? ''),
    queryFn: ({ signal }) => readSchema(call, id, signal),
    enabled: id !== undefined,
  });
}

/** The differences of two versions; not requested until there are two. */
export function useDiff(older: string | undefined, newer: string | undefined) {
  const call = useApi();
  return useQuery({
    queryKey: [...schemasKey, 'diff', older, newer],
    queryFn: ({ signal }) => call(diffSchemas, { params: { id: newer ?? '' }, query: { older: older ?? '' }, signal }),
    enabled: older !== undefined && newer !== undefined && older !== newer,
  });
}

/** The months police data is here for. */
export function useCrimeMonths() {
  const call = useApi();
  return useQuery({
    queryKey: ['crime', 'choices'],
    queryFn: ({ signal }) => call(getCrimeChoices, { signal }),
    select: ({ months }) => months.toReversed(),
  });
}

/** A change of the schemas: visible queries are refetched once it is done. */
function useChange<Given, Reply>(send: (call: Call, given: Given) => Promise<Reply>) {
  const call = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (given: Given) => send(call, given),
    onSuccess: () => void queries.invalidateQueries({ queryKey: schemasKey }),
  });
}

type Described = { readonly id: string; readonly description: string };
export const useDescribe = () =>
  useChange((call, { id, description }: Described) => call(describeSchema, { params: { id }, body: { description } }));
export const useDelete = () => useChange((call, id: string) => call(deleteSchema, { params: { id } }));
export const useRestore = () => useChange((call, id: string) => call(restoreSchema, { params: { id } }));

type Month = { readonly kind: CrimeKind; readonly month: string; readonly signal: AbortSignal };
export const useInferCrime = () =>
  useChange((call, { signal, ...body }: Month) => call(inferCrimeSchema, { body, signal }));

type Saved = { readonly id: string; readonly format: SchemaExportFormat };

/** Hands the browser a schema as a file; resolves with its name. */
export function useSaveSchema() {
  const call = useApi();
  return useMutation({
    async mutationFn({ id, format }: Saved) {
      const { file } = await call(exportSchema, { params: { id }, query: { format } });
      saveFile(file);
      return file.name;
    },
  });
}

function useSend() {
  const { getAccessToken, endRejected, refreshAccount } = useSessionStore();
  return createUploadFile({
    getAccessToken,
    onSignedOut: endRejected,
    onForbidden: () => void refreshAccount().catch(() => undefined),
  });
}

type Sending = {
  readonly file: Blob;
  readonly name: string;
  /** The schema this becomes the next version of. */
  readonly of: string | undefined;
  readonly onProgress?: (bytesSent: number) => void;
  readonly signal: AbortSignal;
};

const named = ({ name, of }: Pick<Sending, 'name' | 'of'>) => ({ name, ...(of !== undefined && { of }) });

const sampleTypes: Readonly<Record<SampleFormat, string>> = {
  csv: 'text/csv',
  json: 'application/json',
  ndjson: 'application/x-ndjson',
};

/** Sends a sample, or a schema as it is; the schema that results from it is in the list afterwards. */
export function useSendSchema() {
  const send = useSend();
  const queries = useQueryClient();
  const known = async (made: Promise<SchemaSummary>) => {
    const schema = await made;
    void queries.invalidateQueries({ queryKey: schemasKey });
    return schema;
  };
  return {
    infer: ({ name, of, format, ...rest }: Sending & { readonly format: SampleFormat }) =>
      known(
        send(inferSchema, { query: { ...named({ name, of }), format }, contentType: sampleTypes[format], ...rest }),
      ),
    add: ({ name, of, ...rest }: Sending) =>
      known(send(addSchema, { query: named({ name, of }), contentType: 'application/json', ...rest })),
  };
}

/** Sends a document as it was written: reading and writing it here would lose long numbers and repeated names. */
export function useValidate(id: string) {
  const send = useSend();
  const endpoint = {
    ...validateDocument,
    path: validateDocument.path.replace(':id', id),
    params: undefined,
    query: z.strictObject({}),
  };
  return useMutation({
    mutationFn: (document: string) =>
      send(endpoint, { query: {}, file: new Blob([document]), contentType: 'application/json' }),
  });
}
