import { type FileHandle, open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import type { S3Settings } from '../../read-storage-settings.ts';
import { describeCauses } from '../../start/start-error.ts';
import { NotStored, StorageAway, type StoredFile } from './file-storage.ts';

/** Part size of uploads, held in memory: small enough for that, and far above the minimum of S3 (5 MiB). */
const partBytes = 16 * 1024 * 1024;
const connectionTimeoutMs = 3_000;
/** Until a response starts, and between two chunks of it. */
const silentForMs = 20_000;
const attempts = 4;

/** Names the SHA-256 (hexadecimal) that an object was written with. */
const digestName = 'sha256';

export type Head = StoredFile & { readonly sha256: string | undefined };
type Written = { readonly path: string; readonly bytes: number; readonly sha256: string };

const statusOf = (cause: unknown) => (cause as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
const nameOf = (cause: unknown) => (cause as Error).name;

/** The key is taken: AWS returns 412, or 409 during concurrent writes. */
export const isTaken = (cause: unknown) => [409, 412].includes(statusOf(cause) ?? 0);

function openClient({ endpoint, region, credentials, pathStyle }: S3Settings): S3Client {
  return new S3Client({
    ...(endpoint !== undefined && { endpoint }),
    ...(region === undefined && endpoint === undefined ? {} : { region: region ?? 'us-east-1' }),
    ...(credentials && { credentials }),
    forcePathStyle: pathStyle,
    maxAttempts: attempts,
    // Older stores only support the signature's checksum; reads are compared with our own.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: connectionTimeoutMs,
      requestTimeout: silentForMs,
      throwOnRequestTimeout: true,
      socketTimeout: silentForMs,
    },
  });
}

async function readAt(file: FileHandle, from: number, most: number): Promise<Buffer> {
  const buffer = Buffer.alloc(most);
  const { bytesRead } = await file.read(buffer, 0, most, from);
  return buffer.subarray(0, bytesRead);
}

/**
 * The objects of a bucket below a prefix. Redirects are not followed: the client uses one address. Everything rejects
 * with `NotStored` or `StorageAway`, except `write`, which passes on errors known to `isTaken`.
 */
export function openObjects(settings: S3Settings, place: string) {
  const { bucket: Bucket, prefix } = settings;
  const client = openClient(settings);
  /** Whether the store supports conditional puts; some return 501. */
  let isConditional = true;
  const at = (key: string) => ({ Bucket, Key: prefix + key });
  const onlyNew = () => (isConditional ? { IfNoneMatch: '*' } : {});

  function failureOf(key: string, cause: unknown): unknown {
    if (isTaken(cause)) return cause;
    if (statusOf(cause) === 404 && nameOf(cause) !== 'NoSuchBucket') return new NotStored(key, place, { cause });
    return new StorageAway(`The storage ${place} cannot be used: ${nameOf(cause)}: ${describeCauses(cause)}`, {
      cause,
    });
  }

  async function ask<T>(key: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (cause) {
      throw failureOf(key, cause);
    }
  }

  async function sendParts(file: FileHandle, key: string, { bytes, sha256 }: Written): Promise<void> {
    const begun = await client.send(
      new CreateMultipartUploadCommand(Object.assign({ Metadata: { [digestName]: sha256 } }, at(key))),
    );
    const upload = Object.assign({ UploadId: begun.UploadId }, at(key));
    try {
      const Parts: { PartNumber: number; ETag: string | undefined }[] = [];
      for (let from = 0; from < bytes; from += partBytes) {
        const PartNumber = Parts.length + 1;
        const Body = await readAt(file, from, partBytes);
        const { ETag } = await client.send(new UploadPartCommand(Object.assign({ PartNumber, Body }, upload)));
        Parts.push({ PartNumber, ETag });
      }
      const MultipartUpload = { Parts };
      await client.send(new CompleteMultipartUploadCommand(Object.assign({ MultipartUpload }, upload, onlyNew())));
    } catch (cause) {
      // If this fails, the bucket's lifecycle rule for incomplete multipart uploads removes the parts.
      await client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined);
      throw cause;
    }
  }

  async function send(file: FileHandle, key: string, written: Written): Promise<void> {
    if (written.bytes > partBytes) return sendParts(file, key, written);
    const Body = await readAt(file, 0, written.bytes);
    const Metadata = { [digestName]: written.sha256 };
    await client.send(new PutObjectCommand(Object.assign({ Body, Metadata }, at(key), onlyNew())));
  }

  return {
    /** Uploads a local file atomically, only if the key does not exist. */
    write: (key: string, written: Written): Promise<void> =>
      ask(key, async () => {
        const file = await open(written.path);
        try {
          await send(file, key, written).catch((cause) => {
            if (!isConditional || statusOf(cause) !== 501) throw cause;
            isConditional = false;
            return send(file, key, written);
          });
        } finally {
          await file.close();
        }
      }),
    read: (key: string) =>
      ask(key, async () => {
        const { Body, ContentLength, Metadata } = await client.send(new GetObjectCommand(at(key)));
        return { body: Body as Readable, bytes: ContentLength, sha256: Metadata?.[digestName] };
      }),
    async head(key: string): Promise<Head | undefined> {
      try {
        const found = await ask(key, () => client.send(new HeadObjectCommand(at(key))));
        const { ContentLength: bytes = 0, LastModified, Metadata } = found;
        return { key, bytes, modifiedAt: LastModified?.getTime() ?? 0, sha256: Metadata?.[digestName] };
      } catch (cause) {
        if (cause instanceof NotStored) return undefined;
        throw cause;
      }
    },
    async *list(below: string): AsyncGenerator<StoredFile> {
      let after: string | undefined;
      do {
        const page = await ask(below, () =>
          client.send(new ListObjectsV2Command({ Bucket, Prefix: prefix + below, ContinuationToken: after })),
        );
        for (const { Key = '', Size: bytes = 0, LastModified } of page.Contents ?? [])
          yield { key: Key.slice(prefix.length), bytes, modifiedAt: LastModified?.getTime() ?? 0 };
        after = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (after !== undefined);
    },
    copy: (from: string, to: string) =>
      ask(from, () => {
        const CopySource = [Bucket, ...(prefix + from).split('/')].map(encodeURIComponent).join('/');
        return client.send(new CopyObjectCommand(Object.assign({ CopySource }, at(to))));
      }),
    remove: (key: string) => ask(key, () => client.send(new DeleteObjectCommand(at(key)))),
    close: () => client.destroy(),
  };
}

export type S3Objects = ReturnType<typeof openObjects>;
